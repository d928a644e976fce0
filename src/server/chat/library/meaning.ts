import { words } from '#domain/retrieval/terms.ts';
import { DIMENSIONS, type WordVectors } from '#domain/retrieval/word-vectors.ts';

// A local constant, because the test runner resolves imported names in every iteration of a loop.
const LENGTH: number = DIMENSIONS;

/** A unit vector. All zeros if no word is known. */
export type Meaning = Float64Array;

/** How many of a hundred questions may contain a word before its weight decreases. */
const COMMON = 0.003;

/** Embeds a text as the weighted mean of its words. A word that occurs in many of the `questions` has a low weight. */
export function meaningReader(
  questions: readonly string[],
  { rows, values }: WordVectors,
): (text: string) => Meaning {
  const counts = new Map<string, number>();
  for (const question of questions) {
    for (const word of new Set(words(question))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (text) => {
    const sum = new Float64Array(LENGTH);
    for (const word of words(text)) {
      const row = rows.get(word);
      if (row === undefined) continue;
      const weight = COMMON / (COMMON + (counts.get(word) ?? 0) / Math.max(1, questions.length));
      add(sum, values.subarray(row * LENGTH, (row + 1) * LENGTH), weight);
    }
    return unit(sum);
  };
}

/** Many vectors in one array of `DIMENSIONS` numbers each: a search reads thousands of them. */
export type Meanings = Float64Array;

export function concatenate(meanings: readonly Meaning[]): Meanings {
  const piece = new Float64Array(meanings.length * LENGTH);
  for (const [at, meaning] of meanings.entries()) piece.set(meaning, at * LENGTH);
  return piece;
}

/** Returns the cosine similarity to the nearest of many vectors, at least 0. */
export function highestCosine(asked: Meaning, many: Meanings): number {
  let best = 0;
  for (let from = 0; from < many.length; from += LENGTH) best = Math.max(best, cosine(asked, many, from));
  return best;
}

/** Returns the normalized vector. A zero vector stays zero. */
export function unit(vector: Meaning): Meaning {
  const length = lengthOf(vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/**
 * Returns the dot product with the vector that starts at `from`. Uses four parallel sums, because each addition to a
 * single one would wait for the previous one and the search would take three times as long.
 */
export function cosine(one: Meaning, many: Meanings, from: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let at = 0; at < LENGTH; at += 4) {
    a += (one[at] ?? 0) * (many[from + at] ?? 0);
    b += (one[at + 1] ?? 0) * (many[from + at + 1] ?? 0);
    c += (one[at + 2] ?? 0) * (many[from + at + 2] ?? 0);
    d += (one[at + 3] ?? 0) * (many[from + at + 3] ?? 0);
  }
  return a + b + c + d;
}

function add(sum: Float64Array, vector: Int8Array | Meaning, weight: number): void {
  for (let at = 0; at < LENGTH; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
}

function lengthOf(vector: Float64Array): number {
  let squares = 0;
  for (let at = 0; at < LENGTH; at += 1) squares += (vector[at] ?? 0) ** 2;
  return Math.sqrt(squares);
}
