import type { AnswerEvent, Engine, Turn } from '../engine.ts';
import { openIntentReader } from '../intents/open-intent-reader.ts';
import type { IntentReader, IntentsRead } from '../intents/read-intents.ts';
import { openLibraries } from '../library/open-libraries.ts';
import type { Library } from '../library/open-library.ts';
import { withIntendedQuestion } from './as-meant.ts';
import { compose } from './compose.ts';
import type { Composed } from './composed.ts';
import { decide } from './decide.ts';
import type { Decided, Decision } from './decision.ts';
import { type Interpretation, interpret } from './heard.ts';
import { type ListeningBank, openListeningBank } from './listening-bank.ts';
import { type Pause, streamTurn } from './say.ts';
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
export interface DecidedTurn extends Decided {
  heard: Interpretation;
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
      const turn = withIntendedQuestion(asked);
      const { composed, decision } = decideTurn(turn, { library, bank, read: await readIntents(turn) });
      expect?.(composed);
      yield* streamTurn(composed, pause, signal);
      if (!signal.aborted) await answered?.(asked, decision.kind);
    },
  };
}

/** Understands, decides and composes. The safety gate and `withIntendedQuestion` run before it; `streamTurn` runs after it. */
export function decideTurn(
  turn: Turn,
  { library, bank, read }: { library: Library; bank: ListeningBank; read: IntentsRead },
): DecidedTurn {
  const heard = interpret(turn, bank);
  const decided = decide(library, turn, heard, read);
  const composed = compose(decided.decision, turn, heard, bank);
  return { heard, ...decided, composed: withSuggestedReplies(composed, decided.decision, turn) };
}
