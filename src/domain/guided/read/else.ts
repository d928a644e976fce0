import type { Choice, Slot } from '../flow.ts';
import type { Value } from '../value.ts';
import { readYesNo } from './choice.ts';
import { isNegative } from './named.ts';
import { isNegativeAnswer } from './nothing.ts';
import { plainWords } from './plain.ts';
import { isUnknown } from './unknown.ts';
import { stripUnrelatedParts } from './whose.ts';

const LONGEST = 300;

/**
 * The choice for answers that match none of the others: "at my mother's" among places. Null if there is none. Checked
 * last, and only for the open question, because it accepts any text.
 */
export function readElse(slot: Slot, text: string): Value {
  if (slot.type !== 'choice' && slot.type !== 'several') return null;
  const other = elseOf(slot.choices);
  if (!other || !isThing(stripUnrelatedParts(slot, text))) return null;
  if (slot.type === 'choice') return other.id;
  return isNegative(text) ? null : [other.id];
}

function isThing(text: string): boolean {
  if (text.length > LONGEST || text.trim().endsWith('?') || isNegativeAnswer(text) || isUnknown(text))
    return false;
  const isShort = plainWords(text).split(' ').length <= 2;
  return !(isShort && readYesNo(text) !== null) && /\p{L}{3}/u.test(text);
}

/** The selected choices of a list, and the catch-all choice for other items: "photos, and a repair bill". */
export function addCatchAllChoice(
  choices: readonly Choice[],
  ids: readonly string[],
  rest: readonly string[],
): string[] {
  const other = rest.length > 0 ? elseOf(choices) : undefined;
  return other ? [...new Set([...ids, other.id])] : [...ids];
}

function elseOf(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ isElse }) => isElse);
}
