import { terms } from '../../retrieval/terms.ts';

const COVERED_FROM = 0.6;

/** Whether one sentence says, in more or other words, what another says. */
export function isSaidIn(sentence: string, other: string): boolean {
  const own = [...terms(sentence)];
  const others = terms(other);
  if (own.length === 0) return false;
  const numbers = sentence.match(/\d+/g) ?? [];
  return (
    own.filter((term) => others.has(term)).length / own.length >= COVERED_FROM &&
    numbers.every((number) => other.includes(number))
  );
}
