/** What single words mean: words of like meaning point the same way. Where they come from stands in evals/README.md. */
export interface WordVectors {
  /** The row of each word. */
  rows: ReadonlyMap<string, number>;
  /** A row of `DIMENSIONS` for each word; a longer one counts for more. */
  values: Int8Array;
}

export const DIMENSIONS = 64;
