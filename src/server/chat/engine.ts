import type { TurnEvent } from '#contract/chat.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { Day } from '#domain/tools/day.ts';
import type { Amendments } from '#domain/talk/understood.ts';
import type { PrefaceId } from '#domain/safety/script.ts';

/** What an engine says; the runner adds `start`, `finish`, `abort` and `error`. */
export type AnswerEvent = Exclude<TurnEvent, { type: 'start' | 'finish' | 'abort' | 'error' }>;

export interface SaidBefore {
  role: 'user' | 'assistant';
  text: string;
  /** Ids of the passages that an answer cited. */
  passages?: readonly string[];
}

/** One question of the person, with what the conversation lets an engine know. */
export interface Turn {
  id: string;
  /** The account that asks. */
  person: string;
  advisor: AssistantId;
  text: string;
  /** The person's own date. */
  today: Day;
  /** How many answers stand before this one. */
  position: number;
  /** Earlier questions of this conversation that an engine answered, newest first: what a library remembers. */
  questions: readonly string[];
  /** What the person corrected or had forgotten of what those messages tell. */
  amendments?: Amendments;
  /** The days on which `questions` were written. Absent: today. */
  questionDays?: readonly Day[];
  /** What was said in this conversation apart from the safety gate's own talks, newest first. */
  history: readonly SaidBefore[];
  /** The advisors that the person may talk to now. */
  accessible: readonly AdvisorId[];
  /** Violence was spoken of in this conversation: nothing may be offered that needs a meeting or a deal. */
  hasViolence: boolean;
  /** A child that may have been hurt was spoken of: nothing may be said that calms the person about it. */
  hasChildHarm?: boolean;
  /** A crisis was spoken of in this conversation: a language model learns that, and none of its words. */
  isSensitive: boolean;
  /** The person asked that what they write goes to no language model. */
  isPrivate?: boolean;
  /** The safety gate says a line of its own after this answer. */
  hasNote?: boolean;
  /** What to say before an answer that doesn't say so itself, such as "I can't know what a judge will do". */
  boundary: PrefaceId | null;
  /** Passages of the answer that is to be written again: the library tries others first. */
  passedOver: readonly string[];
  /** The message turns down the last answer; `text` is what is left of it. */
  turnsDown?: boolean;
}

/** Answers one turn. Stops soon after `signal` aborts; a rejection ends the turn with the status `error`. */
export interface Engine {
  answer(turn: Turn, signal: AbortSignal): AsyncIterable<AnswerEvent>;
}
