import type { Passage } from '#content/passage.ts';

interface Scored {
  passage: Passage;
  score: number;
}

/**
 * How far each stands out: the logarithm of its share of the score of all. What stands for one state and the general
 * text that it makes exact are one candidate: ten states that say the same do not speak against one another.
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
