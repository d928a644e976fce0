import { stripCue } from './cue.ts';
import type { Flow, Slot } from './flow.ts';
import { objectsToPage } from './objection.ts';
import { ownWords } from './own-words.ts';
import { readCounty } from './read/county.ts';
import { plainWords } from './read/plain.ts';
import { readSupportPaid } from './read/support-paid.ts';
import type { Run } from './run.ts';
import { type Value, type Values, isOwnWords } from './value.ts';

const FEWEST_WORDS = 4;

/** The words that couldn't be read stay beside the button that the person then presses. */
export function unreadWords(flow: Flow, { unread }: Run, slot: Slot, text: string): Values {
  const keeper = flow.slots.find(({ wordsOf }) => wordsOf === slot.id);
  const isPressed =
    'choices' in slot && slot.choices.some(({ label }) => plainWords(label) === plainWords(text));
  if (!keeper || !isPressed || unread === null || unread.split(/\s+/).length < FEWEST_WORDS) return {};
  const isAside = objectsToPage(unread) || unread.trim().endsWith('?') || stripCue(unread).cue === 'strong';
  const words = isAside ? null : ownWords(slot, null, unread);
  return isOwnWords(words) ? { [keeper.id]: words.words } : {};
}

/** Beside a state, only a name with the word "county" is one. */
export function countyIn(slot: Slot, text: string): [string, Value][] {
  const county = readCounty(text);
  return county === null ? [] : [[slot.id, county]];
}

/** Beside the support that the person gets, only words about paying name what they pay. */
export function paidIn(slot: Slot, text: string): [string, Value][] {
  const paid = readSupportPaid(text);
  return paid === null ? [] : [[slot.id, paid]];
}

/** A county is in the state that it was told with. */
export function withoutOldCounty(flow: Flow, values: Values, added: Values): Values {
  const isOld = ({ id, type, asideOf }: Slot) =>
    type === 'county' &&
    asideOf !== undefined &&
    asideOf in added &&
    !(id in added) &&
    added[asideOf] !== values[asideOf];
  const old = new Set(flow.slots.filter(isOld).map(({ id }) => id));
  return Object.fromEntries(Object.entries(values).filter(([id]) => !old.has(id)));
}
