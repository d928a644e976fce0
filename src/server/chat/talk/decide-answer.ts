import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { classifyGeneralAct, findRequestedRecipient } from '#domain/talk/general-act.ts';
import { isObjection } from '#domain/talk/objection.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Library } from '../library/open-library.ts';
import { bestGuess } from '../best-guess/best-guess.ts';
import { isAlreadyShown } from './conversation-memory.ts';
import { decideQuestion } from './decide-question.ts';
import {
  isNearDangerLine,
  offerPassage,
  decideOffer,
  decideStatement,
  wantsNoAdvice,
} from './decide-telling.ts';
import type { Answer, Decided } from './decision.ts';
import { type Candidate, findPassage } from './find-passage.ts';
import type { Interpretation } from './heard.ts';
import { mentionsHouse } from './house-line.ts';
import {
  otherAdvisorReply,
  followUpReply,
  hasHeardReply,
  intentReply,
  closerOtherAdvisorReply,
  newSubjectReply,
  defaultReply,
} from './reply-from-intents.ts';
import { SURE_REACTION, reactionReply } from './reply-from-reactions.ts';

/** A message to the support chat is always treated as a question, however it is phrased. */
function isAsking({ advisor }: Turn, { questions }: Interpretation): boolean {
  return questions.length > 0 || advisor === SUPPORT;
}

/** Matches a pressed title or a verbatim sample question, which means exactly that passage. */
function byName(library: Library, turn: Turn, heard: Interpretation): Decided | null {
  const candidate = findPassage(library, turn, heard, turn.advisor, turn.text);
  if (candidate?.likely !== 1) return null;
  const extent = isAlreadyShown(candidate.passage, turn) ? 'whole' : 'short';
  const answer: Answer = { question: turn.text, candidate, isSure: true, extent, from: null };
  return { decision: { kind: 'answer', answers: [answer] }, why: `${candidate.passage.id} by name` };
}

/** Decides the reply to a question or statement: a written reply, a passage, or the closest matches. */
export function decideAnswer(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  read: IntentsRead,
): Decided {
  const named = heard.questions.length > 1 ? null : byName(library, turn, heard);
  if (named) return named;
  const house = houseAnswer(library, turn, heard);
  if (house) return house;
  return isAsking(turn, heard)
    ? answeredQuestion(library, turn, heard, read)
    : answeredTelling(library, turn, heard, read);
}

function answeredQuestion(library: Library, turn: Turn, heard: Interpretation, read: IntentsRead): Decided {
  const fromLibrary = decideQuestion(library, turn, heard, read);
  // "Is that normal" has no subject of its own, so a text was found by what was said before.
  const isOwnSubject = terms(turn.text).size > 1;
  const reaction =
    isOwnSubject && certainlyAnswers(fromLibrary) ? null : reactionReply(turn, read, SURE_REACTION);
  if (!reaction && givesInformation(fromLibrary, turn, read)) return fromLibrary;
  return (
    reaction ??
    newSubjectReply(turn, heard, read) ??
    closerOtherAdvisorReply(turn, heard, read) ??
    intentReply(turn, heard, read) ??
    followUpReply(turn, read) ??
    (isUnanswered(fromLibrary) ? otherAdvisorReply(turn, heard, read) : null) ??
    (fromLibrary.decision.kind === 'nearest' ? generalActReply(turn) : null) ??
    guessForMiss(library, turn, heard, read, fromLibrary) ??
    fromLibrary
  );
}

function isUnanswered({ decision }: Decided): boolean {
  return decision.kind === 'nearest' || decision.kind === 'outside';
}

/**
 * The expected ratings from which a guess is given. In the middle of conversations, two role players rated 7 replies of
 * at least 2 at 2.0 on average with no zeros, and 13 below it at 1.2 with two zeros.
 */
const GUESS_THRESHOLD = 2;
const AFTER_OBJECTION = 2.2;

/** Gives the best guess if the library has no answer or only an unlikely one. */
function guessForMiss(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  read: IntentsRead,
  found: Decided,
): Decided | null {
  if (found.decision.kind === 'nearest') return guessOf(library, turn, heard, read);
  const isUnlikely =
    found.decision.kind === 'answer' && turn.questions.length > 0 && !certainlyAnswers(found);
  return isUnlikely ? confidentGuess(turn, heard, read, null) : null;
}

/** For a first message, also considers library texts. */
function guessOf(library: Library, turn: Turn, heard: Interpretation, read: IntentsRead): Decided | null {
  const isFirst = turn.questions.length === 0;
  const passage = isFirst ? findPassage(library, turn, heard, turn.advisor, turn.text) : null;
  return confidentGuess(turn, heard, read, passage);
}

/** Nothing is guessed next to danger, or where no advice is wanted. */
function confidentGuess(
  turn: Turn,
  heard: Interpretation,
  read: IntentsRead,
  passage: Candidate | null,
): Decided | null {
  if (isNearDangerLine(turn) || wantsNoAdvice(turn)) return null;
  const guess = bestGuess(turn, heard, read, passage);
  const least = turn.turnsDown || isObjection(turn.text) ? AFTER_OBJECTION : GUESS_THRESHOLD;
  return guess && guess.fit >= least ? guess.decided : null;
}

/** In the middle of a conversation, checks for messages that can be answered regardless of the topic. */
function generalActReply({ text, questions, hasViolence, hasNote, isSensitive }: Turn): Decided | null {
  if (questions.length === 0 || hasViolence || hasNote || isSensitive) return null;
  const listener = findRequestedRecipient(text);
  if (listener) return { decision: { kind: 'words-to', listener }, why: `words to say (${listener})` };
  const act = classifyGeneralAct(text);
  return act && { decision: { kind: 'general', act }, why: `general: ${act}` };
}

/** An open question of ours is handled before anything new is searched. */
function answeredTelling(library: Library, turn: Turn, heard: Interpretation, read: IntentsRead): Decided {
  return (
    followUpReply(turn, read) ??
    reactionReply(turn, read, SURE_REACTION) ??
    newSubjectReply(turn, heard, read) ??
    generalActReply(turn) ??
    defaultReply(turn, read) ??
    closerOtherAdvisorReply(turn, heard, read) ??
    intentReply(turn, heard, read) ??
    otherAdvisorReply(turn, heard, read) ??
    guessOf(library, turn, heard, read) ??
    decideOffer(library, turn, heard) ??
    decideStatement(library, turn, heard, read)
  );
}

/** Minimum probability for preferring the library's answer to a written reply when the message is a question. */
const informsFrom: Readonly<Record<AssistantId, number>> = {
  lena: 0.8,
  emma: 0.5,
  james: 0.35,
  ava: 0.35,
  hannah: 0.25,
  max: 0.25,
  support: 0,
};

/** Another advisor's passage needs a higher probability than this to be preferred to this advisor's written reply. */
const ELSEWHERE_SURE = 0.7;

const SURE_TEXT = 0.5;

/** "What do I write in the answer" has its own passage, however similar it is to an expected reply to the last answer. */
function certainlyAnswers({ decision }: Decided): boolean {
  return (
    decision.kind === 'answer' &&
    decision.answers.some(
      ({ candidate, from, extent }) => from === null && extent === 'short' && candidate.likely >= SURE_TEXT,
    )
  );
}

/** A passage that certainly answers a question is preferred to a written reply. */
function givesInformation(found: Decided, turn: Turn, read: IntentsRead): boolean {
  return isInformation(found, turn) && !isLessLikely(found, turn, read);
}

const SURE_INTENT = 0.85;
const NEAR_INTENT = 0.65;
const DOUBTFUL_TEXT = 0.6;

/** A reply that was certainly written for this message is preferred to a passage that only may fit. */
function isLessLikely({ decision }: Decided, turn: Turn, { found: [best] }: IntentsRead): boolean {
  if (!best || best.likely < SURE_INTENT || best.near < NEAR_INTENT || hasHeardReply(best.intent, turn))
    return false;
  return (
    decision.kind === 'answer' && decision.answers.every(({ candidate }) => candidate.likely < DOUBTFUL_TEXT)
  );
}

function isInformation({ decision }: Decided, { advisor }: Turn): boolean {
  return (
    decision.kind === 'answer' &&
    decision.answers.some(
      ({ candidate, from }) =>
        candidate.likely >= informsFrom[advisor] && (from === null || candidate.byItself >= ELSEWHERE_SURE),
    )
  );
}

const HOUSE_THRESHOLD = 0.12;

/**
 * If both figures are known, any advisor answers a question about the house with Max's passage and the remaining equity.
 */
function houseAnswer(library: Library, turn: Turn, heard: Interpretation): Decided | null {
  if (heard.house === null || heard.questions.length === 0 || !mentionsHouse.test(turn.text)) return null;
  const candidate = findPassage(library, turn, heard, 'max', turn.text);
  if (!candidate || candidate.likely < HOUSE_THRESHOLD || isAlreadyShown(candidate.passage, turn))
    return null;
  const answer = offerPassage(turn, candidate, turn.advisor === 'max' ? null : 'max');
  return { decision: { kind: 'answer', answers: [answer] }, why: 'asks about the house and gives figures' };
}
