import type { Passage } from '#content/passage.ts';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { followUp, stripIntroduction } from '#domain/retrieval/follow-up.ts';
import { namingChildren } from '#domain/talk/naming-children.ts';
import { terms } from '#domain/retrieval/terms.ts';
import type { AskedQuestion } from '#domain/talk/asked-questions.ts';
import { mentionsField } from '#domain/talk/field-words.ts';
import type { Turn } from '../engine.ts';
import { nextPassages } from '../library/next-passages.ts';
import type { Library } from '../library/open-library.ts';
import { isAlreadyShown, lastCited, lastCitedTitles, subjectOf } from './conversation-memory.ts';
import { type Candidate, findPassage } from './find-passage.ts';
import type { Interpretation } from './heard.ts';

/** The result of a question, from the advisor's own library or another's. */
export type FoundAnswer =
  | { kind: 'own'; candidate: Candidate; isSure: boolean }
  | { kind: 'elsewhere'; assistant: AdvisorId | typeof SUPPORT; candidate: Candidate }
  /** No passage fits well. These are the closest. */
  | { kind: 'near'; choices: readonly Passage[] }
  | { kind: 'nothing' };

/**
 * Minimum probability for showing an answer, with alternatives next to it. Of 351 answerable questions, 318 get the
 * right passage first at 0.1 and 18 a wrong one; at 0.5 it is 267 and 3. Unrelated questions are excluded by their
 * different words.
 */
const SHOWN_THRESHOLD = 0.12;
const SHOWN_OUTSIDE_FIELD_THRESHOLD = 0.35;
/**
 * The threshold in the middle of a conversation. Below it, raters scored a passage lower than a choice of the closest
 * matches (1.1 of 4).
 */
const SHOWN_IN_TALK_THRESHOLD: Readonly<Record<AdvisorId, number>> = {
  lena: 0.5,
  emma: 0.45,
  james: 0.5,
  ava: 0.3,
  hannah: 0.25,
  max: 0.25,
};
/** Lena listens instead of guessing. */
const SHOWN_BY_LENA_THRESHOLD = 0.3;
const SURE_THRESHOLD = 0.5;
/** How many times better another advisor's passage must be, in odds, to redirect the person to that advisor. */
const CLEAR_ODDS_RATIO = 2;
const ELSEWHERE_THRESHOLD = 0.35;
/** In the middle of a conversation, the words of a question refer to something discussed here. */
const ELSEWHERE_IN_TALK_THRESHOLD = 0.65;
/** The threshold for asking "Do you mean …?" */
const NEAR_THRESHOLD = 0.12;
const NEAR_FROM_IN_TALK = 0.06;
/** A long message tells a story, and the search would match the story instead of the question. */
const WHOLE_MESSAGE_WORDS = 60;

export function findAnswer(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  asked: AskedQuestion,
): FoundAnswer {
  const own = bestOwn(library, turn, heard, asked);
  const from = shownFrom(turn);
  if (own && own.likely >= Math.max(SURE_THRESHOLD, from))
    return { kind: 'own', candidate: own, isSure: true };
  const elsewhere =
    findElsewhere(library, turn, heard, asked.inContext, own) ??
    (isShort(turn.text) ? findElsewhere(library, turn, heard, turn.text, own) : null);
  if (elsewhere) return elsewhere;
  if (own && own.likely >= from) return { kind: 'own', candidate: own, isSure: false };
  const nearFrom = turn.questions.length > 0 ? NEAR_FROM_IN_TALK : NEAR_THRESHOLD;
  if (own && own.likely >= nearFrom) return { kind: 'near', choices: [own.passage, ...own.others] };
  return { kind: 'nothing' };
}

const REPEAT_PENALTY = 0.5;

/** A question with a clear topic wants something new rather than more of the same passage. */
function penalizeRepeats(candidate: Candidate, turn: Turn, question: string): Candidate {
  const isShortFollowUp = followUp(question) !== 'stands-alone' && isFewWords(question);
  if (!isAlreadyShown(candidate.passage, turn) || isShortFollowUp) return candidate;
  return { ...candidate, likely: candidate.likely * REPEAT_PENALTY };
}

const SHORT_QUESTION = 9;
/** A short question right after an answer is matched to the follow-ups of the answered passage first. */
const NEXT_THRESHOLD = 0.03;
const FOLLOW_UP_BONUS = 4;

function isFewWords(question: string): boolean {
  return question.split(/\s+/).length <= SHORT_QUESTION;
}

/** "And if I miss it?" matches a follow-up of the last passage if that mentions what is asked. */
function followUpMatch(library: Library, turn: Turn, question: string): Candidate | null {
  if (!isFewWords(question)) return null;
  const leadsTo = new Set(
    lastCited({ ...turn, history: turn.history.slice(0, 4) }).flatMap((passage) => [
      passage,
      ...nextPassages(passage, library),
    ]),
  );
  const hit = library
    .search(turn.advisor, question)
    .find(({ passage, byItself }) => leadsTo.has(passage) && byItself >= NEXT_THRESHOLD);
  if (!hit) return null;
  const likely = Math.min(0.6, hit.byItself * FOLLOW_UP_BONUS);
  const candidate = { passage: hit.passage, likely, byItself: hit.byItself, others: [], otherStates: [] };
  return mentionsTopic(candidate, question) ? candidate : null;
}

/** The earlier topic always matches its own passage, so that passage must also contain a word of the question. */
function mentionsTopic({ passage }: Candidate, question: string): boolean {
  const asked = terms(question);
  if (asked.size === 0) return true;
  const told = terms([passage.title, ...passage.asks, passage.text].join('\n'));
  return [...asked].some((term) => told.has(term));
}

function isShort(message: string): boolean {
  return message.split(/\s+/).length <= WHOLE_MESSAGE_WORDS;
}

function oddsOf(likely: number): number {
  return likely >= 1 ? Infinity : likely / (1 - likely);
}

/** A second miss right after an apology costs more trust than "I don't know". */
const SHOWN_AFTER_A_MISS_THRESHOLD = 0.5;

function shownFrom({ advisor, text, questions, turnsDown }: Turn): number {
  if (advisor !== SUPPORT && questions.length > 0)
    return Math.max(SHOWN_IN_TALK_THRESHOLD[advisor], turnsDown ? SHOWN_AFTER_A_MISS_THRESHOLD : 0);
  if (advisor === 'lena') return SHOWN_BY_LENA_THRESHOLD;
  return advisor !== SUPPORT && mentionsField(text) ? SHOWN_THRESHOLD : SHOWN_OUTSIDE_FIELD_THRESHOLD;
}

/** "Does she get half of it?" has a certain match, and its whole message a better one. */
const SURE_ALONE_THRESHOLD = 0.8;

/** Searches for the question alone, with its message, and with the earlier topic if it says little by itself. */
function bestOwn(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  asked: AskedQuestion,
): Candidate | null {
  const find = (question: string) => findPassage(library, turn, heard, turn.advisor, question);
  const named = namingChildren(asked.text, heard.situation);
  const alone = find(stripIntroduction(named ?? asked.text));
  if (alone && alone.likely >= SURE_ALONE_THRESHOLD) return alone;
  const subject = followUp(asked.text) === 'stands-alone' ? null : subjectOf(turn);
  const wider = new Set([
    asked.inContext,
    ...(isShort(turn.text) && heard.questions.length <= 1 ? [turn.text] : []),
  ]);
  wider.delete(asked.text);
  const inTalk = subject
    ? [subject, ...lastCitedTitles(turn)].map((about) => find(`${asked.text}\n${about}`))
    : [];
  const next = followUpMatch(library, turn, asked.text);
  return [
    alone,
    ...[...wider].map(find),
    ...inTalk.filter((candidate) => candidate && mentionsTopic(candidate, asked.text)),
    next,
  ]
    .filter((candidate) => candidate !== null)
    .map((candidate) => penalizeRepeats(candidate, turn, asked.text))
    .reduce<Candidate | null>((best, next) => (best && best.likely >= next.likely ? best : next), null);
}

/**
 * Returns another advisor's passage if it fits far better than this advisor's best one. Null if this advisor may answer.
 */
export function findElsewhere(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  question: string,
  own: Candidate | null,
): Extract<FoundAnswer, { kind: 'elsewhere' }> | null {
  const elsewhere = bestElsewhere(library, turn, heard, question);
  const from = turn.questions.length > 0 ? ELSEWHERE_IN_TALK_THRESHOLD : ELSEWHERE_THRESHOLD;
  if (!elsewhere || elsewhere.candidate.byItself < from) return null;
  const isBetter = oddsOf(elsewhere.candidate.byItself) >= oddsOf(own?.byItself ?? 0) * CLEAR_ODDS_RATIO;
  return isBetter ? elsewhere : null;
}

function bestElsewhere(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  question: string,
): Extract<FoundAnswer, { kind: 'elsewhere' }> | null {
  const found = ([...advisorIds, SUPPORT] as const)
    .filter((assistant) => assistant !== turn.advisor)
    .flatMap((assistant) => {
      const candidate = findPassage(library, turn, heard, assistant, question);
      return candidate ? [{ kind: 'elsewhere' as const, assistant, candidate }] : [];
    })
    .toSorted((one, other) => other.candidate.byItself - one.candidate.byItself);
  return found[0] ?? null;
}
