import { type Shares, softmax } from './classifier.ts';

/** A quantized layer in units of `scale`, with one row of inputs for each output. */
export interface Layer {
  scale: number;
  bias: readonly number[];
  weights: Int8Array;
}

/** Trained on the vectors of the sentence encoder: one hidden layer, then a score for each topic. */
export interface SentenceHead {
  hidden: Layer;
  output: Layer;
}

/** The encoder's vectors have unit length, so each value is small. */
export const INPUT_SCALE = 10;

/** The probability of each topic for a sentence with this vector. */
export function sharesOfVector(vector: Float32Array, { hidden, output }: SentenceHead): Shares {
  const inputs = vector.map((value) => value * INPUT_SCALE);
  const active = forward(hidden, inputs).map((score) => Math.max(0, score));
  return softmax(forward(output, active));
}

function forward({ scale, bias, weights }: Layer, inputs: Float32Array): Float32Array {
  return Float32Array.from(bias, (start, row) => {
    let sum = 0;
    for (let at = 0; at < inputs.length; at += 1)
      sum += (weights[row * inputs.length + at] ?? 0) * (inputs[at] ?? 0);
    return start + sum * scale;
  });
}
