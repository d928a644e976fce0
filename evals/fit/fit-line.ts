/** Inputs, of which the first is always 1, and the target value. */
export interface Point {
  inputs: readonly number[];
  value: number;
}

/** Equivalent to this many points with the value zero, so that rare inputs get small weights. */
const PENALTY = 5;

/** Returns the least-squares weights, with a penalty on all but the first. */
export function fitLine(points: readonly Point[]): number[] {
  const size = points[0]?.inputs.length ?? 0;
  const rows = Array.from({ length: size }, (_none, row) => [
    ...Array.from(
      { length: size },
      (_each, column) =>
        sumOf(points, ({ inputs }) => (inputs[row] ?? 0) * (inputs[column] ?? 0)) +
        (row === column && row > 0 ? PENALTY : 0),
    ),
    sumOf(points, ({ inputs, value }) => (inputs[row] ?? 0) * value),
  ]);
  return solved(rows);
}

function sumOf(points: readonly Point[], each: (point: Point) => number): number {
  return points.reduce((sum, point) => sum + each(point), 0);
}

/** Gauss-Jordan elimination for a positive definite matrix, so no pivot is zero. */
function solved(rows: number[][]): number[] {
  for (const [at, pivot] of rows.entries()) {
    const divisor = pivot[at] ?? 1;
    for (const column of pivot.keys()) pivot[column] = (pivot[column] ?? 0) / divisor;
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = row[at] ?? 0;
      for (const column of row.keys()) row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
