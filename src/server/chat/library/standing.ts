import type { Passage } from '#content/passage.ts';

interface Scored {
  passage: Passage;
  score: number;
}

/**
 * Returns how far each result stands out: the logarithm of its share of all scores. A state's passage and the general
 * one that it specializes count as one candidate, because ten states with the same text are not competitors.
 */
export function standings(all: readonly Scored[]): number[] {
  const best = new Map<string, number>();
  let whole = 0;
  for (const { passage, score } of all) {
    const before = best.get(subjectOf(passage)) ?? 0;
    if (score <= before) continue;
    best.set(subjectOf(passage), score);
    whole += score - before;
  }
  return all.map(({ passage, score }) =>
    Math.log(score / (whole - (best.get(subjectOf(passage)) ?? 0) + score)),
  );
}

function subjectOf({ id, exactFor }: Passage): string {
  return exactFor?.[0] ?? id;
}
