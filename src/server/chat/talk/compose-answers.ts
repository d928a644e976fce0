import { prefaces } from '#content/safety-scripts.ts';
import { talkWords } from '#content/talk-words.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import type { Turn } from '../engine.ts';
import { reflectionFor } from './compose-listening.ts';
import { type Composed, citationsCard, suggestionsCard } from './composed.ts';
import { hasUsedText, isAlreadyShown } from './conversation-memory.ts';
import type { Answer } from './decision.ts';
import { handOver, isOpen, leadFor } from './hand-over.ts';
import type { Interpretation } from './heard.ts';
import { houseLine } from './house-line.ts';
import type { ListeningBank } from './listening-bank.ts';
import { furtherPart } from './further-part.ts';
import { shortAnswer } from './short-answer.ts';

const OFFERED_NEXT = 2;

/**
 * Writes the short form first: an answer of one or two sentences and at most three steps, with the full text one tap
 * away.
 */
export function composeAnswers(
  answers: readonly [Answer, ...Answer[]],
  turn: Turn,
  heard: Interpretation,
  bank: ListeningBank,
): Composed {
  const isSingle = answers.length === 1;
  const cited = answers.filter((answer) => isOpen(answer, turn));
  const said = answers.flatMap((answer) =>
    paragraphsFor(answer, cited.indexOf(answer) + 1, isSingle, turn, heard.state),
  );
  const [first] = answers;
  const others = answers
    .flatMap(({ isSure, candidate }) => (isSure ? [] : candidate.others))
    .filter((passage) => !isAlreadyShown(passage, turn));
  return {
    paragraphs: [
      openingReflection(turn, heard, bank),
      ...said,
      houseLine(turn, heard),
      boundaryLine(turn),
      stateLine(first, turn, heard),
      others.length > 0 ? talkWords.otherReadings : null,
    ].filter((paragraph) => paragraph !== null),
    cards: [
      ...citationsCard(cited.map(({ candidate }) => candidate.passage)),
      ...answers.flatMap((answer) => handOver(answer, turn)),
      ...suggestionsCard(others.length > 0 ? others.slice(0, OFFERED_NEXT).map(({ title }) => title) : []),
    ],
  };
}

/** A question next to a personal statement gets a response to the statement first, at most every other time. */
function openingReflection(turn: Turn, heard: Interpretation, bank: ListeningBank): string | null {
  const tellsMore = turn.text.length > 1.6 * heard.questions.reduce((sum, { text }) => sum + text.length, 0);
  if (heard.feelings.length === 0 || !tellsMore) return null;
  return reflectionFor(turn, heard, bank);
}

function paragraphsFor(
  answer: Answer,
  n: number,
  isSingle: boolean,
  turn: Turn,
  state: string | null,
): string[] {
  const { passage } = answer.candidate;
  const heading = isSingle ? '' : `**${passage.title}.** `;
  const lead = leadFor(answer, turn);
  if (answer.extent === 'whole') return [`${passage.text}${marker(n)}`];
  const further = answer.extent === 'further' ? furtherPart(passage, answer.question, turn) : null;
  if (further) return [`${further}${marker(n)}`];
  const { short, steps } = shortAnswer(passage, state);
  return [
    `${heading}${lead}${short}${marker(n)}`,
    ...(steps.length > 0 && (isSingle || n <= 1) ? [steps.map((step) => `- ${step}`).join('\n')] : []),
  ];
}

function marker(n: number): string {
  return n > 0 ? ` [${n}]` : '';
}

/** Adds "I can't know what a judge will do", once, if the question needs it. */
function boundaryLine(turn: Turn): string | null {
  const line = turn.boundary && prefaces[turn.boundary].text;
  return line && !hasUsedText(turn, line) ? line : null;
}

/** Shown once: the rule of one state doesn't apply in another. */
function stateLine({ candidate }: Answer, turn: Turn, heard: Interpretation): string | null {
  const { passage, otherStates } = candidate;
  if (passage.state || passage.sources.length === 0) return null;
  const isShortened =
    passage.short !== undefined && shortAnswer(passage, heard.state).short !== passage.short;
  const differs = isShortened || otherStates.length > 0;
  if (heard.state) {
    const line = talkWords.stateGeneral.replace('{state}', stateName(heard.state));
    return !differs && passage.advisor !== 'hannah' ? null : hasUsedText(turn, line) ? null : line;
  }
  if (!differs || hasUsedText(turn, talkWords.askState)) return null;
  return talkWords.askState;
}
