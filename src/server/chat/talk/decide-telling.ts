import type { AssistantId } from '#domain/assistant.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Library } from '../library/open-library.ts';
import { hasClearTopic } from './compose-listening.ts';
import { isAlreadyShown } from './conversation-memory.ts';
import type { Answer, Decided } from './decision.ts';
import { findElsewhere } from './find-answer.ts';
import { type Candidate, findPassage } from './find-passage.ts';
import type { Interpretation } from './heard.ts';
import { decideNearest } from './nearest-choices.ts';

/**
 * Minimum probability for offering a passage to someone who hasn't asked a question. Lena's is higher: she listens
 * longer first.
 */
const offeredFrom: Readonly<Record<AssistantId, number>> = {
  lena: 0.65,
  emma: 0.3,
  ava: 0.2,
  james: 0.2,
  max: 0.15,
  hannah: 0.15,
  support: 0.35,
};

/** Returns a passage that certainly fits a statement. Null if there is none, or if no advice is wanted. */
export function decideOffer(library: Library, turn: Turn, heard: Interpretation): Decided | null {
  if (wantsNoAdvice(turn)) return null;
  const candidate = findPassage(library, turn, heard, turn.advisor, turn.text);
  const isOffered =
    candidate !== null &&
    candidate.likely >= offeredFromFor(turn) &&
    !isAlreadyShown(candidate.passage, turn);
  const own = isOffered ? offerPassage(turn, candidate, null) : null;
  const offer = own ?? offeredElsewhere(library, turn, heard, candidate);
  return (
    offer && {
      decision: { kind: 'listen', offer },
      why: `shares something; ${offer.candidate.passage.id} ${offer.candidate.likely.toFixed(2)} fits`,
    }
  );
}

/** In the middle of a conversation, a doubtful passage would suggest that we didn't listen. */
const OFFERED_IN_TALK_THRESHOLD = 0.6;

function offeredFromFor({ advisor, position }: Turn): number {
  return position > 0 ? Math.max(OFFERED_IN_TALK_THRESHOLD, offeredFrom[advisor]) : offeredFrom[advisor];
}

/** No reply was written for it. Its topic is paraphrased if it is clear; otherwise the closest matches are offered. */
export function decideStatement(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  read: IntentsRead,
): Decided {
  const listens = hasClearTopic(turn, heard) || isNearDangerLine(turn) || wantsNoAdvice(turn);
  if (listens) return { decision: { kind: 'listen', offer: null }, why: 'tells something' };
  const candidate =
    turn.advisor === 'lena' ? null : findPassage(library, turn, heard, turn.advisor, turn.text);
  const near =
    candidate && candidate.likely >= NEAR_THRESHOLD ? [candidate.passage, ...candidate.others] : [];
  const unsaid = near.filter((passage) => !isAlreadyShown(passage, turn));
  return decideNearest(turn, read, unsaid, 'shares something, and nothing clearly fits');
}

/** Next to a line about danger, the reply never says that nothing fits. */
export function isNearDangerLine({ isSensitive, hasNote = false }: Turn): boolean {
  return isSensitive || hasNote;
}

const noAdvice =
  /\b(?:(?:just|only) (?:want(?:ed)?|need(?:ed)?) to (?:vent|say it|talk|get it out|rant)|(?:don'?t|do not|not) (?:want|need|ask(?:ing)? for|looking for) (?:any |your |more )?(?:advice|tips|fixing|solutions)|without (?:anybody|anyone|somebody|someone|you) fixing|don'?t tell me to)\b/i;
const NO_ADVICE_TURNS = 4;

/** A person who asked to be heard and not advised gets no advice for the next few messages. */
export function wantsNoAdvice({ text, questions }: Turn): boolean {
  return [text, ...questions.slice(0, NO_ADVICE_TURNS)].some((message) => noAdvice.test(message));
}

const NEAR_THRESHOLD = 0.1;

const OFFERED_ELSEWHERE_THRESHOLD = 0.7;

function offeredElsewhere(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  own: Candidate | null,
): Answer | null {
  if (turn.advisor === 'lena') return null;
  const found = findElsewhere(library, turn, heard, turn.text, own);
  if (!found || found.candidate.byItself < OFFERED_ELSEWHERE_THRESHOLD) return null;
  return isAlreadyShown(found.candidate.passage, turn)
    ? null
    : offerPassage(turn, found.candidate, found.assistant);
}

export function offerPassage(turn: Turn, candidate: Candidate, from: Answer['from']): Answer {
  return { question: turn.text, candidate, isSure: true, extent: 'short', from };
}
