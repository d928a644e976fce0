import { DIMENSIONS } from '#domain/retrieval/word-vectors.ts';
import type { Meaning } from './meaning.ts';

// A local constant (see meaning.ts).
const LENGTH: number = DIMENSIONS;

/** The number of isotropic pseudo-questions that are added for regularization. */
const PRIOR = 1500;

/**
 * Transforms vectors so that dimensions in which questions of one passage differ have a low weight. The remaining
 * dimensions separate passages. (Linear discriminant analysis: the inverse square root of the within-class scatter.)
 */
export function whitening(groups: readonly (readonly Meaning[])[]): (meaning: Meaning) => Meaning {
  const root = cholesky(spreadWithin(groups));
  return (meaning) => {
    const turned = new Float64Array(LENGTH);
    for (let row = 0; row < LENGTH; row += 1) {
      let value = at(meaning, row);
      for (let column = 0; column < row; column += 1)
        value -= at(root, row * LENGTH + column) * at(turned, column);
      turned[row] = value / at(root, row * LENGTH + row);
    }
    return turned;
  };
}

function spreadWithin(groups: readonly (readonly Meaning[])[]): Float64Array {
  const spread = new Float64Array(LENGTH * LENGTH);
  let questions = 0;
  for (const group of groups) {
    const mean = meanOf(group);
    for (const meaning of group) {
      const apart = meaning.map((value, place) => value - at(mean, place));
      addSquare(spread, apart);
      questions += 1;
    }
  }
  let trace = 0;
  for (let place = 0; place < LENGTH; place += 1) trace += at(spread, place * LENGTH + place);
  // A handful of questions is not enough to estimate the scatter. All dimensions then have the same weight.
  const usual = trace === 0 ? 1 : trace / questions / LENGTH;
  for (let place = 0; place < LENGTH; place += 1) {
    spread[place * LENGTH + place] = at(spread, place * LENGTH + place) + PRIOR * usual;
  }
  return spread.map((value) => value / ((questions + PRIOR) * usual));
}

/** Returns the mean, shrunk towards zero if there are few samples. */
export function meanOf(meanings: readonly Meaning[], drawn = 0): Meaning {
  const mean = new Float64Array(LENGTH);
  for (const meaning of meanings) {
    for (let place = 0; place < LENGTH; place += 1) mean[place] = at(mean, place) + at(meaning, place);
  }
  return mean.map((value) => value / Math.max(1, meanings.length + drawn));
}

function addSquare(spread: Float64Array, apart: Meaning): void {
  for (let row = 0; row < LENGTH; row += 1) {
    const value = at(apart, row);
    for (let column = 0; column <= row; column += 1) {
      spread[row * LENGTH + column] = at(spread, row * LENGTH + column) + value * at(apart, column);
    }
  }
}

/** Returns the Cholesky factor of `matrix`. Only the lower half is read. */
function cholesky(matrix: Float64Array): Float64Array {
  const root = new Float64Array(LENGTH * LENGTH);
  for (let row = 0; row < LENGTH; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = at(matrix, row * LENGTH + column);
      for (let k = 0; k < column; k += 1) sum -= at(root, row * LENGTH + k) * at(root, column * LENGTH + k);
      root[row * LENGTH + column] =
        row === column ? Math.sqrt(sum) : sum / at(root, column * LENGTH + column);
    }
  }
  return root;
}

function at(numbers: Float64Array, place: number): number {
  return numbers[place] ?? 0;
}
