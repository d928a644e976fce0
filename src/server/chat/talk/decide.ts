import { asksWhatNext } from '#domain/situation/what-next.ts';
import { findQuestions } from '#domain/talk/asked-questions.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import { agesTold } from '#domain/talk/ages-alone.ts';
import { isAskingWhereToStart } from '#domain/talk/asks-where-to-start.ts';
import { findRequestedAdvisor } from '#domain/talk/asked-for-advisor.ts';
import { findOtherCountry } from '#domain/talk/other-country.ts';
import { isOutsideRequest } from '#domain/talk/outside-request.ts';
import { asksAboutOtherLaw } from '#domain/talk/other-law.ts';
import { bareReplyOf } from '#domain/talk/speech-act.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Library } from '../library/open-library.ts';
import { answerDayFor } from './answer-day.ts';
import { budgetAnswer, newBudget } from './budget-line.ts';
import { isAlreadyShown, subjectOf } from './conversation-memory.ts';
import { decideAnswer } from './decide-answer.ts';
import { decideMessage } from './decide-message.ts';
import { CHOICES, answerOf, lastCitedCandidate } from './decide-question.ts';
import type { Answer, Decided } from './decision.ts';
import { findAnswer } from './find-answer.ts';
import { findPassage } from './find-passage.ts';
import type { Interpretation } from './heard.ts';
import { houseSumFor } from './house-line.ts';
import { answersStage, nextStep } from './next-step.ts';
import { decideOnDraft } from './on-draft.ts';
import { followUpReply, intentReply, defaultReply, repeatedReply } from './reply-from-intents.ts';
import { ACKNOWLEDGING_REACTION, SURE_REACTION, reactionReply } from './reply-from-reactions.ts';
import { stateFactsFor } from './state-facts.ts';
import { stepOnSubject } from './step-on-subject.ts';
import { decideAfterViolence } from './steps-after-violence.ts';
import { decideVisitAfterHarm } from './visit-after-harm.ts';

const changedTopic =
  /^\W*(?:(?:no|nope|none of (?:these|those|them)),? ?)?(?:something else|none of (?:these|those|them)|neither(?: of (?:these|those))?)\W*$/i;

/** These advisors' answers are based on the law of the United States. */
const lawBasedAdvisors = new Set<AssistantId>(['hannah', 'max', 'ava']);

/** Decides how to answer a turn that passed the safety gate. */
export function decide(library: Library, turn: Turn, heard: Interpretation, read: IntentsRead): Decided {
  if (changedTopic.test(turn.text))
    return { decision: { kind: 'something-else' }, why: 'none of the options offered' };
  if (read.pressed)
    return { decision: { kind: 'written-reply', reply: read.pressed }, why: 'pressed a suggestion' };
  const draft = decideOnDraft(turn);
  if (draft) return draft;
  const repeated = repeatedReply(turn, read);
  if (repeated) return repeated;
  const next = asksWhatNext(turn.text) ? nextStepFor(turn, heard) : null;
  if (next && next.decision.kind !== 'ask-stage') return next;
  const ofSubject = stepOnSubject(turn) ?? decideAfterViolence(turn) ?? next;
  if (ofSubject) return ofSubject;
  const start = whereToStart(turn, heard, read);
  if (start) return start;
  const visit = decideVisitAfterHarm(turn);
  if (visit) return visit;
  const advisor = findRequestedAdvisor(turn.text);
  if (advisor && advisor !== turn.advisor)
    return { decision: { kind: 'to-advisor', advisor }, why: `asks for ${advisor}` };
  const country = findOtherCountry(turn.text);
  if (country && lawBasedAdvisors.has(turn.advisor))
    return { decision: { kind: 'other-country', country }, why: `lives in ${country}` };
  const isGuide = turn.advisor !== SUPPORT;
  if (isGuide && !turn.hasViolence && !turn.isSensitive && isOutsideRequest(turn.text))
    return { decision: { kind: 'outside' }, why: 'asks for something unrelated to a separation' };
  if (isGuide && heard.questions.length > 0 && asksAboutOtherLaw(turn.text))
    return { decision: { kind: 'outside' }, why: 'another legal matter' };
  const asked = stateFactsFor(turn, heard);
  if (asked)
    return {
      decision: { kind: 'state-facts', asked },
      why: `asks for ${asked.facts.join(', ')} of ${asked.state}`,
    };
  const answerDay = answerDayFor(turn, heard);
  if (answerDay)
    return { decision: { kind: 'answer-day', answerDay }, why: `papers were served: ${answerDay.kind}` };
  const house = houseSumFor(turn, heard);
  if (house) return { decision: { kind: 'house', sum: house }, why: `figures of the house are ${house}` };
  const sum = budget(turn, heard);
  if (sum) return sum;
  const ages = onlyAges(turn, read);
  if (ages) return ages;
  const step = answersStage(turn) ? nextStepFor(turn, heard) : null;
  if (step) return step;
  switch (heard.act) {
    case 'greeting':
    case 'thanks':
    case 'farewell':
      return { decision: { kind: 'small-talk', talk: heard.act }, why: `the message is only a ${heard.act}` };
    case 'complaint':
      return (
        certainMatch(turn, heard, read) ??
        reactionReply(turn, read, SURE_REACTION, restated) ??
        repair(library, turn, heard)
      );
    case 'about-guide':
    case 'why-safety':
      return { decision: { kind: heard.act }, why: 'asks about the guide itself' };
    case 'declined':
      // "I don't want to give him the passports, how do I say that" rejects nothing that we said.
      if (heard.writing?.kind === 'write')
        return decideMessage(library, turn, heard, read) ?? decideAnswer(library, turn, heard, read);
      return declined(turn, heard, read) ?? decideAnswer(library, turn, heard, read);
    case 'acknowledgment':
      return (
        // "OK, write that" contains a request.
        (heard.writing?.kind === 'write' ? decideMessage(library, turn, heard, read) : null) ??
        followUpReply(turn, read) ??
        reactionReply(turn, read, ACKNOWLEDGING_REACTION, ['done']) ?? {
          decision: { kind: 'acknowledge' },
          why: 'takes in what they said',
        }
      );
    case 'bare-reply':
      return followUpReply(turn, read) ?? defaultReply(turn, read) ?? replied(turn);
    case 'state':
      return followUpReply(turn, read) ?? withState(library, turn, heard);
    default:
      return decideMessage(library, turn, heard, read) ?? decideAnswer(library, turn, heard, read);
  }
}

/** A search with nothing but ages finds a text about that age and not what the conversation is about. */
function onlyAges(turn: Turn, read: IntentsRead): Decided | null {
  const ages = turn.turnsDown ? null : agesTold(turn.text);
  if (!ages) return null;
  return (
    followUpReply(turn, read) ?? {
      decision: { kind: 'ages-noted', ages },
      why: 'tells only the children’s ages',
    }
  );
}

function budget(turn: Turn, heard: Interpretation): Decided | null {
  const isAsked = budgetAnswer(turn);
  if (isAsked)
    return {
      decision: { kind: 'budget', budget: isAsked, isAsked: true },
      why: 'asks whether the numbers work out',
    };
  const told = heard.questions.length === 0 ? newBudget(turn) : null;
  return (
    told && {
      decision: { kind: 'budget', budget: told, isAsked: false },
      why: 'says what money comes in and goes out',
    }
  );
}

/** "You didn't answer me, did I lie to him?" repeats a question that we missed. The anger in it is directed at us. */
const restated = ['ask', 'words', 'how', 'why', 'worry', 'guilt', 'normal', 'cannot', 'tried'] as const;

/** "You don't get it" has written replies. Other angry words must not be mistaken for a topic. */
const SURELY_MEANT = 0.8;

function certainMatch(turn: Turn, heard: Interpretation, read: IntentsRead): Decided | null {
  return (read.found[0]?.likely ?? 0) >= SURELY_MEANT ? intentReply(turn, heard, read) : null;
}

const rejectionKinds = ['cannot', 'tried', 'refused', 'ask'] as const;

/** "I can't sleep" has the same form, so it counts as a rejection only after a suggestion of ours. */
function declined(turn: Turn, heard: Interpretation, read: IntentsRead): Decided | null {
  const reply =
    followUpReply(turn, read) ??
    reactionReply(turn, read, SURE_REACTION, rejectionKinds) ??
    intentReply(turn, heard, read);
  if (reply || turn.history.length === 0) return reply;
  return { decision: { kind: 'declined' }, why: 'says a suggestion doesn’t work for them' };
}

function nextStepFor(turn: Turn, heard: Interpretation): Decided | null {
  const passage = nextStep(turn, heard);
  if (passage) {
    const candidate = { passage, likely: 1, byItself: 1, others: [], otherStates: [] };
    const answer: Answer = { question: turn.text, candidate, isSure: true, extent: 'short', from: null };
    return {
      decision: { kind: 'answer', answers: [answer] },
      why: `the next step after ${heard.situation.stage}`,
    };
  }
  // Only questions about papers and deadlines depend so much on the stage that they can't be answered without it.
  const isUnknown = turn.advisor === 'hannah' && heard.situation.stage === null;
  return isUnknown
    ? { decision: { kind: 'ask-stage' }, why: 'asks what comes next, without saying what stage they’re at' }
    : null;
}

/** A reply written for it comes first. Once there is a subject, the next step belongs to that subject. */
function whereToStart(turn: Turn, heard: Interpretation, read: IntentsRead): Decided | null {
  const asked = turn.questions.filter((message) => !isAskingWhereToStart(message));
  if (
    !isAskingWhereToStart(turn.text) ||
    subjectOf({ ...turn, questions: asked }) !== null ||
    turn.hasViolence
  )
    return null;
  if (turn.advisor === 'hannah' && heard.situation.stage === null)
    return {
      decision: { kind: 'ask-stage' },
      why: 'asks where to start, without saying what stage they’re at',
    };
  return (
    certainMatch(turn, heard, read) ?? {
      decision: { kind: 'where-to-start' },
      why: 'asks where to start, without a subject',
    }
  );
}

/** For "Yes", "more" and "idk", returns the full text of the last answer, or a line that invites more. */
function replied(turn: Turn): Decided {
  const reply = bareReplyOf(turn.text);
  const more = reply === 'more' ? lastCitedCandidate(turn) : null;
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

/** A detail like "we've been married 9 years" may stand between a question and the state that it depends on. */
const ASKED_BACK = 3;

/** A message with only a state answers the newest question before it, or is acknowledged. */
function withState(library: Library, turn: Turn, heard: Interpretation): Decided {
  const before = turn.questions
    .filter((message) => !isStateAlone(message))
    .slice(0, ASKED_BACK)
    .find((message) => findQuestions(message).length > 0);
  const [question] = before ? findQuestions(before) : [];
  if (!before || !question) return noted(heard);
  const asked = stateFactsFor({ ...turn, text: before }, { ...heard, questions: [question] });
  if (asked)
    return {
      decision: { kind: 'state-facts', asked },
      why: `asked for ${asked.facts.join(', ')}, and now names ${asked.state}`,
    };
  const asBefore = { ...turn, text: before };
  const found = findAnswer(library, asBefore, heard, question);
  const answer =
    answerOf(found, question.text, turn) ?? ofTheirState(library, asBefore, heard, question.text);
  if (!answer) return noted(heard);
  return { decision: { kind: 'answer', answers: [answer] }, why: 'the previous question, with its state' };
}

/** Even an uncertain match in the text of their own state is more useful than only acknowledging the state. */
function ofTheirState(library: Library, turn: Turn, heard: Interpretation, question: string): Answer | null {
  const candidate = findPassage(library, turn, heard, turn.advisor, question);
  if (!candidate || candidate.passage.state !== heard.state || isAlreadyShown(candidate.passage, turn))
    return null;
  return { question, candidate, isSure: false, extent: 'short', from: null };
}

function noted(heard: Interpretation): Decided {
  return { decision: { kind: 'state-noted', state: heard.state ?? '' }, why: 'names a state' };
}

function repair(library: Library, turn: Turn, heard: Interpretation): Decided {
  const subject = subjectOf(turn);
  const candidate = subject ? findPassage(library, turn, heard, turn.advisor, subject) : null;
  const near = candidate ? [candidate.passage, ...candidate.others] : [];
  const choices = near.filter((passage) => !isAlreadyShown(passage, turn)).slice(0, CHOICES);
  return { decision: { kind: 'repair', choices }, why: 'says the answer missed the point' };
}
