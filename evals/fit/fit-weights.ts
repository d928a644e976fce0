const STEPS = 300;
const PENALTY = 0.001;

/** One choice: a row of features for each candidate, and the indexes of the right ones. */
export interface Choice {
  candidates: readonly (readonly number[])[];
  right: readonly number[];
}

/**
 * Fits weights that maximize the likelihood of ranking the right candidate first (conditional logit with a mild
 * penalty).
 */
export function fitChoices(choices: readonly Choice[]): number[] {
  const scales = scalesOf(choices.flatMap(({ candidates }) => candidates));
  const scaled = choices.map(({ candidates, right }) => ({
    candidates: candidates.map(divide(scales)),
    right,
  }));
  const weights = gradientAscent(scales.length, (at, slope) => {
    for (const { candidates, right } of scaled) addGradient(candidates, right, at, slope, 1 / scaled.length);
  });
  return divide(scales)(weights);
}

/** One case of a yes-or-no question. `worth` is its weight. */
export interface Case {
  features: readonly number[];
  yes: boolean;
  worth: number;
}

/** Fits the weights of a logistic regression. The last one belongs to a feature that is always 1. */
export function fitCases(cases: readonly Case[]): number[] {
  const rows = cases.map(({ features }) => [...features, 1]);
  const scales = scalesOf(rows);
  const whole = cases.reduce((sum, { worth }) => sum + worth, 0);
  const choices = cases.map(({ yes, worth }, at) => ({
    candidates: [divide(scales)(rows[at] ?? []), scales.map(() => 0)],
    right: [yes ? 0 : 1],
    share: worth / whole,
  }));
  const weights = gradientAscent(scales.length, (at, slope) => {
    for (const { candidates, right, share } of choices) addGradient(candidates, right, at, slope, share);
  });
  return divide(scales)(weights);
}

export function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

function divide(scales: readonly number[]) {
  return (row: readonly number[]): number[] => row.map((value, at) => value / (scales[at] ?? 1));
}

/** Root mean squares, used to penalize features of different scales equally. */
function scalesOf(rows: readonly (readonly number[])[]): number[] {
  const [first = []] = rows;
  return first.map((_value, at) => {
    const squares = rows.reduce((sum, row) => sum + (row[at] ?? 0) ** 2, 0);
    return Math.sqrt(squares / rows.length) || 1;
  });
}

function addGradient(
  candidates: readonly (readonly number[])[],
  right: readonly number[],
  weights: readonly number[],
  slope: number[],
  share: number,
): void {
  const scores = candidates.map((row) => dot(row, weights));
  const highest = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - highest));
  const all = likely.reduce((sum, each) => sum + each, 0);
  const ofRight = right.reduce((sum, at) => sum + (likely[at] ?? 0), 0);
  for (const [at, row] of candidates.entries()) {
    const each = likely[at] ?? 0;
    const pull = (right.includes(at) ? each / ofRight : 0) - each / all;
    if (Math.abs(pull) < 1e-6) continue;
    for (const [feature, value] of row.entries())
      slope[feature] = (slope[feature] ?? 0) + share * pull * value;
  }
}

/** Gradient ascent with Adam and a decreasing step size. */
function gradientAscent(
  size: number,
  addTo: (weights: readonly number[], slope: number[]) => void,
): number[] {
  const weights = Array.from({ length: size }, () => 0);
  const mean = [...weights];
  const square = [...weights];
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map((weight) => -PENALTY * weight);
    addTo(weights, slope);
    const pace = step < STEPS / 2 ? 0.15 : 0.03;
    for (const [at, value] of slope.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * value;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * value * value;
      const evened = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const size = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-6;
      weights[at] = (weights[at] ?? 0) + (pace * evened) / size;
    }
  }
  return weights;
}
