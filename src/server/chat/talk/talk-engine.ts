import type { AnswerEvent, Engine, Turn } from '../engine.ts';
import { openIntentReader } from '../intents/open-intent-reader.ts';
import type { IntentReader, IntentsRead } from '../intents/read-intents.ts';
import { openLibraries } from '../library/open-libraries.ts';
import type { Library } from '../library/open-library.ts';
import { asMeant } from './as-meant.ts';
import { compose } from './compose.ts';
import type { Composed } from './composed.ts';
import { decide } from './decide.ts';
import type { Decided, Decision } from './decision.ts';
import { type Heard, hear } from './heard.ts';
import { type ListeningBank, openListeningBank } from './listening-bank.ts';
import { type Pause, say } from './say.ts';
import { withSuggestedReplies } from './suggested-replies.ts';

/** Called once an answer has been said to its end. */
export type Answered = (turn: Turn, kind: Decision['kind']) => Promise<void>;

export interface TalkOptions {
  library: Library;
  bank: ListeningBank;
  readIntents: IntentReader;
  /** Called with each answer as it begins: what may be said to it can be made ready. */
  expect?: (answer: Composed) => void;
  answered?: Answered;
}

/** One turn before it is said, with everything that led to it. */
export interface Worked extends Decided {
  heard: Heard;
  composed: Composed;
}

/** Holds the conversation by rules from the written library: no key, no network. */
export function talkEngine(
  pause: Pause,
  { library, bank, readIntents, expect, answered }: TalkOptions = {
    library: openLibraries(),
    bank: openListeningBank(),
    readIntents: openIntentReader(),
  },
): Engine {
  return {
    async *answer(asked, signal): AsyncIterable<AnswerEvent> {
      const turn = asMeant(asked);
      const { composed, decision } = workOut(turn, { library, bank, read: await readIntents(turn) });
      expect?.(composed);
      yield* say(composed, pause, signal);
      if (!signal.aborted) await answered?.(asked, decision.kind);
    },
  };
}

/** Hear, decide, compose. The safety gate and `asMeant` have gone before; `say` comes after. */
export function workOut(
  turn: Turn,
  { library, bank, read }: { library: Library; bank: ListeningBank; read: IntentsRead },
): Worked {
  const heard = hear(turn, bank);
  const decided = decide(library, turn, heard, read);
  const composed = compose(decided.decision, turn, heard, bank);
  return { heard, ...decided, composed: withSuggestedReplies(composed, decided.decision, turn) };
}
