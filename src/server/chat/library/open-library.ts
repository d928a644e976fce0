import type { Passage } from '#content/passage.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { speller } from '#domain/retrieval/spelling.ts';
import { words } from '#domain/retrieval/terms.ts';
import type { WordVectors } from '#domain/retrieval/word-vectors.ts';
import { openWordVectors } from './open-word-vectors.ts';
import { type Reading, openRelevanceFeatures, questionsOf } from './relevance-features.ts';
import { standings } from './standing.ts';

export interface Hit {
  passage: Passage;
  /**
   * The probability, 0 to 1, that the passage answers the question, by its words, its embedding and how far it stands
   * out.
   */
  coverage: number;
  /** The same probability for the passage alone, independent of other matches. */
  byItself: number;
  /** The log-odds that the passage answers, before the comparison with other passages. */
  odds: number;
  /** The score of the passage, comparable within one search only. */
  score: number;
}

export interface Library {
  /** Sorted best first. */
  search(assistant: AssistantId, question: string): readonly Hit[];
}

/** Large enough that the texts of ten states on one subject leave room for the general one. */
const HITS = 60;

type Weights = Readonly<Record<Exclude<keyof Reading, 'passage'>, number>>;

// Both models are fitted in evals/fit-library.ts. The first ranks passages and is fitted on sample questions held out
// from the library.
const RANKING_WEIGHTS: Weights = { covered: 2.436, near: 7.285, told: 1.885, asked: 0.485, written: 0.265 };
// The others distinguish questions that the library answers from other questions: a long question is covered less, and
// an answer stands out from the rest. Their threshold rejects nineteen of twenty other questions.
type Sure = Weights & { length: number; from: number };
const ANSWER_WEIGHTS: Sure = {
  covered: 1.045,
  near: 0.392,
  told: 0,
  asked: 0.198,
  written: -0.021,
  length: 0.947,
  from: -4.738,
};
const STANDING = 1.647;
const BY_ITSELF: Sure = {
  covered: 1.494,
  near: 1.888,
  told: 0,
  asked: 0.287,
  written: 0.008,
  length: 0.761,
  from: -6.613,
};

/** Assistants opened together share the weights of words. */
export function openLibrary(
  passages: Readonly<Partial<Record<AssistantId, readonly Passage[]>>>,
  vectors: WordVectors = openWordVectors(),
): Library {
  const readingsOf = openRelevanceFeatures(passages, vectors);
  const spelt = openSpeller(Object.values(passages).flat(), vectors);
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
      const found = readingsOf(assistant, spelt(question))
        .map((reading) => ({
          passage: reading.passage,
          byItself: share(oddsOf(reading, length, BY_ITSELF)),
          odds: oddsOf(reading, length, ANSWER_WEIGHTS),
          score: Math.exp(weightedSum(reading, RANKING_WEIGHTS)),
        }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, HITS);
      const hits = withStandout(found);
      const exact = sampleQuestions.get(sampleKey(assistant, question));
      if (!exact) return hits;
      const others = hits.filter(({ passage }) => passage !== exact);
      return [{ passage: exact, score: Infinity, odds: Infinity, coverage: 1, byItself: 1 }, ...others];
    },
  };
}

function openSpeller(all: readonly Passage[], { rows }: WordVectors): (text: string) => string {
  const texts = all.flatMap((passage) => [...questionsOf(passage), passage.text]);
  return speller(texts, (word) => rows.has(word));
}

/** The hits that remain after some are excluded. Each is compared only to the others that remain. */
export function withoutHits(hits: readonly Hit[], isOut: (hit: Hit) => boolean): readonly Hit[] {
  const left = hits.filter((hit) => !isOut(hit));
  return left.length === hits.length || left[0]?.score === Infinity ? left : withStandout(left);
}

function withStandout(found: readonly Omit<Hit, 'coverage'>[]): Hit[] {
  const standing = standings(found);
  return found.map((hit, at) => ({
    ...hit,
    coverage: share(hit.odds + STANDING * (standing[at] ?? 0)),
  }));
}

function weightedSum({ covered, near, told, asked, written }: Reading, weights: Weights): number {
  return (
    weights.covered * covered +
    weights.near * near +
    weights.told * told +
    weights.asked * asked +
    weights.written * written
  );
}

function oddsOf(reading: Reading, length: number, sure: Sure): number {
  return weightedSum(reading, sure) + sure.length * length + sure.from;
}

function share(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/**
 * Suggestions are titles and prompts and are matched literally: "Who gets what" has no distinctive word but still has an
 * answer.
 */
function sampleKey(assistant: AssistantId, question: string): string {
  return `${assistant} ${words(question).join(' ')}`;
}
