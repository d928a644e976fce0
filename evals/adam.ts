/** What is learnt, with its slopes and their running means. */
export interface Parameter {
  values: Float64Array;
  slopes: Float64Array;
  first: Float64Array;
  second: Float64Array;
  decay: number;
}

export function zeros(size: number): Parameter {
  const empty = () => new Float64Array(size);
  return { values: empty(), slopes: empty(), first: empty(), second: empty(), decay: 0 };
}

/** Roughly normal: the sum of six draws. */
export function drawn(size: number, spread: number, decay: number, random: () => number): Parameter {
  const one = () => Array.from({ length: 6 }, () => random() - 0.5).reduce((sum, draw) => sum + draw, 0);
  return { ...zeros(size), values: Float64Array.from({ length: size }, () => one() * spread), decay };
}

/** One step of Adam against the slopes gathered from so many lines, which begin anew. */
export function move(parameter: Parameter, lines: number, steps: number, speed: number): void {
  const { values, slopes, first, second, decay } = parameter;
  const firstShare = 1 - 0.9 ** steps;
  const secondShare = 1 - 0.999 ** steps;
  for (let at = 0; at < values.length; at += 1) {
    const slope = (slopes[at] ?? 0) / lines + decay * (values[at] ?? 0);
    first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
    second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
    const root = Math.sqrt((second[at] ?? 0) / secondShare) + 1e-8;
    values[at] = (values[at] ?? 0) - (speed * (first[at] ?? 0)) / firstShare / root;
  }
  slopes.fill(0);
}
