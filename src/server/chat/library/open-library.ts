import type { Passage } from '#content/passage.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { words } from '#domain/retrieval/terms.ts';
import type { WordVectors } from '#domain/retrieval/word-vectors.ts';
import { openWordVectors } from './open-word-vectors.ts';
import { type Reading, openReadings, questionsOf } from './readings.ts';

export interface Hit {
  passage: Passage;
  /** 0 to 1: how sure it is that the passage answers the question, by its words and by what they mean. */
  coverage: number;
  /** How well it fits, comparable within one search only. */
  score: number;
}

export interface Library {
  /** Best first. */
  search(assistant: AssistantId, question: string): readonly Hit[];
}

/** Enough that the texts of ten states on one subject leave room for the general one. */
const HITS = 60;

type Weights = Readonly<Record<Exclude<keyof Reading, 'passage'>, number>>;

// Both fitted as in evals/fit-library.ts. The first tells passages apart on sample questions left out of the library.
const WORTH: Weights = { covered: 2.36, near: 7.266, told: 1.902, asked: 0.487, written: 0.265 };
// The second tells questions that the library answers from those about other things; a long question covers less. Its
// threshold stands where nineteen of twenty questions about other things are refused.
const SURE: Weights & { length: number; from: number } = {
  covered: 1.503,
  near: 1.878,
  told: 0,
  asked: 0.287,
  written: 0.008,
  length: 0.761,
  from: -6.606,
};

/** Assistants opened together share what a word is worth. */
export function openLibrary(
  passages: Readonly<Partial<Record<AssistantId, readonly Passage[]>>>,
  vectors: WordVectors = openWordVectors(),
): Library {
  const readingsOf = openReadings(passages, vectors);
  const sampleQuestions = new Map(
    Object.values(passages)
      .flat()
      .flatMap((passage) =>
        questionsOf(passage).map((question) => [sampleKey(passage.advisor, question), passage]),
      ),
  );
  return {
    search(assistant, question) {
      const length = Math.log1p(words(question).length);
      const hits = readingsOf(assistant, question)
        .map((reading) => ({
          passage: reading.passage,
          coverage: share(weigh(reading, SURE) + SURE.length * length + SURE.from),
          score: Math.exp(weigh(reading, WORTH)),
        }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, HITS);
      const exact = sampleQuestions.get(sampleKey(assistant, question));
      if (!exact) return hits;
      const others = hits.filter(({ passage }) => passage !== exact);
      return [{ passage: exact, score: Infinity, coverage: 1 }, ...others];
    },
  };
}

function weigh({ covered, near, told, asked, written }: Reading, weights: Weights): number {
  return (
    weights.covered * covered +
    weights.near * near +
    weights.told * told +
    weights.asked * asked +
    weights.written * written
  );
}

function share(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Suggestions are titles and prompts word for word: "Who gets what" has no telling word, and still an answer. */
function sampleKey(assistant: AssistantId, question: string): string {
  return `${assistant} ${words(question).join(' ')}`;
}
