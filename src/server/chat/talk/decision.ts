import type { Passage } from '#content/passage.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import type { SUPPORT } from '#domain/assistant.ts';
import type { WrittenReply } from '#domain/intents/intent.ts';
import type { GeneralAct, Listener } from '#domain/talk/general-act.ts';
import type { MonthlyBudget } from '#domain/talk/monthly-budget.ts';
import type { SmallTalk } from '#domain/retrieval/small-talk.ts';
import type { BareReply } from '#domain/talk/speech-act.ts';
import type { AnswerDay } from './answer-day.ts';
import type { Candidate } from './find-passage.ts';
import type { StateFacts } from './state-facts.ts';
import type { WrittenMessage } from './write-message.ts';

/** An answer to one question of a message. */
export interface Answer {
  question: string;
  candidate: Candidate;
  isSure: boolean;
  /** What is said of the passage: its short form first, a further part to a further question on it, or all of it. */
  extent: 'short' | 'further' | 'whole';
  /** The advisor whose library it comes from, where that is another one. */
  from: AdvisorId | typeof SUPPORT | null;
}

/** What a turn does. Each has its way of being said in `compose.ts`. `others`: titles to press if a guess is wrong. */
export type Decision =
  | { kind: 'small-talk'; talk: SmallTalk }
  /** What was written for exactly this, or for this answer to what was asked last. */
  | { kind: 'written-reply'; reply: WrittenReply; others?: readonly string[] }
  | { kind: 'answer'; answers: readonly [Answer, ...Answer[]]; others?: readonly string[] }
  /** Someone tells how it is: said back in other words, with one open question. */
  | { kind: 'listen'; offer: Answer | null }
  | { kind: 'bare-reply'; reply: BareReply }
  /** Something that can be answered whatever the matter is. */
  | { kind: 'general'; act: GeneralAct }
  /** Words to say to someone other than the other parent. */
  | { kind: 'words-to'; listener: Listener }
  | { kind: 'ask-stage' }
  | { kind: 'acknowledge' }
  /** None of what was offered: they are asked to say it themselves. */
  | { kind: 'something-else' }
  | { kind: 'about-guide' }
  /** They live where the library's law doesn't hold. */
  | { kind: 'other-country'; country: string }
  /** They ask to be taken to another advisor. */
  | { kind: 'to-advisor'; advisor: AdvisorId }
  /** They ask why a line about safety was there. */
  | { kind: 'why-safety' }
  /** What was proposed does not suit them, and nothing else is said. */
  | { kind: 'declined' }
  /** The last answer once more, in one sentence. */
  | { kind: 'in-short'; passage: Passage }
  | { kind: 'answer-day'; answerDay: AnswerDay }
  /** A word or a number of the state's own rules, or that it wasn't checked. */
  | { kind: 'state-facts'; asked: StateFacts }
  /** What comes in and goes out in a month, added up, and whether that works out where it was asked. */
  | { kind: 'budget'; budget: MonthlyBudget; isAsked: boolean }
  /** The answer before missed the point. */
  | { kind: 'repair'; choices: readonly Passage[] }
  | { kind: 'state-noted'; state: string }
  | { kind: 'message'; written: WrittenMessage }
  /** In the field, and nothing surely fits. What comes nearest, to be pressed; there may be nothing. */
  | { kind: 'nearest'; choices: readonly string[] }
  | { kind: 'outside' };

/** A decision with its reason, for `npm run talk`. */
export interface Decided {
  decision: Decision;
  why: string;
}
