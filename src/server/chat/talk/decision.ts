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
import type { HouseSum } from './house-line.ts';
import type { StateFacts } from './state-facts.ts';
import type { WrittenMessage } from './write-message.ts';

/** An answer to one question of a message. */
export interface Answer {
  question: string;
  candidate: Candidate;
  isSure: boolean;
  /**
   * The part of the passage that is shown: its short form first, then a further part for a follow-up question, or all of
   * it.
   */
  extent: 'short' | 'further' | 'whole';
  /** The advisor whose library contains it, if that is another one. */
  from: AdvisorId | typeof SUPPORT | null;
}

/**
 * The kinds of decision about a turn. `compose.ts` writes the text of each. `others` are titles to press if a guess is
 * wrong.
 */
export type Decision =
  | { kind: 'small-talk'; talk: SmallTalk }
  /** A reply written for exactly this message, or for this answer to the last question. */
  | { kind: 'written-reply'; reply: WrittenReply; others?: readonly string[] }
  | { kind: 'answer'; answers: readonly [Answer, ...Answer[]]; others?: readonly string[] }
  /** The person describes their situation. The reply paraphrases it and asks one open question. */
  | { kind: 'listen'; offer: Answer | null }
  | { kind: 'bare-reply'; reply: BareReply }
  /** A message that can be answered whatever its topic is. */
  | { kind: 'general'; act: GeneralAct }
  /** A message to someone other than the other parent. */
  | { kind: 'words-to'; listener: Listener }
  | { kind: 'ask-stage' }
  /** The person asks for any first step. */
  | { kind: 'where-to-start' }
  | { kind: 'after-violence' }
  | { kind: 'acknowledge' }
  /** None of the offered options fit, so the person is asked to describe it in their own words. */
  | { kind: 'something-else' }
  | { kind: 'about-guide' }
  /** The person lives where the law in the library doesn't apply. */
  | { kind: 'other-country'; country: string }
  /** The person asks for another advisor. */
  | { kind: 'to-advisor'; advisor: AdvisorId }
  /** The person asks why a safety line was shown. */
  | { kind: 'why-safety' }
  /** The person only rejects a suggestion. */
  | { kind: 'declined' }
  /** Repeats the last answer in one sentence. */
  | { kind: 'in-short'; passage: Passage }
  | { kind: 'answer-day'; answerDay: AnswerDay }
  /** A term or number from the state's own rules, or that it wasn't verified. */
  | { kind: 'state-facts'; asked: StateFacts }
  /** The sum of monthly income and expenses, and whether the budget works out if the person asked. */
  | { kind: 'budget'; budget: MonthlyBudget; isAsked: boolean }
  /** The equity of the house from the person's own figures, or what one of them would pay the other. */
  | { kind: 'house'; sum: HouseSum }
  /** The previous answer missed the point. */
  | { kind: 'repair'; choices: readonly Passage[] }
  | { kind: 'state-noted'; state: string }
  /** The person only tells the children's ages. */
  | { kind: 'ages-noted'; ages: readonly number[] }
  | { kind: 'message'; written: WrittenMessage }
  /** A question in our field without a certain match. The closest titles are offered as buttons; there may be none. */
  | { kind: 'nearest'; choices: readonly string[] }
  | { kind: 'outside' };

/** A decision with its reason, for `npm run talk`. */
export interface Decided {
  decision: Decision;
  why: string;
}
