import { words } from './terms.ts';

/**
 * Five letters as one number, six bits each: a library has a million runs, and numbers are compared at once where
 * slices of text are allocated and read.
 */
export type Run = number;

const LENGTH = 5;
const BITS = 6;
const MASK = 2 ** (BITS * LENGTH) - 1;

/**
 * The distinct runs of five letters of a text, blanks between words among them: "said no" and "he sais no" share most
 * of theirs, so runs see phrases and forgive slips of the finger.
 */
export function letterRuns(text: string): Set<Run> {
  const line = ` ${words(text).join(' ')} `;
  const runs = new Set<Run>();
  let run = 0;
  for (let at = 0; at < line.length; at += 1) {
    run = ((run << BITS) | signOf(line.charCodeAt(at))) & MASK;
    if (at + 1 >= LENGTH) runs.add(run);
  }
  return runs;
}

/** 1 a blank, then the digits and the letters of English; all other letters share the 26 numbers that are left. */
function signOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97 + 12;
  if (code >= 48 && code <= 57) return code - 48 + 2;
  return code === 32 ? 1 : 38 + (code % 26);
}

/** How often each run stands in texts that belong together, counted once a text. */
export function countRuns(texts: readonly string[]): Map<Run, number> {
  const counts = new Map<Run, number>();
  for (const text of texts) for (const run of letterRuns(text)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

/**
 * What each run of a group says for it: the logarithm of how much likelier the run becomes where half of the time the
 * group speaks, and half of the time anybody.
 */
export function likelihoods(
  groups: readonly ReadonlyMap<Run, number>[],
): (group: ReadonlyMap<Run, number>) => Map<Run, number> {
  const everywhere = new Map<Run, number>();
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

function total(counts: ReadonlyMap<Run, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
