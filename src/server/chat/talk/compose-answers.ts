import { prefaces } from '#content/safety-scripts.ts';
import { talkWords } from '#content/talk-words.ts';
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
import { stateFactBeside, stateLine } from './state-line.ts';

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
  const fact = stateFactBeside(first, turn, heard);
  const sources = cited.map(({ candidate }) => candidate.passage);
  if (fact) sources.push(fact.passage);
  const others = answers
    .flatMap(({ isSure, candidate }) => (isSure ? [] : candidate.others))
    .filter((passage) => !isAlreadyShown(passage, turn));
  return {
    paragraphs: [
      openingReflection(turn, heard, bank),
      ...said,
      houseLine(turn, heard),
      boundaryLine(turn),
      fact ? `${fact.line}${marker(sources.indexOf(fact.passage) + 1)}` : stateLine(first, turn, heard),
      // A safety line would come between these words and the buttons.
      others.length > 0 && !turn.hasNote ? talkWords.otherReadings : null,
    ].filter((paragraph) => paragraph !== null),
    cards: [
      ...citationsCard(sources),
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
