const ROUNDS = 60;

export interface Axes {
  middle: readonly number[];
  /** Orthonormal axes, largest variance first. */
  directions: readonly (readonly number[])[];
}

/** Computes the principal axes of the rows by orthogonal iteration on their covariance. */
export function principalAxes(rows: readonly (readonly number[])[], count: number): Axes {
  const width = rows[0]?.length ?? 0;
  const middle = column(width, (at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
  const spread = covariance(rows, middle);
  let directions = Array.from({ length: count }, (_none, axis) =>
    column(width, (at) => Math.sin((axis + 1) * (at + 1) * 12.9898)),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    directions = orthogonal(directions.map((axis) => spread.map((row) => dot(row, axis))));
  }
  return { middle, directions };
}

/** Projects a row onto each axis. */
export function project(row: readonly number[], { middle, directions }: Axes): number[] {
  const moved = row.map((value, at) => value - (middle[at] ?? 0));
  return directions.map((axis) => dot(axis, moved));
}

function covariance(rows: readonly (readonly number[])[], middle: readonly number[]): number[][] {
  const sums = middle.map(() => new Float64Array(middle.length));
  for (const row of rows) {
    const moved = row.map((value, at) => value - (middle[at] ?? 0));
    for (const [at, sum] of sums.entries()) {
      const value = moved[at] ?? 0;
      for (let other = 0; other < moved.length; other += 1)
        sum[other] = (sum[other] ?? 0) + value * (moved[other] ?? 0);
    }
  }
  return sums.map((sum) => Array.from(sum, (value) => value / rows.length));
}

/** Gram-Schmidt orthogonalization. */
function orthogonal(axes: readonly (readonly number[])[]): number[][] {
  const done: number[][] = [];
  for (const axis of axes) {
    const free = done.reduce<readonly number[]>((left, other) => {
      const along = dot(left, other);
      return left.map((value, at) => value - along * (other[at] ?? 0));
    }, axis);
    const length = Math.hypot(...free);
    done.push(free.map((value) => value / length));
  }
  return done;
}

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function column(length: number, valueAt: (at: number) => number): number[] {
  return Array.from({ length }, (_none, at) => valueAt(at));
}
