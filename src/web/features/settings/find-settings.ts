import type { SettingEntry } from './setting-index.ts';

/** More results would not help on a phone. */
const MAX_RESULTS = 6;

/** Words that don't identify a setting. */
const fillers: ReadonlySet<string> = new Set(
  'a about all am an and any are at be can change do does for from get have how i if in is it me my no of off on or our out setting settings should so that the them there they this to turn up want we what when where with you your'.split(
    ' ',
  ),
);

interface Match {
  entry: SettingEntry;
  /** The number of matching words. */
  count: number;
  weight: number;
}

/** The settings with the most matching words, the best first. Words match by prefix. */
export function findSettings(entries: readonly SettingEntry[], asked: string): SettingEntry[] {
  const words = searchWords(asked);
  if (words.length === 0) return [];
  const matches = entries.map((entry) => match(entry, words)).filter(({ count }) => count > 0);
  const most = Math.max(...matches.map(({ count }) => count));
  return matches
    .filter(({ count }) => count === most)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => entry);
}

function searchWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[a-z0-9]+/g) ?? []
  );
}

function match(entry: SettingEntry, words: readonly string[]): Match {
  const title = wordsOf(entry.title);
  const others = wordsOf(entry.words);
  const weights = words.map((word) => 2 * closeness(title, word) || closeness(others, word));
  return {
    entry,
    count: weights.filter((weight) => weight > 0).length,
    weight: weights.reduce((sum, weight) => sum + weight, 0),
  };
}

/** 2: an exact match. 1: a prefix, a different ending or a typo. 0: no match. */
function closeness(known: readonly string[], word: string): number {
  if (known.includes(word)) return 2;
  const stem = stemOf(word);
  const isClose = known.some(
    (one) => one.startsWith(word) || stemOf(one) === stem || (word.length > 4 && isOneTypoAway(one, word)),
  );
  return isClose ? 1 : 0;
}

function stemOf(word: string): string {
  return word.length > 4
    ? word.replace(/(ing|ed|es|s|e)$/, '').replace(/(.)\1$/, '$1')
    : word.replace(/s$/, '');
}

/** Whether one letter is missing, added or wrong, or two are swapped. */
function isOneTypoAway(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = (word: string, from: number) => word.slice(start + from);
  if (short.length !== long.length) return rest(short, 0) === rest(long, 1);
  const areSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return rest(short, 1) === rest(long, 1) || (areSwapped && rest(short, 2) === rest(long, 2));
}
