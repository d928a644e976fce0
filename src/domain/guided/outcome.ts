import type { ChildQuestion } from './hurt-child.ts';
import type { Pause } from './flow.ts';
import type { DayProblem } from './read/day.ts';
import type { Run } from './run.ts';
import type { Values } from './value.ts';

/** A note shown before the open question. */
export type Note =
  /** `given`: the answers in the opening message. */
  | { kind: 'begun'; given: Values }
  | { kind: 'resumed' | 'stopped' | 'back' | 'at-start' | 'not-confirmed' | 'answers' | 'finished' }
  /** `isTyped`: typed instead of chosen by a button, so the person should see how it was parsed. */
  | { kind: 'heard'; slots: readonly string[]; isTyped?: boolean }
  /** Earlier answers that were corrected. `also`: the answers that came with the correction. */
  | { kind: 'changed'; slots: readonly string[]; also?: readonly string[] }
  /** The answer was stored as written, or counts as the choice that keeps the person safer. */
  | { kind: 'own-words' | 'safer'; slot: string }
  | { kind: 'which' | 'ask-delete' | 'deleted' | 'which-answer' | 'unclear-change' | 'safe' }
  /** `isReduced`: the person said no to several answers at once, and only the open question's is left. */
  | { kind: 'confirm'; values: Values; isReduced?: boolean }
  /** A private answer is to be changed. It has to be given alone, so that only the device stores it. */
  | { kind: 'private-change'; slot: string }
  | { kind: 'why' | 'changing' | 'skipped' | 'cannot-skip'; slot: string }
  /** A question about our question. `asked` is never stored. */
  | { kind: 'meaning'; slot: string; asked: string }
  | { kind: 'misfit'; slot: string; time: number }
  | { kind: 'bad-day'; slot: string; problem: DayProblem }
  /** `safer`: the question whose unparsed answer counts as the choice that leads to help. */
  | { kind: 'paused'; pause: Pause; safer?: string }
  | { kind: 'variant' }
  /** A question about help for a hurt child, which is answered before anything else. */
  | { kind: 'child-help'; about: ChildQuestion }
  /** What sounded like thoughts of suicide was about another person. */
  | { kind: 'not-me' }
  /** The police or an ambulance are coming. */
  | { kind: 'help-coming' }
  /** The person answered the safety gate's question: they are safe, or don't plan to die. The lines stay at hand. */
  | { kind: 'reassured'; of: 'self' | 'violence' }
  /** A question from the person. It is answered, then the open question is repeated. */
  | { kind: 'question'; isShort: boolean };

export interface Outcome {
  run: Run;
  note: Note;
}
