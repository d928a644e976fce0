/** Word embeddings: similar words have similar vectors. evals/README.md describes their origin. */
export interface WordVectors {
  /** Maps each word to its row. */
  rows: ReadonlyMap<string, number>;
  /** `DIMENSIONS` values for each word. Words with longer vectors have more weight. */
  values: Int8Array;
}

export const DIMENSIONS = 64;
