import type { Day } from '../tools/day.ts';
import { oneLine, stripCue } from './cue.ts';
import type { Flow, Slot } from './flow.ts';
import { additionalWords } from './own-words.ts';
import { findNamedChoices } from './read/named.ts';
import { readSlot } from './read/read-slot.ts';
import type { Value, Values } from './value.ts';
import { bareValue } from './value-kind.ts';

const MOST_WORDS = 14;

/** "You put 15" gives the wrong value. */
const isOld = /^(?:(?:wait|no|but|and|hey)[,.!]* )*(?:you|u|it) (?:put|said|says|have|had|wrote|got)\b/i;

/** "The 19th not the 26th" is read as a whole. */
const isContrast = /\bnot (?:the |on |at )?\S+$|\binstead of\b|\brather than\b/i;

/**
 * What an objection says instead of the values to be confirmed, clause by clause: "no its 30 days, the hearing is dec 15"
 * changes the days. Null if it says nothing else.
 */
export function rereadPending(flow: Flow, pending: Values, text: string, today: Day): Values | null {
  const slots = flow.slots.filter(({ id, type }) => id in pending && type !== 'text' && type !== 'names');
  const clauses = oneLine(text).split(/[,;!]\s+|\.\s+|\s+(?:and|but)\s+/i);
  const changed: Record<string, Value> = {};
  for (const clause of clauses.filter((one) => !isOld.test(one) && !isContrast.test(one))) {
    const said = bareValue(stripCue(clause).said);
    const read = said.split(' ').length > MOST_WORDS ? [] : readingsOf(slots, said, today);
    const [one, ...others] = read;
    if (!one || others.length > 0) continue;
    if (JSON.stringify(pending[one.id]) !== JSON.stringify(one.value)) changed[one.id] = one.value;
    const slot = slots.find(({ id }) => id === one.id);
    if (slot) Object.assign(changed, additionalWords(flow, slot, one.value, said));
  }
  return Object.keys(changed).length > 0 ? { ...pending, ...changed } : null;
}

/** A choice counts only by its own words, because a "not" in the clause is like any "No, not really". */
function isPlain(slot: Slot, said: string): boolean {
  if (slot.type !== 'choice' && slot.type !== 'several') return true;
  if (slot.type === 'choice' && slot.isOfChildren) return true;
  const clear = slot.choices.filter(({ isSaidBy }) => isSaidBy?.(said.toLowerCase()));
  return (
    clear.length > 0 ||
    findNamedChoices(
      said,
      slot.choices.filter(({ label }) => label.includes(' ')),
    ).length > 0
  );
}

/** A clause with a date or a number means that, and no choice whose words it contains. */
function readingsOf(slots: readonly Slot[], said: string, today: Day): { id: string; value: Value }[] {
  const found = slots
    .filter((slot) => isPlain(slot, said))
    .flatMap((slot) => {
      const reading = readSlot(slot, said, today);
      return reading && 'value' in reading && reading.value !== null
        ? [{ slot, id: slot.id, value: reading.value }]
        : [];
    });
  const exact = found.filter(({ slot }) => slot.type !== 'choice' && slot.type !== 'several');
  const dated = exact.filter(({ slot }) => slot.type === 'date');
  return dated.length > 0 ? dated : exact.length > 0 ? exact : found;
}
