import { DIMENSIONS, type WordVectors } from '../../retrieval/word-vectors.ts';

/**
 * Reads what the words of a message mean, all together and three by three, so that words and phrases it never saw
 * count as those they are like.
 */
export interface Network {
  vectors: WordVectors;
  /** In which share of all lines a common word stands; what is not listed is rare. */
  common: ReadonlyMap<string, number>;
  /** Over the meaning of the whole. */
  hidden: Layer;
  /** Over three neighbouring words; of each only where it is strongest counts. */
  phrases: Layer;
  /** Over both, `hidden` first. */
  output: Layer;
}

/** `weights` holds a row for each output, in units of `scale`. */
export interface Layer {
  scale: number;
  bias: readonly number[];
  weights: Int8Array;
}

/** In how large a share of all lines a word may stand before it says little. */
const COMMON = 0.003;
/** The length of a meaning: near the number of its dimensions' root, so that single ones are near 1. */
const LENGTH = 8;
/** What a phrase reads of a vector's numbers, so that they too are near 1. */
export const PHRASE_SCALE = 0.02;
export const PHRASE_WORDS = 3;
/** Stands for the end of a clause among the rows of words. */
export const CLAUSE_END = -1;

/** The score of each output for a normalised text. */
export function scoresOf(plain: string, { vectors, common, hidden, phrases, output }: Network): number[] {
  const meaning = meaningOf(plain, vectors, common);
  const active = applied(hidden, meaning).map((score) => Math.max(0, score));
  return applied(output, [...active, ...strongest(phrases, rowsOf(plain, vectors), vectors)]);
}

/** The weighed mean of the words' vectors, brought to one length; all noughts where no word is known. */
export function meaningOf(
  plain: string,
  { rows, values }: WordVectors,
  common: ReadonlyMap<string, number>,
): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const word of plain.split(' ')) {
    const row = rows.get(word);
    if (row === undefined) continue;
    const weight = weightOf(word, common);
    for (let at = 0; at < DIMENSIONS; at += 1) {
      sum[at] = (sum[at] ?? 0) + weight * (values[row * DIMENSIONS + at] ?? 0);
    }
  }
  return broughtToLength(sum);
}

export function weightOf(word: string, common: ReadonlyMap<string, number>): number {
  return COMMON / (COMMON + (common.get(word) ?? 0));
}

export function broughtToLength(sum: Float64Array): Float64Array {
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((value) => (value * LENGTH) / length);
}

/** The rows of the known words in their order, with the ends of clauses between them. */
function rowsOf(plain: string, { rows }: WordVectors): number[] {
  return plain.split(' ').flatMap((word) => (word === '|' ? CLAUSE_END : (rows.get(word) ?? [])));
}

/** For each phrase its score where it is strongest, nought where it is nowhere above. */
function strongest({ scale, bias, weights }: Layer, rows: readonly number[], vectors: WordVectors): number[] {
  const line = inLine(rows, vectors);
  const size = PHRASE_WORDS * DIMENSIONS;
  return bias.map((start, phrase) => {
    let most = 0;
    for (let at = 0; at < rows.length; at += 1) {
      let sum = 0;
      for (let place = 0; place < size; place += 1) {
        sum += (weights[phrase * size + place] ?? 0) * (line[at * DIMENSIONS + place] ?? 0);
      }
      most = Math.max(most, start + sum * scale * PHRASE_SCALE);
    }
    return most;
  });
}

/** The vectors one after another with noughts around them, so that three neighbours are one run of numbers. */
export function inLine(rows: readonly number[], { values }: WordVectors): Float64Array {
  const line = new Float64Array((rows.length + 2) * DIMENSIONS);
  for (const [at, row] of rows.entries()) {
    if (row === CLAUSE_END) continue;
    line.set(values.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS), (at + 1) * DIMENSIONS);
  }
  return line;
}

function applied({ scale, bias, weights }: Layer, inputs: Float64Array | readonly number[]): number[] {
  return bias.map((start, row) => {
    let sum = 0;
    for (let at = 0; at < inputs.length; at += 1) {
      sum += (weights[row * inputs.length + at] ?? 0) * (inputs[at] ?? 0);
    }
    return start + sum * scale;
  });
}
