import type { Passage } from '#content/passage.ts';
import { asksWhatNext } from '#domain/situation/what-next.ts';
import { askedQuestions } from '#domain/talk/asked-questions.ts';
import { bareReplyOf } from '#domain/talk/speech-act.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Library } from '../library/open-library.ts';
import { written } from './decide-message.ts';
import { CHOICES, answerOf, asked, citedBefore, holdsAnswer } from './decide-question.ts';
import { answerDayFor } from './answer-day.ts';
import { isSaid, subjectOf } from './conversation-memory.ts';
import type { Answer, Decided } from './decision.ts';
import { findAnswer, findElsewhere } from './find-answer.ts';
import { type Candidate, findPassage } from './find-passage.ts';
import type { Heard } from './heard.ts';
import { speaksOfHouse } from './house-line.ts';
import { answersStage, nextStep } from './next-step.ts';
import {
  followUpReply,
  intentReply,
  otherwiseReply,
  repeatedReply,
  whichIntent,
} from './reply-from-intents.ts';
import { visitAfterHarm } from './visit-after-harm.ts';

/** From here on a text is worth offering to someone who asked nothing. Lena listens longer before she offers one. */
const offeredFrom: Readonly<Record<AssistantId, number>> = {
  lena: 0.65,
  emma: 0.3,
  ava: 0.2,
  james: 0.2,
  max: 0.15,
  hannah: 0.15,
  support: 0.35,
};

const somethingElse =
  /^\W*(?:(?:no|nope|none of (?:these|those|them)),? ?)?(?:something else|none of (?:these|those|them)|neither(?: of (?:these|those))?)\W*$/i;

/** Decides what a turn does. The safety gate has let the message through. */
export function decide(library: Library, turn: Turn, heard: Heard, read: IntentsRead): Decided {
  if (somethingElse.test(turn.text))
    return { decision: { kind: 'something-else' }, why: 'none of what was offered' };
  const repeated = repeatedReply(turn, read);
  if (repeated) return repeated;
  const next = asksWhatNext(turn.text) ? nextStepFor(turn, heard) : null;
  if (next) return next;
  const visit = visitAfterHarm(turn);
  if (visit) return visit;
  const answerDay = answerDayFor(turn, heard);
  if (answerDay)
    return { decision: { kind: 'answer-day', answerDay }, why: `papers were served: ${answerDay.kind}` };
  const step = answersStage(turn) ? nextStepFor(turn, heard) : null;
  if (step) return step;
  switch (heard.act) {
    case 'greeting':
    case 'thanks':
    case 'farewell':
      return { decision: { kind: 'small-talk', talk: heard.act }, why: `the message is only a ${heard.act}` };
    case 'complaint':
      return surelyMeant(turn, heard, read) ?? repair(library, turn, heard);
    case 'about-guide':
    case 'why-safety':
      return { decision: { kind: heard.act }, why: 'asks about the guide itself' };
    case 'declined':
      return declined(turn, heard, read) ?? answered(library, turn, heard, read);
    case 'acknowledgment':
      return (
        followUpReply(turn, read) ?? {
          decision: { kind: 'acknowledge' },
          why: 'takes in what was said',
        }
      );
    case 'bare-reply':
      return followUpReply(turn, read) ?? otherwiseReply(turn, read) ?? replied(turn);
    case 'state':
      return followUpReply(turn, read) ?? withState(library, turn, heard);
    default:
      return written(library, turn, heard) ?? answered(library, turn, heard, read);
  }
}

/** "You don't get it" has replies of its own; what else is said in anger is not to be taken for a subject. */
const SURELY_MEANT = 0.8;

function surelyMeant(turn: Turn, heard: Heard, read: IntentsRead): Decided | null {
  return (read.found[0]?.likely ?? 0) >= SURELY_MEANT ? intentReply(turn, heard, read) : null;
}

/** "I can't sleep" is told in the same words: only after a proposal of ours is it turned down. */
function declined(turn: Turn, heard: Heard, read: IntentsRead): Decided | null {
  const reply = followUpReply(turn, read) ?? intentReply(turn, heard, read);
  if (reply || turn.history.length === 0) return reply;
  return { decision: { kind: 'declined' }, why: 'what was proposed does not suit them' };
}

function nextStepFor(turn: Turn, heard: Heard): Decided | null {
  const passage = nextStep(turn, heard);
  if (passage) {
    const candidate = { passage, likely: 1, byItself: 1, others: [], otherStates: [] };
    const answer: Answer = { question: turn.text, candidate, isSure: true, extent: 'short', from: null };
    return {
      decision: { kind: 'answer', answers: [answer] },
      why: `the next step after ${heard.situation.stage}`,
    };
  }
  // Only papers and deadlines depend on the stage so much that nothing can be said without it.
  const isUnknown = turn.advisor === 'hannah' && heard.situation.stage === null;
  return isUnknown
    ? { decision: { kind: 'ask-stage' }, why: 'asks what comes next, and no stage was told' }
    : null;
}

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

function answered(library: Library, turn: Turn, heard: Heard, read: IntentsRead): Decided {
  const named = heard.questions.length > 1 ? null : byName(library, turn, heard);
  if (named) return named;
  const house = ofHouse(library, turn, heard);
  if (house) return house;
  const fromLibrary = isAsking(turn, heard) ? asked(library, turn, heard) : null;
  if (fromLibrary && isInformation(fromLibrary, turn)) return fromLibrary;
  // Who asks back has not answered what we asked.
  const reply = fromLibrary
    ? (intentReply(turn, heard, read) ?? followUpReply(turn, read))
    : (followUpReply(turn, read) ?? intentReply(turn, heard, read));
  if (reply) return reply;
  if (fromLibrary) return holdsAnswer(fromLibrary) ? fromLibrary : (whichIntent(turn, read) ?? fromLibrary);
  return (
    otherwiseReply(turn, read) ??
    offered(library, turn, heard) ??
    whichIntent(turn, read) ??
    told(library, turn, heard)
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

/** What is told finds a text that surely fits. */
function offered(library: Library, turn: Turn, heard: Heard): Decided | null {
  const decided = told(library, turn, heard);
  return decided.decision.kind === 'listen' && decided.decision.offer ? decided : null;
}

function told(library: Library, turn: Turn, heard: Heard): Decided {
  const candidate = findPassage(library, turn, heard, turn.advisor, turn.text);
  const isOffered =
    candidate !== null && candidate.likely >= offeredFrom[turn.advisor] && !isSaid(candidate.passage, turn);
  const own = isOffered ? offerOf(turn, candidate, null) : null;
  const offer = wantsNoAdvice(turn) ? null : (own ?? offeredElsewhere(library, turn, heard, candidate));
  return {
    decision: { kind: 'listen', offer, near: nearTo(turn, candidate) },
    why: offer
      ? `tells something; ${offer.candidate.passage.id} ${offer.candidate.likely.toFixed(2)} fits`
      : 'tells something',
  };
}

const noAdvice =
  /\b(?:(?:just|only) (?:want(?:ed)?|need(?:ed)?) to (?:vent|say it|talk|get it out|rant)|(?:don'?t|do not|not) (?:want|need|ask(?:ing)? for|looking for) (?:any |your |more )?(?:advice|tips|fixing|solutions)|without (?:anybody|anyone|somebody|someone|you) fixing|don'?t tell me to)\b/i;
const HEEDED_FOR = 4;

/** Who asked to be heard and not advised is, for the next few messages. */
function wantsNoAdvice({ text, questions }: Turn): boolean {
  return [text, ...questions.slice(0, HEEDED_FOR)].some((message) => noAdvice.test(message));
}

const NEAR_FROM = 0.05;
const NEAR_NAMED = 2;

/** Texts that may be meant, to be pressed: a way on beside the open question. */
function nearTo(turn: Turn, candidate: Candidate | null): Passage[] {
  if (turn.advisor === 'lena' || !candidate || candidate.likely < NEAR_FROM || wantsNoAdvice(turn)) return [];
  return [candidate.passage, ...candidate.others]
    .filter((passage) => !isSaid(passage, turn))
    .slice(0, NEAR_NAMED);
}

const OFFERED_ELSEWHERE_FROM = 0.5;

function offeredElsewhere(library: Library, turn: Turn, heard: Heard, own: Candidate | null): Answer | null {
  if (turn.advisor === 'lena') return null;
  const found = findElsewhere(library, turn, heard, turn.text, own);
  if (!found || found.candidate.byItself < OFFERED_ELSEWHERE_FROM) return null;
  return isSaid(found.candidate.passage, turn) ? null : offerOf(turn, found.candidate, found.assistant);
}

function offerOf(turn: Turn, candidate: Candidate, from: Answer['from']): Answer {
  return { question: turn.text, candidate, isSure: true, extent: 'short', from };
}

/** "Yes", "more", "idk": the whole text of what was said last, or a line that invites more. */
function replied(turn: Turn): Decided {
  const reply = bareReplyOf(turn.text);
  const more = reply === 'more' ? citedBefore(turn) : null;
  if (more)
    return {
      decision: {
        kind: 'answer',
        answers: [
          { question: turn.text, candidate: more, isSure: true, extent: 'whole' as const, from: null },
        ],
      },
      why: 'asks for more of the same',
    };
  return { decision: { kind: 'bare-reply', reply }, why: `a bare ${reply}` };
}

/** A state alone answers the question before, or is noted. */
function withState(library: Library, turn: Turn, heard: Heard): Decided {
  const before = turn.questions.find((message) => !isStateAlone(message));
  const [question] = before ? askedQuestions(before) : [];
  if (!before || !question) return noted(heard);
  const found = findAnswer(library, { ...turn, text: before }, heard, question);
  const answer = answerOf(found, question.text, turn);
  if (!answer) return noted(heard);
  return { decision: { kind: 'answer', answers: [answer] }, why: 'the question before, with its state' };
}

function noted(heard: Heard): Decided {
  return { decision: { kind: 'state-noted', state: heard.state ?? '' }, why: 'names a state' };
}

function repair(library: Library, turn: Turn, heard: Heard): Decided {
  const subject = subjectOf(turn);
  const candidate = subject ? findPassage(library, turn, heard, turn.advisor, subject) : null;
  const near = candidate ? [candidate.passage, ...candidate.others] : [];
  const choices = near.filter((passage) => !isSaid(passage, turn)).slice(0, CHOICES);
  return { decision: { kind: 'repair', choices }, why: 'says that the answer missed' };
}
