import { words } from '#domain/retrieval/terms.ts';
import { DIMENSIONS, type WordVectors } from './open-word-vectors.ts';

/** A direction of length one; all noughts where no word is known. */
export type Meaning = Float64Array;

/** In how many of a hundred questions a word may stand before it says little. */
const COMMON = 0.003;

/** Reads a text as the weighed mean of its words; a word of many `questions` weighs little. */
export function meaningReader(
  questions: readonly string[],
  { rows, values }: WordVectors,
): (text: string) => Meaning {
  const counts = new Map<string, number>();
  for (const question of questions) {
    for (const word of new Set(words(question))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (text) => {
    const sum = new Float64Array(DIMENSIONS);
    for (const word of words(text)) {
      const row = rows.get(word);
      if (row === undefined) continue;
      const weight = COMMON / (COMMON + (counts.get(word) ?? 0) / Math.max(1, questions.length));
      add(sum, values.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS), weight);
    }
    const length = lengthOf(sum);
    return length === 0 ? sum : sum.map((value) => value / length);
  };
}

/**
 * How near a question comes to those that a passage is known to answer: the mean cosine of the nearest three,
 * 1 for the same words, about 0 for strangers.
 */
export function nearness(asked: Meaning, known: readonly Meaning[]): number {
  let first = 0;
  let second = 0;
  let third = 0;
  for (const meaning of known) {
    const alike = cosine(asked, meaning);
    third = Math.max(third, Math.min(second, alike));
    second = Math.max(second, Math.min(first, alike));
    first = Math.max(first, alike);
  }
  return (first + second + third) / 3;
}

/** The direction of all of them together. */
export function middle(meanings: readonly Meaning[]): Meaning {
  const sum = new Float64Array(DIMENSIONS);
  for (const meaning of meanings) add(sum, meaning, 1);
  const length = lengthOf(sum);
  return length === 0 ? sum : sum.map((value) => value / length);
}

/** Four sums side by side: one would have to wait for itself, and the search takes three times as long. */
export function cosine(one: Meaning, other: Meaning): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let at = 0; at < DIMENSIONS; at += 4) {
    a += (one[at] ?? 0) * (other[at] ?? 0);
    b += (one[at + 1] ?? 0) * (other[at + 1] ?? 0);
    c += (one[at + 2] ?? 0) * (other[at + 2] ?? 0);
    d += (one[at + 3] ?? 0) * (other[at + 3] ?? 0);
  }
  return a + b + c + d;
}

function add(sum: Float64Array, vector: Int8Array | Meaning, weight: number): void {
  for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
}

function lengthOf(vector: Float64Array): number {
  let squares = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) squares += (vector[at] ?? 0) ** 2;
  return Math.sqrt(squares);
}
