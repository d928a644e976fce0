/** Returns the weight of a term. Rare terms weigh more. `documents` has the terms of every passage of every library. */
export function termWeights(documents: readonly ReadonlySet<string>[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const term of document) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  // The result must not retain the documents themselves.
  const all = documents.length;
  return (term) => {
    const count = counts.get(term) ?? 0;
    return Math.log(1 + (all - count + 0.5) / (count + 0.5));
  };
}

export type Tier = 'answer' | 'closest' | 'nothing';

// Tuned on the library; see evals/README.md for the figures.
export const ANSWER_FROM = 0.5;
const CLOSEST_THRESHOLD = 0.25;

export function tierOf(covered: number): Tier {
  if (covered >= ANSWER_FROM) return 'answer';
  return covered >= CLOSEST_THRESHOLD ? 'closest' : 'nothing';
}
