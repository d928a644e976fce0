import type { Correction } from './correction.ts';
import type { Flow } from './flow.ts';
import type { Value, Values } from './value.ts';

/**
 * The words beside the ages, with the corrected age: after "Leo is 3 not 4", "Maya is 6 and Leo is 4" keeps its names.
 * Empty if it isn't clear which number was meant.
 */
export function wordsWithAge(flow: Flow, values: Values, { slot, value }: Correction): Values {
  const keeper = flow.slots.find(({ wordsOf }) => wordsOf === slot.id);
  const words = keeper && values[keeper.id];
  const change = slot.type === 'ages' ? changedAge(values[slot.id], value) : null;
  if (!keeper || typeof words !== 'string' || !change) return {};
  const old = new RegExp(String.raw`(?<![\w.])${change.was}(?![\w.]*\d)`, 'g');
  // "Twins 3" gives one number for both.
  if (![1, change.count].includes(Array.from(words.matchAll(old)).length)) return {};
  return { [keeper.id]: words.replace(old, String(change.becomes)) };
}

/** The age that differs, in one child or in twins. */
function changedAge(before: Value | undefined, after: Value | undefined) {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return null;
  const changed = before.flatMap((age, index) =>
    age === after[index] ? [] : [[Number(age), Number(after[index])]],
  );
  const [first] = changed;
  const [was = 0, becomes = 0] = first ?? [];
  const isSame = changed.every(([one, other]) => one === was && other === becomes);
  return first && isSame ? { was, becomes, count: changed.length } : null;
}
