import type { Day } from '../tools/day.ts';
import { parseContrasts } from './contrast.ts';
import { asChange, correctOutsideQuestions, correctAndAnswer } from './correct.ts';
import { stripCue } from './cue.ts';
import type { Flow, Slot } from './flow.ts';
import type { Outcome } from './outcome.ts';
import { readYesNo } from './read/choice.ts';
import { plainWords } from './read/plain.ts';
import { type Aside, type Run, newRun } from './run.ts';
import { replaceValue } from './replacement.ts';
import { openSlot } from './steps.ts';
import { bareValue, kindOf, replaceKind } from './value-kind.ts';

/** The buttons of a question about the conversation itself. */
export const NONE_OF_THESE = 'Neither, it’s my answer here';
export const DELETE_CHOICES = ['Yes, delete them', 'No, keep them'] as const;

interface Answered {
  flow: Flow;
  run: Run;
  text: string;
  today: Day;
  take: (run: Run, slot: Slot, text: string) => Outcome;
}

/** The answer to a question about the conversation itself. Null if the text is about something else. */
export function handleAside(answered: Answered, aside: Aside): Outcome | null {
  return aside.kind === 'delete' ? onDelete(answered, aside.restarts) : onWhich(answered, aside);
}

function onDelete({ flow, run, text }: Answered, restarts: boolean): Outcome | null {
  const kept: Run = { ...run, aside: null };
  const isYes =
    readYesNo(text) === 'yes' || /^(?:please )?(?:delete|erase|start over|restart)\b/.test(plainWords(text));
  if (isYes) {
    const status = restarts ? 'asking' : 'paused';
    return { run: { ...newRun(flow), heard: run.heard, status }, note: { kind: 'deleted' } };
  }
  if (readYesNo(text) !== 'no' && !/^keep\b/.test(plainWords(text))) return null;
  return restarts
    ? { run: kept, note: { kind: 'resumed' } }
    : { run: { ...kept, status: 'paused' }, note: { kind: 'stopped' } };
}

function onWhich(
  answered: Answered,
  { slots, text: said, rest }: Extract<Aside, { kind: 'which' }>,
): Outcome | null {
  const { flow, run, text, today, take } = answered;
  const kept: Run = { ...run, aside: null };
  const open = openSlot(flow, kept);
  const plain = plainWords(text);
  if (plain === plainWords(NONE_OF_THESE) || /^(?:neither|none|no|my answer|it's my answer)\b/.test(plain))
    return open ? take(kept, open, rest ? said : stripCue(said).said) : null;
  const slot = flow.slots.find(({ id, label }) => slots.includes(id) && plainWords(label) === plain);
  if (!slot) return null;
  const value = bareValue(stripCue(said).said.replace(toldWrong, ''));
  if (slot.id === open?.id) return take(kept, open, value);
  const old = run.values[slot.id];
  const contrasts = parseContrasts(stripCue(said).said);
  const replaced = contrasts.map((one) => replaceValue(slot, old, one, today)).find((one) => one !== null);
  if (replaced) return asChange(correctAndAnswer({ ...answered, run: kept }, open, replaced, rest));
  const kind = kindOf(value);
  const isText = slot.type === 'text' && typeof old === 'string';
  const account =
    isText && slot.isAccount ? `${withStop(old)} Correction: ${withStop(stripCue(said).said)}` : null;
  const words = account ?? (isText && kind ? inText(old, kind, value) : value);
  const outcome = correctAndAnswer({ ...answered, run: kept }, open, { slot, text: words }, rest);
  return asChange(
    outcome.note.kind === 'misfit' ? correctOutsideQuestions(flow, kept, { slot, text: '' }, today) : outcome,
  );
}

const toldWrong =
  /^(?:that came out wrong|let me (?:say|explain|put|rephrase|redo) (?:that|it)(?: again| better| differently)?|that's not what i (?:meant|was trying to say)|i (?:explained that badly|(?:told you|typed|answered) (?:that|it|this)(?: all)? wrong))[,.;:!-]* /i;

function withStop(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** Within a text answer, only a bare value replaces an older one. Otherwise the person writes the answer again. */
function inText(old: string, kind: NonNullable<ReturnType<typeof kindOf>>, value: string): string {
  const MOST_WORDS = 6;
  return value.split(' ').length <= MOST_WORDS ? replaceKind(old, kind, value) : '';
}
