import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { asksWhatNext } from '#domain/situation/what-next.ts';
import { terms } from '#domain/retrieval/terms.ts';
import {
  asksWhatToSay,
  isCorrection,
  isNoText,
  namesText,
  tellsWhatToSay,
} from '#domain/talk/writing/writing-request.ts';
import { askedQuestions } from '#domain/talk/asked-questions.ts';
import { bareReplyOf } from '#domain/talk/speech-act.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Library } from '../library/open-library.ts';
import { answerDayFor } from './answer-day.ts';
import { isAskedAgain, isSaid, lastCited, subjectOf } from './conversation-memory.ts';
import type { Answer, Decided } from './decision.ts';
import { type Found, findAnswer, findElsewhere } from './find-answer.ts';
import { type Candidate, findPassage } from './find-passage.ts';
import type { Heard } from './heard.ts';
import { furtherPart } from './further-part.ts';
import { answersStage, nextStep } from './next-step.ts';
import { followUpReply, intentReply, otherwiseReply, whichIntent } from './reply-from-intents.ts';
import {
  askForCorrection,
  isAskedForFacts,
  writeFromFacts,
  writeMessage,
  writeStated,
} from './write-message.ts';

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
/** A second question of the same message is answered only where the text surely fits. */
const SECOND_FROM = 0.25;
/** From here on a text is given to someone who asks for words and told nothing to put into them. */
const INSTEAD_OF_WORDS_FROM = 0.25;
const CHOICES = 3;

/** Decides what a turn does. The safety gate has let the message through. */
export function decide(library: Library, turn: Turn, heard: Heard, read: IntentsRead): Decided {
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
      return intentReply(turn, heard, read) ?? repair(library, turn, heard);
    case 'about-guide':
      return { decision: { kind: 'about-guide' }, why: 'asks about the guide itself' };
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

const asksAboutVisit =
  /\b(?:keep|send|make|let|take|give|hand|bring|go|going|visit\w*|weekend|exchange|pick ?up|drop ?off|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** Whether the child goes to the next visit is a question for a court, and soon. */
function visitAfterHarm(turn: Turn): Decided | null {
  const isAsked = askedQuestions(turn.text).length > 0 && asksAboutVisit.test(turn.text);
  if (!turn.hasChildHarm || !isAsked || turn.advisor === SUPPORT) return null;
  const passage = passagesByAdvisor.ava.find(({ id }) => id === 'ava-emergency-custody');
  if (!passage || isSaid(passage, turn)) return null;
  const candidate = { passage, likely: 1, byItself: 1, others: [], otherStates: [] };
  const from = turn.advisor === 'ava' ? null : 'ava';
  const answer: Answer = { question: turn.text, candidate, isSure: true, extent: 'short', from };
  return { decision: { kind: 'answer', answers: [answer] }, why: 'a child may be hurt, and a visit is near' };
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

function answered(library: Library, turn: Turn, heard: Heard, read: IntentsRead): Decided {
  const fromLibrary = isAsking(turn, heard) ? asked(library, turn, heard) : null;
  if (fromLibrary && isInformation(fromLibrary, turn)) return fromLibrary;
  const reply = followUpReply(turn, read) ?? intentReply(turn, heard, read);
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

function isInformation({ decision }: Decided, { advisor }: Turn): boolean {
  return (
    decision.kind === 'answer' &&
    decision.answers.some(({ candidate }) => candidate.likely >= informsFrom[advisor])
  );
}

/** What is told finds a text that surely fits. */
function offered(library: Library, turn: Turn, heard: Heard): Decided | null {
  const decided = told(library, turn, heard);
  return decided.decision.kind === 'listen' && decided.decision.offer ? decided : null;
}

/** "What should I say to the kids" asks for words too, and a text of the library may hold them. */
function written(library: Library, turn: Turn, heard: Heard): Decided | null {
  const decided = writing(turn, heard);
  if (!decided || !asksWhatToSay(turn.text) || !isOneSentence(turn.text)) return decided;
  if (decided.decision.kind !== 'message' || heard.writing?.kind !== 'write') return decided;
  const fromLibrary = asked(library, turn, heard);
  if (holdsAnswer(fromLibrary)) return fromLibrary;
  // The only sentence is the question: nothing in it is meant to be sent.
  return { ...decided, decision: { kind: 'message', written: { kind: 'needs-facts' } } };
}

function isOneSentence(text: string): boolean {
  return !/[.?!\n]\s*\S/.test(text.trim());
}

function holdsAnswer({ decision }: Decided): boolean {
  return (
    decision.kind === 'answer' &&
    decision.answers.some(({ candidate }) => candidate.likely >= INSTEAD_OF_WORDS_FROM)
  );
}

/** The two who help with messages; the others are asked what to say to a child, a boss or a judge. */
const writers = new Set<AssistantId>(['james', 'emma']);

function writing(turn: Turn, heard: Heard): Decided | null {
  if (isNoText(turn.text)) return null;
  if (!writers.has(turn.advisor) && asksWhatToSay(turn.text) && !namesText(turn.text)) return null;
  const request = heard.writing;
  const written = request ? writeMessage(request, turn) : null;
  const shortened =
    request?.kind === 'revise' && request.how === 'shorter' && !written ? citedBefore(turn) : null;
  if (shortened)
    return {
      decision: { kind: 'in-short', passage: shortened.passage },
      why: 'asks for the last answer in short',
    };
  if (written && request)
    return { decision: { kind: 'message', written }, why: `asks to ${request.kind} a message` };
  const other = unaskedMessage(turn);
  if (other) return other;
  if (!isAskedForFacts(turn)) return null;
  const fromFacts = writeFromFacts(turn);
  return fromFacts
    ? { decision: { kind: 'message', written: fromFacts }, why: 'answers what the message should say' }
    : null;
}

/** Nothing was asked, and still a message is what is wanted. */
function unaskedMessage(turn: Turn): Decided | null {
  const correction = isCorrection(turn.text) ? askForCorrection(turn) : null;
  if (correction)
    return { decision: { kind: 'message', written: correction }, why: 'says that the message is wrong' };
  const stated = turn.advisor === 'james' && tellsWhatToSay(turn.text) ? writeStated(turn) : null;
  return stated && { decision: { kind: 'message', written: stated }, why: 'says what they want to tell' };
}

function asked(library: Library, turn: Turn, heard: Heard): Decided {
  const questions =
    heard.questions.length > 0 ? heard.questions : [{ text: turn.text, inContext: turn.text }];
  const found = questions.map((question) => ({
    question,
    found: findAnswer(library, turn, heard, question),
  }));
  const answered = found.flatMap(
    ({ question, found: result }) => answerOf(result, question.text, turn) ?? [],
  );
  const telling = answered.filter(({ question }) => terms(question).size > 1);
  // "Does that change it" beside a full question found what its context found.
  const answers = telling.length > 0 ? telling : answered;
  const [first, ...rest] = uniquePassages(answers);
  const others = rest.filter(({ candidate }) => candidate.likely >= SECOND_FROM);
  if (first) {
    return {
      decision: { kind: 'answer', answers: [first, ...others] },
      why: [first, ...others]
        .map(
          ({ candidate, from }) =>
            `${candidate.passage.id} ${candidate.likely.toFixed(2)}${from ? ` from ${from}` : ''}`,
        )
        .join(', '),
    };
  }
  const named = found.flatMap(({ question, found: result }) => namedBy(result, question.text) ?? []);
  const [only] = uniquePassages(named);
  if (only)
    return {
      decision: { kind: 'answer', answers: [only] },
      why: `${only.candidate.passage.id}: its title has the words of the question`,
    };
  const near = found.flatMap(({ found: result }) => (result.kind === 'near' ? result.choices : []));
  const choices = [...new Set(near)].slice(0, CHOICES);
  const [single] = choices;
  if (
    single &&
    choices.length === 1 &&
    turn.questions.length > 0 &&
    turn.advisor !== 'lena' &&
    !isSaid(single, turn)
  )
    return {
      decision: { kind: 'answer', answers: [unsure(single, turn.text)] },
      why: `${single.id} alone comes near`,
    };
  return undecided(turn, heard, choices);
}

function answerOf(found: Found, question: string, turn: Turn): Answer | null {
  if (found.kind === 'near' || found.kind === 'nothing') return null;
  const isSure = found.kind === 'elsewhere' || found.isSure;
  const from = found.kind === 'elsewhere' ? found.assistant : null;
  const { candidate } = found;
  const extent = extentOf(candidate, turn);
  if (extent === 'further' && !furtherPart(candidate.passage, question, turn)) return null;
  return { question, candidate, isSure, from, extent };
}

const TITLE_TERMS = 2;

/** A near text whose title has the words of the question answers it, unlikely as its other words make it. */
function namedBy(found: Found, question: string): Answer | null {
  if (found.kind !== 'near') return null;
  const asked = terms(question);
  const passage = found.choices.find(
    ({ title }) => [...terms(title)].filter((term) => asked.has(term)).length >= TITLE_TERMS,
  );
  if (!passage) return null;
  return unsure(passage, question);
}

function unsure(passage: Passage, question: string): Answer {
  const candidate = { passage, likely: 0, byItself: 0, others: [], otherStates: [] };
  return { question, candidate, isSure: false, extent: 'short', from: null };
}

function extentOf({ passage }: Candidate, turn: Turn): Answer['extent'] {
  if (!isSaid(passage, turn)) return 'short';
  return isAskedAgain(turn) ? 'whole' : 'further';
}

function uniquePassages(answers: readonly Answer[]): Answer[] {
  return [...new Map(answers.map((answer) => [answer.candidate.passage.id, answer])).values()];
}

const how =
  /\b(?:how (?:do|can|should|would|long|much|many)|what (?:do|should|can|would) i|is (?:it|that|this) (?:ok|okay|normal|bad|legal)|where (?:do|can)|when (?:do|should|can|does)|which)\b/i;

/** A question for a way, a number or a yes: to be answered with a question would let someone down. */
function asksHow(message: string): boolean {
  return how.test(message);
}

/** No text fits well enough to be said. */
function undecided(turn: Turn, heard: Heard, choices: readonly Passage[]): Decided {
  const isPersonal = heard.feelings.length > 0 || heard.subjects.length > 0;
  if (turn.advisor === 'lena' && isPersonal && !asksHow(turn.text))
    return {
      decision: { kind: 'listen', offer: null, near: [] },
      why: 'a personal question that no text answers',
    };
  if (choices.length > 1)
    return { decision: { kind: 'clarify', choices }, why: 'several texts come near, none fits' };
  if (isPersonal || turn.questions.length > 0)
    return { decision: { kind: 'unanswered', choices }, why: 'in the field, and nothing answers it' };
  return { decision: { kind: 'outside' }, why: 'nothing comes near' };
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

function citedBefore(turn: Turn): Candidate | null {
  const [passage] = lastCited(turn);
  return passage ? { passage, likely: 1, byItself: 1, others: [], otherStates: [] } : null;
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
