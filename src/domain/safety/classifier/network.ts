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
export function scoresOf(plain: string, network: Network): number[] {
  const { vectors, common, hidden, output } = network;
  const meaning = meaningOf(plain, vectors, common);
  const active = applied(hidden, meaning).map((score) => Math.max(0, score));
  return applied(output, [...active, ...strongest(network, rowsOf(plain, vectors))]);
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
function strongest(network: Network, rows: readonly number[]): number[] {
  const { scale, bias } = network.phrases;
  const said = rows.map((row) => saidBy(row, network));
  return bias.map((start, phrase) => {
    let most = 0;
    for (let at = 0; at < said.length; at += 1) {
      const sum =
        (said[at - 1]?.[phrase] ?? 0) +
        (said[at]?.[bias.length + phrase] ?? 0) +
        (said[at + 1]?.[2 * bias.length + phrase] ?? 0);
      most = Math.max(most, start + sum * scale * PHRASE_SCALE);
    }
    return most;
  });
}

const silent = new Int32Array(0);
/** People use the same few thousand words: what each says to the phrases is worked out once. Some 1 KB a word. */
const known = new WeakMap<Network, Map<number, Int32Array>>();
const KNOWN_MOST = 4000;

/** What a word adds to each phrase as its first word, then as its second to each, then as its third. */
function saidBy(row: number, network: Network): Int32Array {
  if (row === CLAUSE_END) return silent;
  const words = known.get(network) ?? new Map<number, Int32Array>();
  known.set(network, words);
  const before = words.get(row);
  if (before) return before;
  const said = workOut(row, network);
  if (words.size >= KNOWN_MOST) words.clear();
  words.set(row, said);
  return said;
}

/** Sums of whole numbers, so that their order changes nothing. */
function workOut(row: number, { vectors, phrases }: Network): Int32Array {
  const { bias, weights } = phrases;
  const vector = vectors.values.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
  return Int32Array.from({ length: PHRASE_WORDS * bias.length }, (_, at) => {
    const word = Math.floor(at / bias.length);
    const from = ((at % bias.length) * PHRASE_WORDS + word) * DIMENSIONS;
    let sum = 0;
    for (let place = 0; place < DIMENSIONS; place += 1) {
      sum += (weights[from + place] ?? 0) * (vector[place] ?? 0);
    }
    return sum;
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
