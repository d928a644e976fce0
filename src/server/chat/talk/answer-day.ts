import { deadlineWords } from '#content/tools/court-deadline.ts';
import { findStage } from '#domain/situation/stage.ts';
import { stateOfPlace } from '#domain/retrieval/city-state.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { talkWords } from '#content/talk-words.ts';
import {
  asksForAnswerDay,
  asksForSteps,
  asksHowDaysCount,
  findStatedDays,
  findServiceDay,
} from '#domain/talk/served-day.ts';
import type { Day } from '#domain/tools/day.ts';
import { deadlineTool } from '#domain/tools/court-deadline/deadline-tool.ts';
import type { Turn } from '../engine.ts';
import type { Interpretation } from './heard.ts';

/** The date by which an answer to court papers is due, as far as the conversation allows computing it. */
export type AnswerDay =
  | {
      kind: 'counted';
      state: string | null;
      /**
       * The number of days, as stated by the person or by the library for the state. Null if the tool's own rule was
       * used.
       */
      days: number | null;
      served: Day;
      /** The last day of the count, before any rule about closed days. */
      end: Day;
      due: string;
      time: string | null;
      exception: string | null;
      confirm: string;
    }
  /** A question about whether the first day, weekends and holidays count. */
  | { kind: 'how-days-count' }
  | { kind: 'unknown-rule'; text: string }
  | { kind: 'missing'; state: string | null; served: Day | null };

/** The end of Hannah's questions for the calculation. It identifies the next message as the answer. */
export const COUNT_OFFER = "I'll figure out the day your answer is due.";
/** A phrase that every calculation contains. */
const COUNTED = 'plan to file your answer by';

const tool = deadlineTool(deadlineWords);

/** Null if the message is not about papers that were served. */
export function answerDayFor(turn: Turn, heard: Interpretation): AnswerDay | null {
  if (turn.advisor !== 'hannah') return null;
  const isAwaited = lastAnswers(turn).some((text) => text.includes(COUNT_OFFER) || text.includes(COUNTED));
  if (heard.situation.stage !== 'served' && !isAwaited && !tellsDayAfterAsking(turn)) return null;
  const isGivenNow = findStatedDays([turn.text]) !== null;
  if (isAwaited && !isGivenNow && asksHowDaysCount(turn.text)) return { kind: 'how-days-count' };
  const isNew = findStage(turn.text) === 'served' && (heard.questions.length === 0 || hasAllFacts(turn));
  const isGiven = (suppliesMissingFact(turn) && (isAwaited || isShort(turn))) || tellsDayAfterAsking(turn);
  if (!isGiven && !isNew && !asksForAnswerDay(turn.text)) return null;
  const { served, state } = heard;
  const days = findStatedDays([turn.text, ...turn.questions]);
  return served && (state || days !== null)
    ? counted(state, served, days)
    : { kind: 'missing', state, served };
}

const ASKED_BACK = 2;

/** "How long do I have to answer divorce papers in Ohio", then "I got them the 14th". */
function tellsDayAfterAsking({ text, today, questions }: Turn): boolean {
  const hasAsked = questions.slice(0, ASKED_BACK).some(asksForAnswerDay);
  return hasAsked && findServiceDay([text], [today], today) !== null;
}

/** In "I was served yesterday in Ohio, what do I do", the due date is the most important answer. */
function hasAllFacts({ text, today }: Turn): boolean {
  return asksForSteps(text) && findServiceDay([text], [today], today) !== null;
}

const MAX_ANSWERS_BACK = 3;

function lastAnswers({ history }: Turn): string[] {
  return history.flatMap(({ role, text }) => (role === 'assistant' ? [text] : [])).slice(0, MAX_ANSWERS_BACK);
}

/** "And what if I don't answer?", right after we asked for the day, is a different question. */
function suppliesMissingFact({ text, today, questions }: Turn): boolean {
  const state = stateOfPlace(text);
  // "Is there a free lawyer in Arkansas" isn't about the day if Arkansas is already known.
  const isNewState = state !== null && !questions.some((before) => stateOfPlace(before) === state);
  return findServiceDay([text], [today], today) !== null || isNewState || findStatedDays([text]) !== null;
}

const MAX_SHORT_WORDS = 4;

/** Matches "Today" and "last Friday" as answers to a question from a few messages ago. */
function isShort({ text }: Turn): boolean {
  return text.trim().split(/\s+/).length <= MAX_SHORT_WORDS;
}

function unknownRule(state: string | null): string {
  return talkWords.servedUnknownRule.replace('{state}', state === null ? 'your state' : stateName(state));
}

function counted(state: string | null, served: Day, days: number | null): AnswerDay | null {
  const outcome = tool.run({
    event: served,
    ...(state ? { state } : {}),
    ...(days === null
      ? {}
      : { count: { days, unit: 'calendar', direction: 'after', roll: 'next-open-day' } }),
  });
  if (!outcome.ok) return null;
  const { result } = outcome;
  if (result.kind === 'unknown') return { kind: 'unknown-rule', text: unknownRule(state) };
  return {
    kind: 'counted',
    state,
    days,
    served,
    end: result.counted,
    due: result.planFor,
    time: result.deadline.time === '10:00 AM' ? result.deadline.time : null,
    exception: result.exception,
    confirm: result.confirm,
  };
}
