import type { TurnEvent } from '#contract/chat.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { Day } from '#domain/tools/day.ts';
import type { Amendments, SharedFacts } from '#domain/talk/understood.ts';
import type { PrefaceId } from '#domain/safety/script.ts';

/** The events that an engine emits. The runner adds `start`, `finish`, `abort` and `error`. */
export type AnswerEvent = Exclude<TurnEvent, { type: 'start' | 'finish' | 'abort' | 'error' }>;

export interface HistoryMessage {
  role: 'user' | 'assistant';
  text: string;
  /** IDs of the passages that an answer cited. */
  passages?: readonly string[];
}

/** A question from the person, with what an engine may know about the conversation. */
export interface Turn {
  id: string;
  /** The account that asks the question. */
  person: string;
  advisor: AssistantId;
  text: string;
  /** The person's local date. */
  today: Day;
  /** The number of earlier answers. */
  position: number;
  /**
   * Earlier questions of this conversation that an engine answered, newest first. The library uses them as context.
   */
  questions: readonly string[];
  /** Facts from those messages that the person corrected or removed. */
  amendments?: Amendments;
  /** Facts that the person shared from conversations with other advisors. */
  shared?: SharedFacts;
  /** The days on which `questions` were written. If absent, today. */
  questionDays?: readonly Day[];
  /** The turns of this conversation, newest first, without those answered by the safety gate. */
  history: readonly HistoryMessage[];
  /** The advisors that the person may currently talk to. */
  accessible: readonly AdvisorId[];
  /** Violence was mentioned in this conversation, so nothing that needs a meeting or an agreement may be offered. */
  hasViolence: boolean;
  /** A child who may have been hurt was mentioned, so nothing may reassure the person about it. */
  hasChildHarm?: boolean;
  /** A crisis was mentioned in this conversation. A language model is told this, but not the person's words. */
  isSensitive: boolean;
  /** The person asked not to send their messages to a language model. */
  isPrivate?: boolean;
  /** The safety gate adds a line after this answer. */
  hasNote?: boolean;
  /** Only the classifiers asked for that line, so an engine that finds no danger can drop it. */
  isNoteGuess?: boolean;
  /** A sentence to put before an answer that lacks it, such as "I can't know what a judge will do". */
  boundary: PrefaceId | null;
  /** Passages of the answer that is being regenerated. The library tries others first. */
  passedOver: readonly string[];
  /** The message rejects the last answer. `text` is the rest of the message. */
  turnsDown?: boolean;
}

/** What an engine concludes about the danger in a message. Nothing, if it made no judgment of its own. */
export type Verdict = 'no-danger' | void;

/** Answers a turn. Stops soon after `signal` aborts. A rejection ends the turn with the status `error`. */
export interface Engine {
  /** Whether it answers in the person's language. If not, other languages get a fixed text. */
  readonly isMultilingual?: boolean;
  answer(turn: Turn, signal: AbortSignal): AsyncIterable<AnswerEvent, Verdict>;
}
