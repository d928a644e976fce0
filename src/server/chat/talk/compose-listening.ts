import { talkWords } from '#content/talk-words.ts';
import type { Turn } from '../engine.ts';
import { type Composed, citationsCard } from './composed.ts';
import { hasHeard, unheard } from './conversation-memory.ts';
import type { Answer } from './decision.ts';
import type { Heard } from './heard.ts';
import type { ListeningBank } from './listening-bank.ts';
import { shortAnswer } from './short-answer.ts';

const goodFeelings = new Set(['relieved', 'hopeful-or-proud']);
const goodSubjects = new Set(['small-win', 'co-parenting-going-well']);

/** What was told, said back in other words, and one open question or one thing that may help. */
export function composeListening(
  offer: Answer | null,
  turn: Turn,
  heard: Heard,
  bank: ListeningBank,
): Composed {
  const reflection = reflectionFor(turn, heard, bank) ?? unheard(bank.replies['general-reflection'], turn);
  if (!offer) return { paragraphs: [`${reflection} ${openQuestion(turn, heard, bank)}`], cards: [] };
  const { passage } = offer.candidate;
  const { short, steps } = shortAnswer(passage);
  return {
    paragraphs: [
      reflection,
      `${unheard(talkWords.offer, turn)} ${short} [1]`,
      ...(steps.length > 0 ? [steps.map((step) => `- ${step}`).join('\n')] : []),
    ],
    cards: citationsCard([passage]),
  };
}

/** One sentence on the feeling or the subject; null when neither was heard, or all that fits was said. */
export function reflectionFor(turn: Turn, heard: Heard, { replies }: ListeningBank): string | null {
  const [feeling] = heard.feelings;
  const [subject] = heard.subjects;
  const isGood =
    (feeling && goodFeelings.has(feeling.id)) || (!feeling && subject && goodSubjects.has(subject.id));
  if (isGood) return unheard(replies['good-news'], turn);
  const options = [feeling?.reflections ?? [], subject?.reflections ?? []].flatMap((lines) => {
    const line = lines.length > 0 ? unheard(lines, turn) : null;
    return line && !hasHeard(turn, line) ? [line] : [];
  });
  return options[turn.position % 2] ?? options[0] ?? null;
}

function openQuestion(turn: Turn, heard: Heard, { replies }: ListeningBank): string {
  const [subject] = heard.subjects;
  const question = subject ? unheard(subject.questions, turn) : null;
  return question && !hasHeard(turn, question) ? question : unheard(replies['general-question'], turn);
}
