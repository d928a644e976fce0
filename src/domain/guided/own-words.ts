import type { Choice, Flow, Slot } from './flow.ts';
import { isOnlyLabels } from './read/labels.ts';
import { spacedWords } from './read/named.ts';
import { isNothing } from './read/nothing.ts';
import { plainWords } from './read/plain.ts';
import { isUnknown } from './read/unknown.ts';
import type { Values } from './value.ts';

const LONGEST = 300;
const filler =
  /^(?:yes|yeah|yep|no|nope|nah|ok|okay|sure|not|i|i'm|im|we|we're|it|it's|its|they|the|a|an|my|our|at|in|into|on|to|of|and|or|but|also|just|only|is|are|do|does|don't|have|has|got|some|any|please|think|guess|probably|so|really|both|one|thing|that|this|these|for|now|would|be|,)$/;
const plainAges = /\b(?:and|years?|yrs?|yo|old|y)\b/gi;

/** The answer to a slot in the person's own words, for the slot that keeps them. Empty if it says no more than a choice. */
export function wordsBeside(flow: Flow, slot: Slot, text: string): Values {
  const keeper = flow.slots.find(({ wordsOf }) => wordsOf === slot.id);
  if (!keeper) return {};
  const own = text
    .replaceAll(/\{\{|\}\}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toWellFormed();
  return own.length <= LONGEST && isMore(slot, own) ? { [keeper.id]: own } : {};
}

function isMore(slot: Slot, own: string): boolean {
  if (isUnknown(own) || isNothing(own)) return false;
  if ('choices' in slot) return saysMore(own, slot.choices);
  return /\p{L}/u.test(own.replaceAll(plainAges, ' '));
}

/** Answers without the words kept beside an older answer to one of these slots. */
export function withoutOldWords(flow: Flow, values: Values, added: Values): Values {
  const isOld = (id: string) =>
    flow.slots.some((slot) => slot.id === id && slot.wordsOf !== undefined && slot.wordsOf in added);
  return Object.fromEntries(Object.entries(values).filter(([id]) => !isOld(id)));
}

function saysMore(text: string, choices: readonly Choice[]): boolean {
  if (isOnlyLabels(text, choices)) return false;
  const plain = plainWords(text);
  const known = choices
    .flatMap(({ label, also = [], exactly = [] }) => [label, ...also, ...exactly])
    .map((one) => plainWords(one));
  if (known.includes(plain)) return false;
  const rest = known
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, one) => left.replaceAll(spacedWords(one), ' , '), spacedWords(text));
  return rest.split(' ').some((word) => word !== '' && !filler.test(word));
}
