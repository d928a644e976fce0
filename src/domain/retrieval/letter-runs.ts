import { words } from './terms.ts';

const LENGTH = 5;

/**
 * The distinct runs of five letters of a text, blanks between words among them: "said no" and "he sais no" share most
 * of theirs, so runs see phrases and forgive slips of the finger.
 */
export function letterRuns(text: string): Set<string> {
  const line = ` ${words(text).join(' ')} `;
  const runs = new Set<string>();
  for (let from = 0; from + LENGTH <= line.length; from += 1) runs.add(line.slice(from, from + LENGTH));
  return runs;
}

/** How often each run stands in texts that belong together, counted once a text. */
export function countRuns(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const run of letterRuns(text)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

/**
 * What each run of a group says for it: the logarithm of how much likelier the run becomes where half of the time the
 * group speaks, and half of the time anybody.
 */
export function likelihoods(
  groups: readonly ReadonlyMap<string, number>[],
): (group: ReadonlyMap<string, number>) => Map<string, number> {
  const everywhere = new Map<string, number>();
  let all = 0;
  for (const group of groups) {
    for (const [run, count] of group) everywhere.set(run, (everywhere.get(run) ?? 0) + count);
    all += total(group);
  }
  return (group) => {
    const own = total(group);
    return new Map(
      [...group].map(([run, count]) => {
        const usual = (everywhere.get(run) ?? count) / all;
        return [run, Math.log1p(count / own / usual)];
      }),
    );
  };
}

function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
