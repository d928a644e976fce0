import type { Choice } from '../flow.ts';
import { type Several, readYesNo } from './choice.ts';
import { isNegative } from './named.ts';
import { isNothing } from './nothing.ts';
import { isUnknown } from './unknown.ts';
import { plainWords } from './plain.ts';

const LONGEST = 300;

/** The choice for answers that name none of the others: "at my mother's" among places. Null if there is none. */
export function readElse(text: string, choices: readonly Choice[]): string | null {
  const other = choices.find(({ isElse }) => isElse);
  if (!other || text.length > LONGEST || text.trim().endsWith('?') || isNothing(text) || isUnknown(text))
    return null;
  const isShort = plainWords(text).split(' ').length <= 2;
  if (isShort && readYesNo(text) !== null) return null;
  return /\p{L}{3}/u.test(text) ? other.id : null;
}

/** A list with the choice for what it names beside the others: "photos, and a repair bill". */
export function withElse(text: string, choices: readonly Choice[], found: Several | null): Several | null {
  if (found && !found.isPartial) return found;
  const other = isNegative(text) && !found ? null : readElse(text, choices);
  return other === null ? found : { ids: [...new Set([...(found?.ids ?? []), other])], isPartial: false };
}
