import type { Passage } from '#content/passage.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { isObjection } from '#domain/talk/objection.ts';
import { mentionsField } from '#domain/talk/field-words.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Library } from '../library/open-library.ts';
import { isAskedAgain, isAlreadyShown, lastCited } from './conversation-memory.ts';
import type { Answer, Decided } from './decision.ts';
import { type FoundAnswer, findAnswer } from './find-answer.ts';
import type { Candidate } from './find-passage.ts';
import { furtherPart } from './further-part.ts';
import type { Interpretation } from './heard.ts';
import { decideNearest } from './nearest-choices.ts';

/** The second question of a message is answered only if the passage certainly fits. */
const SECOND_THRESHOLD = 0.25;
/** Minimum probability that an answer contains what was asked for, and not only something similar. */
const HOLDS_THRESHOLD = 0.25;
export const CHOICES = 3;

/** Returns the library's answers to the questions of a message. */
export function decideQuestion(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  read: IntentsRead,
): Decided {
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
  // "Does that change it" after a complete question finds the same passage as its context.
  const answers = telling.length > 0 ? telling : answered;
  const [first, ...rest] = uniquePassages(answers);
  const others = rest.filter(({ candidate }) => candidate.likely >= SECOND_THRESHOLD);
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
  const named = found.flatMap(({ question, found: result }) => titleMatch(result, question.text, turn) ?? []);
  const [only] = uniquePassages(named);
  if (only)
    return {
      decision: { kind: 'answer', answers: [only] },
      why: `${only.candidate.passage.id}: its title has the words of the question`,
    };
  const near = found.flatMap(({ found: result }) => (result.kind === 'near' ? result.choices : []));
  return undecided(turn, heard, read, [...new Set(near)]);
}

/** Null if nothing new is found. */
export function answerOf(found: FoundAnswer, question: string, turn: Turn): Answer | null {
  if (found.kind === 'near' || found.kind === 'nothing') return null;
  const isSure = found.kind === 'elsewhere' || found.isSure;
  const from = found.kind === 'elsewhere' ? found.assistant : null;
  const { candidate } = found;
  const extent = extentOf(candidate, turn);
  if (extent === 'further' && (isObjection(turn.text) || !furtherPart(candidate.passage, question, turn)))
    return null;
  return { question, candidate, isSure, from, extent };
}

const TITLE_TERMS = 2;

/** A similar passage whose title has the words of the question answers it, even if its other words make it unlikely. */
function titleMatch(found: FoundAnswer, question: string, turn: Turn): Answer | null {
  if (found.kind !== 'near' || turn.turnsDown) return null;
  const asked = terms(question);
  const passage = found.choices.find(
    ({ title }) => [...terms(title)].filter((term) => asked.has(term)).length >= TITLE_TERMS,
  );
  if (!passage) return null;
  return uncertainAnswer(passage, question);
}

function uncertainAnswer(passage: Passage, question: string): Answer {
  const candidate = { passage, likely: 0, byItself: 0, others: [], otherStates: [] };
  return { question, candidate, isSure: false, extent: 'short', from: null };
}

function extentOf({ passage }: Candidate, turn: Turn): Answer['extent'] {
  if (!isAlreadyShown(passage, turn)) return 'short';
  return isAskedAgain(turn) ? 'whole' : 'further';
}

function uniquePassages(answers: readonly Answer[]): Answer[] {
  return [...new Map(answers.map((answer) => [answer.candidate.passage.id, answer])).values()];
}

/** No passage fits well enough to be shown. */
function undecided(turn: Turn, heard: Interpretation, read: IntentsRead, near: readonly Passage[]): Decided {
  const isPersonal = heard.feelings.length > 0 || heard.subjects.length > 0;
  const isNearDanger = turn.hasViolence || turn.isSensitive;
  if (
    !isPersonal &&
    !isNearDanger &&
    turn.questions.length === 0 &&
    near.length < 2 &&
    !mentionsField(turn.text)
  )
    return { decision: { kind: 'outside' }, why: 'nothing comes close' };
  if (turn.hasNote) return { decision: { kind: 'listen', offer: null }, why: 'mentions danger' };
  return decideNearest(turn, read, near, 'on topic, but nothing clearly answers it');
}

export function holdsAnswer({ decision }: Decided): boolean {
  return (
    decision.kind === 'answer' &&
    decision.answers.some(({ candidate }) => candidate.likely >= HOLDS_THRESHOLD)
  );
}

/** Returns the last passage, to be shown again. */
export function lastCitedCandidate(turn: Turn): Candidate | null {
  const [passage] = lastCited(turn);
  return passage ? { passage, likely: 1, byItself: 1, others: [], otherStates: [] } : null;
}
