import { DIMENSIONS, type WordVectors } from '#domain/retrieval/word-vectors.ts';
import { CLAUSE_END, PHRASE_SCALE, PHRASE_WORDS, inLine } from '#domain/safety/classifier/network.ts';
import type { Parameter } from './adam.ts';

/** The share of units that sit out a line, so that none relies on another. */
export const SITTING_OUT = 0.4;

export interface Weights {
  weights: Parameter;
  bias: Parameter;
}

export function forward({ weights, bias }: Weights, inputs: Float64Array): Float64Array {
  return bias.values.map((start, row) => {
    let sum = start;
    for (let at = 0; at < inputs.length; at += 1) {
      sum += (weights.values[row * inputs.length + at] ?? 0) * (inputs[at] ?? 0);
    }
    return sum;
  });
}

interface Found {
  score: number;
  at: number;
}

export function strongest(
  { weights, bias }: Weights,
  rows: readonly number[],
  vectors: WordVectors,
): Found[] {
  const line = inLine(rows, vectors);
  return Array.from(bias.values, (start, phrase) => {
    const best = { score: 0, at: 0 };
    for (let at = 0; at < rows.length; at += 1) {
      const score = start + phraseAt(at, phrase, weights.values, line) * PHRASE_SCALE;
      if (score > best.score) Object.assign(best, { score, at });
    }
    return best;
  });
}

function phraseAt(at: number, phrase: number, weights: Float64Array, line: Float64Array): number {
  const size = PHRASE_WORDS * DIMENSIONS;
  let sum = 0;
  for (let place = 0; place < size; place += 1) {
    sum += (weights[phrase * size + place] ?? 0) * (line[at * DIMENSIONS + place] ?? 0);
  }
  return sum;
}

/** Share minus truth, for each topic. */
export function errorsOf(scores: Float64Array, topic: number): Float64Array {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one, at) => one / all - (at === topic ? 1 : 0));
}

/** What reaches each unit back; nought for one that was silent or sat out. */
export function learnOutput(output: Weights, active: Float64Array, errors: Float64Array): Float64Array {
  const back = new Float64Array(active.length);
  for (let at = 0; at < errors.length; at += 1) {
    const error = errors[at] ?? 0;
    raise(output.bias, at, error);
    for (let unit = 0; unit < active.length; unit += 1) {
      if (active[unit] === 0) continue;
      const place = at * active.length + unit;
      raise(output.weights, place, error * (active[unit] ?? 0));
      back[unit] = (back[unit] ?? 0) + (error * (output.weights.values[place] ?? 0)) / (1 - SITTING_OUT);
    }
  }
  return back;
}

export function learnHidden(hidden: Weights, meaning: Float64Array, back: Float64Array): void {
  for (let unit = 0; unit < hidden.bias.values.length; unit += 1) {
    const error = back[unit] ?? 0;
    if (error === 0) continue;
    raise(hidden.bias, unit, error);
    for (let at = 0; at < DIMENSIONS; at += 1)
      raise(hidden.weights, unit * DIMENSIONS + at, error * (meaning[at] ?? 0));
  }
}

export function learnPhrases(
  phrases: Weights,
  found: readonly Found[],
  rows: readonly number[],
  back: Float64Array,
  { values }: WordVectors,
): void {
  for (const [phrase, { at }] of found.entries()) {
    const error = back[phrase] ?? 0;
    if (error === 0) continue;
    raise(phrases.bias, phrase, error);
    for (let offset = 0; offset < PHRASE_WORDS; offset += 1) {
      const row = rows[at + offset - 1] ?? CLAUSE_END;
      if (row === CLAUSE_END) continue;
      const from = (phrase * PHRASE_WORDS + offset) * DIMENSIONS;
      for (let place = 0; place < DIMENSIONS; place += 1) {
        raise(phrases.weights, from + place, error * PHRASE_SCALE * (values[row * DIMENSIONS + place] ?? 0));
      }
    }
  }
}

function raise({ slopes }: Parameter, at: number, by: number): void {
  slopes[at] = (slopes[at] ?? 0) + by;
}
