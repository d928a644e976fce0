import { words } from './terms.ts';

/**
 * Encodes five letters as one number, six bits each. A library has a million n-grams, and numbers are faster to compare
 * than substrings, which have to be allocated.
 */
export type Run = number;

const LENGTH = 5;
const BITS = 6;
const MASK = 2 ** (BITS * LENGTH) - 1;

/**
 * Returns the distinct 5-grams of a text, including spaces between words. They match phrases and tolerate typos: "said
 * no" and "he sais no" share most of their 5-grams.
 */
export function characterNgrams(text: string): Set<Run> {
  const line = ` ${words(text).join(' ')} `;
  const runs = new Set<Run>();
  let run = 0;
  for (let at = 0; at < line.length; at += 1) {
    run = ((run << BITS) | signOf(line.charCodeAt(at))) & MASK;
    if (at + 1 >= LENGTH) runs.add(run);
  }
  return runs;
}

/** Codes: 1 for a space, then the digits and the English letters. All other letters share the remaining 26 numbers. */
function signOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97 + 12;
  if (code >= 48 && code <= 57) return code - 48 + 2;
  return code === 32 ? 1 : 38 + (code % 26);
}

/** How many texts of a group contain each n-gram. */
export function countRuns(texts: readonly string[]): Map<Run, number> {
  const counts = new Map<Run, number>();
  for (const text of texts)
    for (const run of characterNgrams(text)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

/**
 * The evidence of each n-gram for a group: the log-likelihood ratio of an equal mixture of the group and all texts to
 * all texts.
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
