import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Library } from '../library/open-library.ts';
import { isSaid } from './conversation-memory.ts';
import { asked, holdsAnswer } from './decide-question.ts';
import { offerOf, offered, told } from './decide-telling.ts';
import type { Answer, Decided } from './decision.ts';
import { findPassage } from './find-passage.ts';
import type { Heard } from './heard.ts';
import { speaksOfHouse } from './house-line.ts';
import {
  followUpReply,
  hasHeardReply,
  intentReply,
  newSubjectReply,
  otherwiseReply,
  whichIntent,
} from './reply-from-intents.ts';
import { LIKELY_REACTION, SURE_REACTION, onSubjectReply, reactionReply } from './reply-from-reactions.ts';

/** Whoever writes to the support chat wants to know something, however it is put. */
function isAsking({ advisor }: Turn, { questions }: Heard): boolean {
  return questions.length > 0 || advisor === SUPPORT;
}

/** A pressed title, or a sample question word for word: that very text is meant. */
function byName(library: Library, turn: Turn, heard: Heard): Decided | null {
  const candidate = findPassage(library, turn, heard, turn.advisor, turn.text);
  if (candidate?.likely !== 1) return null;
  const extent = isSaid(candidate.passage, turn) ? 'whole' : 'short';
  const answer: Answer = { question: turn.text, candidate, isSure: true, extent, from: null };
  return { decision: { kind: 'answer', answers: [answer] }, why: `${candidate.passage.id} by its name` };
}

/** What is said to a message that asks or tells something: written for it, from the library, or heard. */
export function answered(library: Library, turn: Turn, heard: Heard, read: IntentsRead): Decided {
  const named = heard.questions.length > 1 ? null : byName(library, turn, heard);
  if (named) return named;
  const house = ofHouse(library, turn, heard);
  if (house) return house;
  const fromLibrary = isAsking(turn, heard) ? asked(library, turn, heard) : null;
  const isCertain = fromLibrary !== null && isNewAndCertain(fromLibrary);
  const reaction = reactionReply(turn, read, isCertain ? SURE_BESIDE_A_TEXT : SURE_REACTION);
  if (fromLibrary && !reaction && informs(fromLibrary, turn, read)) return fromLibrary;
  const reply = writtenReply(turn, heard, read, reaction);
  if (reply) return reply;
  if (fromLibrary && holdsAnswer(fromLibrary)) return fromLibrary;
  if (fromLibrary) return whichIntent(turn, read) ?? fromLibrary;
  return (
    otherwiseReply(turn, read) ??
    offered(library, turn, heard) ??
    onSubjectReply(turn, read) ??
    whichIntent(turn, read) ??
    // After a miss a general question reads as the next one: better to ask what was missed.
    (turn.turnsDown
      ? { decision: { kind: 'repair', choices: [] }, why: 'turns down the answer, and nothing else fits' }
      : told(library, turn, heard))
  );
}

/** What was written for exactly this. Who asks back has not answered what we asked. */
function writtenReply(turn: Turn, heard: Heard, read: IntentsRead, reaction: Decided | null): Decided | null {
  const isAsked = isAsking(turn, heard);
  const answer = isAsked ? null : followUpReply(turn, read);
  return (
    answer ??
    reaction ??
    newSubjectReply(turn, heard, read) ??
    reactionReply(turn, read, LIKELY_REACTION) ??
    intentReply(turn, heard, read) ??
    (isAsked ? followUpReply(turn, read) : null)
  );
}

/** From here on the library's answer to a question goes before a written reply. */
const informsFrom: Readonly<Record<AssistantId, number>> = {
  lena: 0.8,
  emma: 0.5,
  james: 0.35,
  ava: 0.35,
  hannah: 0.25,
  max: 0.25,
  support: 0,
};

/** Another advisor's text has to fit better than that to go before what was written here. */
const ELSEWHERE_SURE = 0.7;

/** A text that surely answers a question is only passed over for what is surely said to the last answer. */
const CERTAIN_FROM = 0.8;
const SURE_BESIDE_A_TEXT = 0.85;

function isNewAndCertain({ decision }: Decided): boolean {
  return (
    decision.kind === 'answer' &&
    decision.answers.some(
      ({ candidate, from, extent }) =>
        from === null && extent === 'short' && candidate.likely >= CERTAIN_FROM,
    )
  );
}

/** More of a text that was given already informs only where no reply was written for what they say to it. */
function informs(found: Decided, turn: Turn, read: IntentsRead): boolean {
  if (!isInformation(found, turn) || isOutdone(found, turn, read)) return false;
  const isNew =
    found.decision.kind === 'answer' && found.decision.answers.some(({ extent }) => extent === 'short');
  return isNew || !reactionReply(turn, read, LIKELY_REACTION);
}

const SURE_INTENT = 0.85;
const NEAR_INTENT = 0.65;
const DOUBTFUL_TEXT = 0.6;

/** A reply that surely was written for this goes before a text that only may fit. */
function isOutdone({ decision }: Decided, turn: Turn, { found: [best] }: IntentsRead): boolean {
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

const HOUSE_FROM = 0.12;

/** With both figures told, a question about the house gets Max's text, whoever is asked, and what is left of it. */
function ofHouse(library: Library, turn: Turn, heard: Heard): Decided | null {
  if (heard.house === null || heard.questions.length === 0 || !speaksOfHouse.test(turn.text)) return null;
  const candidate = findPassage(library, turn, heard, 'max', turn.text);
  if (!candidate || candidate.likely < HOUSE_FROM || isSaid(candidate.passage, turn)) return null;
  const answer = offerOf(turn, candidate, turn.advisor === 'max' ? null : 'max');
  return { decision: { kind: 'answer', answers: [answer] }, why: 'asks about the house, with its figures' };
}
