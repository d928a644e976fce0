import { DIMENSIONS, type WordVectors } from '../../retrieval/word-vectors.ts';

/** Reads what the words of a message mean together, so that words it never saw count as those they are like. */
export interface Network {
  vectors: WordVectors;
  /** In which share of all lines a common word stands; what is not listed is rare. */
  common: ReadonlyMap<string, number>;
  hidden: Layer;
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

/** The score of each output for a normalised text. */
export function scoresOf(plain: string, { vectors, common, hidden, output }: Network): number[] {
  const meaning = meaningOf(plain, vectors, common);
  return applied(
    output,
    applied(hidden, meaning).map((score) => Math.max(0, score)),
  );
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
    const weight = COMMON / (COMMON + (common.get(word) ?? 0));
    for (let at = 0; at < DIMENSIONS; at += 1) {
      sum[at] = (sum[at] ?? 0) + weight * (values[row * DIMENSIONS + at] ?? 0);
    }
  }
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((value) => (value * LENGTH) / length);
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
