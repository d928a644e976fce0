import type { AnswerReader } from '#domain/guided/value.ts';

export interface Homes {
  mine: string;
  theirs: string;
  /** What the person wrote, if it doesn't name exactly two homes. */
  other: string | null;
}

const unnamed = { mine: 'my home', theirs: 'the other home' };

/** The names of the two homes, the person's own first. */
export function parseHomes(told: AnswerReader): Homes {
  const text = told
    .text('homes')
    .trim()
    .replace(/[.!]+$/, '');
  const names = text
    .split(/,|;|\n|\/|&|\band\b/i)
    .map((name) => name.trim())
    .filter(Boolean);
  const [mine, theirs, ...more] = names;
  if (mine && theirs && more.length === 0)
    return { mine: inSentence(mine), theirs: inSentence(theirs), other: null };
  return { ...unnamed, other: text || null };
}

/** A schedule that names home A and home B, with the names that the person gave. Home B is the one with most nights. */
export function insertHomeNames(how: string, { mine, theirs }: Homes, main: string): string {
  if (main === '')
    return how.replaceAll(/\bhome B\b/g, 'one home').replaceAll(/\bhome A\b/g, 'the other home');
  const [most, least] = main === 'mine' ? [mine, theirs] : [theirs, mine];
  return how.replaceAll(/\bhome B\b/g, most).replaceAll(/\bhome A\b/g, least);
}

function inSentence(name: string): string {
  return /^(?:My|The|Their|His|Her|Our)\b/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
