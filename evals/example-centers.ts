const ROUNDS = 8;

/** The middles of at most `count` groups of unit vectors, as unit vectors: how many ways there are to say the same. */
export function centersOf(vectors: readonly Float32Array[], count: number): Float32Array[] {
  const centers = farApart(vectors, count);
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups = centers.map((): Float32Array[] => []);
    for (const vector of vectors) groups[nearest(vector, centers)]?.push(vector);
    for (const [at, group] of groups.entries()) if (group.length > 0) centers[at] = middle(group);
  }
  return centers;
}

/** The first, then always the one that is farthest from those taken: the same for the same vectors. */
function farApart(vectors: readonly Float32Array[], count: number): Float32Array[] {
  const [first] = vectors;
  if (!first) return [];
  const taken = [first];
  while (taken.length < Math.min(count, vectors.length)) {
    const [farthest] = vectors
      .map((vector) => ({ vector, near: Math.max(...taken.map((each) => product(each, vector))) }))
      .toSorted((one, other) => one.near - other.near);
    if (farthest) taken.push(farthest.vector);
  }
  return taken;
}

function nearest(vector: Float32Array, centers: readonly Float32Array[]): number {
  const near = centers.map((center) => product(center, vector));
  return near.indexOf(Math.max(...near));
}

function middle(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value;
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
