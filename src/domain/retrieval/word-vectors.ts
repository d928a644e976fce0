/** Word embeddings: similar words have similar vectors. evals/README.md describes their origin. */
export interface WordVectors {
  /** The row of each word. */
  rows: ReadonlyMap<string, number>;
  /** `DIMENSIONS` values for each word. A longer vector has more weight. */
  values: Int8Array;
}

export const DIMENSIONS = 64;
