import type { Passage } from '#content/passage.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { SmallTalk } from '#domain/retrieval/small-talk.ts';
import { type Situation, situationIn } from '#domain/situation/situation.ts';
import type { Turn } from '../engine.ts';

export type Finding =
  | { kind: SmallTalk }
  | {
      kind: 'answer';
      passage: Passage;
      /** Nearly as fitting: the question may have meant these. */
      alternatives: readonly Passage[];
      state: string | null;
      otherStates: readonly string[];
    }
  | { kind: 'state-needed'; states: readonly string[] }
  | { kind: 'stage-needed' }
  /** Nothing was asked: something was told that is remembered. */
  | { kind: 'told'; passages: readonly Passage[]; elsewhere: Elsewhere | null }
  /** The conversation has the first of them already; the others stand next to it. */
  | { kind: 'said-before'; passages: readonly Passage[] }
  /** Nothing was asked, and no text is on just this. */
  | { kind: 'heard'; passages: readonly Passage[]; elsewhere: Elsewhere | null }
  /** Said against the answer before; what else there is on its question. */
  | { kind: 'complaint'; passages: readonly Passage[] }
  /** A text is to be made: James has a tool for that. */
  | { kind: 'asked-to-write' }
  /** "Yes", "then what": nothing by itself. */
  | { kind: 'unclear' }
  /** Of `several` each would answer; `subject` is near to what was spoken of before, more than to the question. */
  | {
      kind: 'closest';
      fits: 'several' | 'nearly' | 'subject';
      passages: readonly Passage[];
      elsewhere: Elsewhere | null;
    }
  | { kind: 'nothing'; elsewhere: Elsewhere | null };

/** Whose field a question is instead. */
export interface Elsewhere {
  /** The most fitting first; a second one where it fits nearly as well. */
  assistants: readonly [AssistantId, ...AssistantId[]];
  /** Their library would answer it; else it only comes near. */
  isSure: boolean;
}

/** A turn with what its conversation, and nothing else, has told so far. */
export interface KnownTurn extends Turn {
  situation: Situation;
}

export function knownTurn(turn: Turn): KnownTurn {
  return { ...turn, situation: situationIn([turn.text, ...turn.questions]) };
}
