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

/** Called once an answer has been sent completely. */
export type Answered = (turn: Turn, kind: Decision['kind']) => Promise<void>;

export interface TalkOptions {
  library: Library;
  bank: ListeningBank;
  readIntents: IntentReader;
  /** Called with each answer as it starts, so that likely replies to it can be prepared. */
  expect?: (answer: Composed) => void;
  answered?: Answered;
}

/** One turn before it is sent, with everything that led to it. */
export interface Worked extends Decided {
  heard: Heard;
  composed: Composed;
}

/** Runs the conversation by rules from the library, without an API key or network. */
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

/** Understands, decides and composes. The safety gate and `asMeant` run before it; `say` runs after it. */
export function workOut(
  turn: Turn,
  { library, bank, read }: { library: Library; bank: ListeningBank; read: IntentsRead },
): Worked {
  const heard = hear(turn, bank);
  const decided = decide(library, turn, heard, read);
  const composed = compose(decided.decision, turn, heard, bank);
  return { heard, ...decided, composed: withSuggestedReplies(composed, decided.decision, turn) };
}
