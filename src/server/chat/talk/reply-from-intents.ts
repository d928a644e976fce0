import type { AssistantId } from '#domain/assistant.ts';
import type { WrittenReply, Intent } from '#domain/intents/intent.ts';
import { inThirdPerson, thirdPersons } from '#domain/intents/third-person.ts';
import { deniedTerms, isDenied } from '#domain/talk/denied-terms.ts';
import { speaksOfField } from '#domain/talk/field-words.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import { suitsAfterChildHarm, suitsAfterViolence } from '../library/after-violence.ts';
import { hasHeard, isSentAgain } from './conversation-memory.ts';
import { passageById } from './passage-by-id.ts';
import type { Decided } from './decision.ts';
import type { Heard } from './heard.ts';

/** From here on an intent is what was meant; the shares stand in evals/README.md. */
const MEANT_FROM: Readonly<Record<AssistantId, number>> = {
  lena: 0.5,
  emma: 0.5,
  james: 0.5,
  ava: 0.5,
  hannah: 0.5,
  max: 0.5,
  support: 1.1,
};
/** Less likely, and meant all the same where nothing else comes near. */
const AHEAD_FROM = 0.3;
const AHEAD_BY = 2.5;
const KIN_FROM = 0.6;
/** Of 149 messages of a role player, 51 came less near to the likeliest intent, and 5 of them meant it. */
const NEAR_FROM = 0.57;
const OUTSIDE_FIELD = 0.75;
const SHORT_ANSWER = 9;
const SURELY_ELSE = 0.95;
/** Beyond so many words a message has left the question behind. */
const ANSWERED_IN = 30;

/** Sent twice, a message gets its reply twice: the first one may not have been seen. */
export function repeatedReply(turn: Turn, { asked }: IntentsRead): Decided | null {
  if (!asked || !isSentAgain(turn)) return null;
  return { decision: { kind: 'written-reply', reply: asked }, why: 'the same message again' };
}

/** The reply written for the answer that was given to what was asked last. */
export function followUpReply(turn: Turn, { followUp }: IntentsRead): Decided | null {
  if (!followUp || !isNew(followUp, turn) || !suits(followUp, turn)) return null;
  return { decision: { kind: 'written-reply', reply: followUp }, why: 'answers what was asked' };
}

/** The reply written for what is told, where it is clear. */
export function intentReply(turn: Turn, heard: Heard, { found, isOpen }: IntentsRead): Decided | null {
  const denied = deniedTerms(turn.text);
  const [best, second, third] = found.filter(
    ({ intent }) =>
      isNew(intent, turn) && suits(intent, turn) && isOfAge(intent, heard) && !isDenied(intent.id, denied),
  );
  if (!best) return null;
  // Near relatives share what is likely between them, and each of their replies fits.
  const ofThree = [best, second, third].reduce((sum, each) => sum + (each?.likely ?? 0), 0);
  const isAhead =
    !isInTalk(turn) &&
    isOfField(turn, heard) &&
    best.likely >= AHEAD_FROM &&
    (best.likely >= AHEAD_BY * (second?.likely ?? 0) || ofThree >= KIN_FROM);
  const isMeant = best.likely >= (isOpen ? whileAsked(turn) : meantFrom(turn, heard));
  if (best.near < (isInTalk(turn) ? NEAR_IN_TALK : NEAR_FROM) || (!isMeant && (isOpen || !isAhead)))
    return null;
  return {
    decision: { kind: 'written-reply', reply: best.intent },
    why: `${best.intent.id} ${best.likely.toFixed(2)}`,
  };
}

/** So clearly something new that it goes before a likely reaction to what was said. */
const SURELY_NEW = 0.9;
const SURELY_NEAR = 0.7;

/** The reply to what surely is something new. */
export function newSubjectReply(turn: Turn, heard: Heard, read: IntentsRead): Decided | null {
  const found = read.found.filter(({ likely, near }) => likely >= SURELY_NEW && near >= SURELY_NEAR);
  return intentReply(turn, heard, { ...read, found });
}

/** A second miss right after an apology costs more trust than "I don't know". */
const AFTER_A_MISS = 0.65;

/** In the middle of a talk a likely intent is mostly a word in passing: 47 such replies had a mean of 1.4 of 4. */
const MEANT_IN_TALK = 0.9;
const NEAR_IN_TALK = 0.65;

/** More is asked of the first message where it has no word of separation, children, money or feelings. */
function meantFrom(turn: Turn, heard: Heard): number {
  if (isInTalk(turn)) return MEANT_IN_TALK;
  if (turn.turnsDown) return AFTER_A_MISS;
  return isOfField(turn, heard) ? MEANT_FROM[turn.advisor] : OUTSIDE_FIELD;
}

function isInTalk({ questions }: Turn): boolean {
  return questions.length > 0;
}

function isOfField({ text, questions }: Turn, { feelings, subjects }: Heard): boolean {
  return questions.length > 0 || feelings.length > 0 || subjects.length > 0 || speaksOfField(text);
}

/** A few words after a question answer it, unless they are surely about something else. */
function whileAsked({ text }: Turn): number {
  const isShort = text.trim().split(/\s+/).length <= SHORT_ANSWER;
  return isShort ? SURELY_ELSE : MEANT_IN_TALK;
}

/** What fits whatever else was answered. */
export function otherwiseReply(turn: Turn, { asked }: IntentsRead): Decided | null {
  const reply = asked?.otherwise;
  if (!reply || !isNew(reply, turn) || !suits(reply, turn)) return null;
  if (turn.text.trim().split(/\s+/).length > ANSWERED_IN) return null;
  return {
    decision: { kind: 'written-reply', reply },
    why: 'answers the question in a way no one expected',
  };
}

function isNew(written: WrittenReply, turn: Turn): boolean {
  return !hasHeardReply(written, turn);
}

export function hasHeardReply({ reply }: Pick<WrittenReply, 'reply'>, turn: Turn): boolean {
  return thirdPersons.some((person) => hasHeard(turn, inThirdPerson(reply, person)));
}

const ofChildren = /\b(?:kids?|child|children|sons?|daughters?|co-?parent\w*)\b/i;

/** What is said of toddlers helps nobody whose child is told to be seven, and nothing of children who has none. */
export function isOfAge(
  { ages, reply }: Pick<Intent, 'ages' | 'reply'>,
  { situation: { children } }: Heard,
): boolean {
  if (children === 'none') return !ofChildren.test(reply);
  if (!ages || children === null || children.ages.length === 0) return true;
  return children.ages.some((age) => ages.includes(age));
}

/** After danger nothing is said that leads to a text which would not be given then. */
export function suits(
  { offers }: Pick<WrittenReply, 'offers'>,
  { advisor, hasViolence, hasChildHarm = false }: Turn,
): boolean {
  if (hasChildHarm && advisor === 'ava') return false;
  const passage = offers ? passageById(offers) : null;
  if (!passage) return true;
  return (!hasViolence || suitsAfterViolence(passage)) && (!hasChildHarm || suitsAfterChildHarm(passage));
}
