import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import type { WrittenReply, Intent } from '#domain/intents/intent.ts';
import { toThirdPerson, thirdPersons } from '#domain/intents/third-person.ts';
import { deniedTerms, isDenied } from '#domain/talk/denied-terms.ts';
import { mentionsField } from '#domain/talk/field-words.ts';
import { isAboutImmigration, mentionsImmigration } from '#domain/talk/mentions-immigration.ts';
import { isForOtherSide } from '#domain/talk/support-role.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import { isSuitableAfterChildHarm, isSuitableAfterViolence } from '../library/after-violence.ts';
import { hasUsedText, isSentAgain } from './conversation-memory.ts';
import { passageById } from './passage-by-id.ts';
import type { Decided } from './decision.ts';
import type { Interpretation } from './heard.ts';

/** Minimum score for an intent to count as meant. The figures are in evals/README.md. */
const MEANT_THRESHOLD: Readonly<Record<AssistantId, number>> = {
  lena: 0.5,
  emma: 0.5,
  james: 0.5,
  ava: 0.5,
  hannah: 0.5,
  max: 0.5,
  support: 1.1,
};
/** A lower threshold, used if no other intent is near. */
const AHEAD_THRESHOLD = 0.3;
const MIN_LEAD = 2.5;
const RELATED_THRESHOLD = 0.6;
/** Of 149 messages from a role player, 51 scored lower for their likeliest intent, and it was meant in 5 of them. */
const NEAR_THRESHOLD = 0.57;
const OUTSIDE_FIELD = 0.75;
const SHORT_ANSWER = 9;
const OTHER_TOPIC_THRESHOLD = 0.95;
/** A message with more words than this no longer just answers the question. */
const MAX_ANSWER_WORDS = 30;

/** A message that is sent twice gets its reply twice: the first one may not have been seen. */
export function repeatedReply(turn: Turn, { asked }: IntentsRead): Decided | null {
  if (!asked || !isSentAgain(turn)) return null;
  return { decision: { kind: 'written-reply', reply: asked }, why: 'the same message again' };
}

/** The reply written for this answer to the last question. */
export function followUpReply(turn: Turn, { followUp }: IntentsRead): Decided | null {
  if (!followUp || !isNew(followUp, turn) || !isSuitable(followUp, turn)) return null;
  return { decision: { kind: 'written-reply', reply: followUp }, why: 'answers what was asked' };
}

/** The reply written for what the person tells, if that is clear. */
export function intentReply(
  turn: Turn,
  heard: Interpretation,
  { found, isOpen }: IntentsRead,
): Decided | null {
  const denied = deniedTerms(turn.text);
  const [best, second, third] = found.filter(
    ({ intent, likely }) =>
      isNew(intent, turn) &&
      isSuitable(intent, turn) &&
      isOfAge(intent, heard) &&
      !isAssuming(intent, likely, turn) &&
      !isDenied(intent.id, denied) &&
      !isForOtherSide(intent.id, turn.text),
  );
  if (!best) return null;
  // Closely related intents share their probability, and each of their replies fits.
  const ofThree = [best, second, third].reduce((sum, each) => sum + (each?.likely ?? 0), 0);
  const isAhead =
    !isInTalk(turn) &&
    isInField(turn, heard) &&
    best.likely >= AHEAD_THRESHOLD &&
    (best.likely >= MIN_LEAD * (second?.likely ?? 0) || ofThree >= RELATED_THRESHOLD);
  const isMeant = best.likely >= (isOpen ? thresholdAfterQuestion(turn) : meantFrom(turn, heard));
  if (best.near < (isInTalk(turn) ? NEAR_IN_TALK : NEAR_THRESHOLD) || (!isMeant && (isOpen || !isAhead)))
    return null;
  return {
    decision: { kind: 'written-reply', reply: best.intent },
    why: `${best.intent.id} ${best.likely.toFixed(2)}`,
  };
}

/** A reply about immigration isn't given to a person who only named a country. */
function isAssuming({ id }: Intent, likely: number, { text, questions }: Turn): boolean {
  return likely < 1 && isAboutImmigration(id) && !mentionsImmigration([text, ...questions]);
}

/** Minimum score for a message to be new enough to take precedence over a likely reaction to the last answer. */
const NEW_TOPIC_THRESHOLD = 0.9;
const NEW_TOPIC_NEARNESS = 0.7;

/** The reply to a message that is certainly about something new. */
export function newSubjectReply(turn: Turn, heard: Interpretation, read: IntentsRead): Decided | null {
  const found = read.found.filter(
    ({ likely, near }) => likely >= NEW_TOPIC_THRESHOLD && near >= NEW_TOPIC_NEARNESS,
  );
  return intentReply(turn, heard, { ...read, found });
}

const ELSEWHERE_FROM = 0.88;
const ELSEWHERE_NEAR = 0.66;
/** In the middle of a conversation, the same words are mostly about something said in it. */
const ELSEWHERE_IN_TALK_FROM = 0.95;
const ELSEWHERE_NEAR_IN_TALK = 0.75;

/** The reply of another advisor, if the message surely is what it was written for. */
export function otherAdvisorReply(
  turn: Turn,
  heard: Interpretation,
  { elsewhere, isOpen }: IntentsRead,
): Decided | null {
  if (!elsewhere || turn.advisor === SUPPORT || isOpen || turn.turnsDown) return null;
  const { intent, likely, near } = elsewhere;
  const [from, nearFrom] = isInTalk(turn)
    ? [ELSEWHERE_IN_TALK_FROM, ELSEWHERE_NEAR_IN_TALK]
    : [ELSEWHERE_FROM, ELSEWHERE_NEAR];
  if (likely < from || near < nearFrom || isDenied(intent.id, deniedTerms(turn.text))) return null;
  if (isAssuming(intent, likely, turn)) return null;
  if (!isNew(intent, turn) || !isSuitable(intent, turn) || !isOfAge(intent, heard)) return null;
  return {
    decision: { kind: 'written-reply', reply: intent },
    why: `${intent.id} ${likely.toFixed(2)}, written for another advisor`,
  };
}

const DOUBTFUL_HERE = 0.6;
const CLEARLY_NEARER = 0.1;

/** Another advisor's reply comes first only if it is much closer than a doubtful one of this advisor. */
export function closerOtherAdvisorReply(
  turn: Turn,
  heard: Interpretation,
  read: IntentsRead,
): Decided | null {
  const [own] = read.found;
  const isDoubtful = !own || own.likely < DOUBTFUL_HERE;
  const isNearer = (read.elsewhere?.near ?? 0) >= (own?.near ?? 0) + CLEARLY_NEARER;
  return isDoubtful && isNearer ? otherAdvisorReply(turn, heard, read) : null;
}

/** A second miss right after an apology costs more trust than "I don't know". */
const AFTER_A_MISS = 0.65;

/**
 * In the middle of a conversation a likely intent is mostly a passing remark: 47 such replies scored a mean of 1.4 out
 * of 4.
 */
const MEANT_IN_TALK = 0.9;
const NEAR_IN_TALK = 0.65;

/** The first message needs a higher score if it has no word about separation, children, money or feelings. */
function meantFrom(turn: Turn, heard: Interpretation): number {
  if (isInTalk(turn)) return MEANT_IN_TALK;
  if (turn.turnsDown) return AFTER_A_MISS;
  return isInField(turn, heard) ? MEANT_THRESHOLD[turn.advisor] : OUTSIDE_FIELD;
}

function isInTalk({ questions }: Turn): boolean {
  return questions.length > 0;
}

function isInField({ text, questions }: Turn, { feelings, subjects }: Interpretation): boolean {
  return questions.length > 0 || feelings.length > 0 || subjects.length > 0 || mentionsField(text);
}

/** A few words after a question are its answer, unless they are certainly about something else. */
function thresholdAfterQuestion({ text }: Turn): number {
  const isShort = text.trim().split(/\s+/).length <= SHORT_ANSWER;
  return isShort ? OTHER_TOPIC_THRESHOLD : MEANT_IN_TALK;
}

/** The reply for an answer that none of the expected answers fits. */
export function defaultReply(turn: Turn, { asked }: IntentsRead): Decided | null {
  const reply = asked?.otherwise;
  if (!reply || !isNew(reply, turn) || !isSuitable(reply, turn)) return null;
  if (turn.text.trim().split(/\s+/).length > MAX_ANSWER_WORDS) return null;
  return {
    decision: { kind: 'written-reply', reply },
    why: 'answers the question in a way no one expected',
  };
}

function isNew(written: WrittenReply, turn: Turn): boolean {
  return !hasHeardReply(written, turn);
}

export function hasHeardReply({ reply }: Pick<WrittenReply, 'reply'>, turn: Turn): boolean {
  return thirdPersons.some((person) => hasUsedText(turn, toThirdPerson(reply, person)));
}

const aboutChildren = /\b(?:kids?|child|children|sons?|daughters?|co-?parent\w*)\b/i;

/**
 * A reply about toddlers doesn't help a parent of a seven-year-old, and a reply about children doesn't help someone
 * without any.
 */
export function isOfAge(
  { ages, reply }: Pick<Intent, 'ages' | 'reply'>,
  { situation: { children } }: Interpretation,
): boolean {
  if (children === 'none') return !aboutChildren.test(reply);
  if (!ages || children === null || children.ages.length === 0) return true;
  return children.ages.some((age) => ages.includes(age));
}

/** After a sign of danger, no reply may lead to a text that would be withheld then. */
export function isSuitable(
  { offers }: Pick<WrittenReply, 'offers'>,
  { advisor, hasViolence, hasChildHarm = false }: Turn,
): boolean {
  if (hasChildHarm && advisor === 'ava') return false;
  const passage = offers ? passageById(offers) : null;
  if (!passage) return true;
  return (
    (!hasViolence || isSuitableAfterViolence(passage)) && (!hasChildHarm || isSuitableAfterChildHarm(passage))
  );
}
