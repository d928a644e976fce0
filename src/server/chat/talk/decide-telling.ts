import type { Passage } from '#content/passage.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { Turn } from '../engine.ts';
import type { Library } from '../library/open-library.ts';
import { isSaid } from './conversation-memory.ts';
import type { Answer, Decided } from './decision.ts';
import { findElsewhere } from './find-answer.ts';
import { type Candidate, findPassage } from './find-passage.ts';
import type { Heard } from './heard.ts';

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

/** What is told finds a text that surely fits. */
export function offered(library: Library, turn: Turn, heard: Heard): Decided | null {
  const decided = told(library, turn, heard);
  return decided.decision.kind === 'listen' && decided.decision.offer ? decided : null;
}

export function told(library: Library, turn: Turn, heard: Heard): Decided {
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

export function offerOf(turn: Turn, candidate: Candidate, from: Answer['from']): Answer {
  return { question: turn.text, candidate, isSure: true, extent: 'short', from };
}
