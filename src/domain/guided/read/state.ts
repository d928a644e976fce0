import { stateOfPlace } from '../../retrieval/city-state.ts';
import { stateChoices } from '../../retrieval/us-state.ts';
import { isOneLetterOff } from './likeness.ts';
import { plainWords } from './plain.ts';

/** State codes that are also words. In lowercase they don't mean a state. */
const words = new Set(['in', 'or', 'me', 'hi', 'ok', 'oh']);
const MOST_WORDS = 3;

/**
 * Finds a name anywhere, but a code or a misspelled name only if it is the whole answer: "OH" is Ohio. A guess has to
 * be confirmed.
 */
export function readState(text: string): { code: string; isSure: boolean } | null {
  const code = text.trim().replace(/\.$/, '');
  const known = stateChoices.find(([one]) => one === code)?.[0] ?? stateOfPlace(text);
  if (known) return { code: known, isSure: true };
  const lower = stateChoices.find(([one]) => one.toLowerCase() === code && !words.has(code))?.[0];
  const guess =
    lower ?? nicknamed(plainWords(text)) ?? nearest(plainWords(text)) ?? nearestInside(plainWords(text));
  return guess ? { code: guess, isSure: false } : null;
}

const nicknames: Readonly<Record<string, string>> = {
  cali: 'CA',
  calif: 'CA',
  socal: 'CA',
  norcal: 'CA',
  jersey: 'NJ',
  penna: 'PA',
  mass: 'MA',
  philly: 'PA',
  vegas: 'NV',
  nyc: 'NY',
};

function nicknamed(plain: string): string | null {
  const found = plain.split(/[^a-z]+/).flatMap((word) => nicknames[word] ?? []);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

const MOST_WORDS_AROUND = 8;

/** "Its in gorgia": finds a misspelled name of one or two words in a short answer. */
function nearestInside(plain: string): string | null {
  const words = plain.split(/[^a-z]+/).filter(Boolean);
  if (words.length > MOST_WORDS_AROUND) return null;
  const parts = words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? ''}`.trim()]);
  const found = new Set(parts.filter((part) => part.length >= 5).flatMap((part) => nearest(part) ?? []));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** "Ilinois" and "Virgina": allows one wrong letter, or two in a long name. */
function nearest(plain: string): string | null {
  if (plain.split(' ').length > MOST_WORDS) return null;
  const scored = stateChoices.map(([code, name]) => ({
    code,
    far: isOneLetterOff(plain, name.toLowerCase()) ? 1 : distance(plain, name.toLowerCase()),
    length: name.length,
  }));
  const close = scored.filter(({ far, length }) => length >= 5 && far <= (length >= 8 ? 2 : 1));
  const least = Math.min(...close.map(({ far }) => far));
  const best = close.filter(({ far }) => far === least);
  return best.length === 1 ? (best[0]?.code ?? null) : null;
}

/** The number of letters to add, remove or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? to.length;
}
