const ROUNDS = 50;
const STEP = 0.01;
/** How strongly a word is pulled toward its initial vector, so that a word with few sentences doesn't overfit. */
const HOLD = 1;

/** A sentence as the rows of its words with their weights, and the unit vector that their mean should point to. */
export interface Sentence {
  words: readonly { row: number; weight: number }[];
  meaning: readonly number[];
}

/**
 * Trains the word vectors (with Adam) so that the weighted mean of a sentence's words points in the direction of
 * the sentence's embedding.
 */
export function fitWords(rows: Float64Array, width: number, sentences: readonly Sentence[]): Float64Array {
  const fitted = rows.slice();
  const first = new Float64Array(rows.length);
  const second = new Float64Array(rows.length);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = fitted.map((value, at) => HOLD * (value - (rows[at] ?? 0)));
    for (const sentence of sentences) pull(slopes, fitted, width, sentence);
    for (const [at, slope] of slopes.entries()) {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
      const speed = Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 5e-5;
      fitted[at] = (fitted[at] ?? 0) - (STEP * (first[at] ?? 0)) / (1 - 0.9 ** round) / speed;
    }
  }
  return fitted;
}

/** Adds the gradient that turns the sentence's mean toward its embedding. */
function pull(slopes: Float64Array, rows: Float64Array, width: number, { words, meaning }: Sentence): void {
  const sum = new Float64Array(width);
  for (const { row, weight } of words) {
    for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + weight * (rows[row * width + at] ?? 0);
  }
  const length = Math.hypot(...sum) + 1e-6;
  const alike = sum.reduce((all, value, at) => all + (value * (meaning[at] ?? 0)) / length, 0);
  for (const { row, weight } of words) {
    for (let at = 0; at < width; at += 1) {
      const wanted = (meaning[at] ?? 0) - (alike * (sum[at] ?? 0)) / length;
      slopes[row * width + at] = (slopes[row * width + at] ?? 0) - (weight * wanted) / length;
    }
  }
}
