import type { Choice, Slot } from '../flow.ts';
import type { Value } from '../value.ts';
import { namesChild } from './child-words.ts';
import { isOnlyLabels } from './labels.ts';
import { tellingWordsBeside } from './likeness.ts';
import { isNegativeAnswer } from './nothing.ts';
import { NUMBER_WORD, plainWords } from './plain.ts';
import { isUnknown, settledPart } from './unknown.ts';

const plainAges =
  /\b(?:(?:s?he|they|it)['’]?(?:s|re)|(?:s?he|they) (?:is|are)|just|only|yes|and|years?|yrs?|months?|mos?|weeks?|days?|yo|old|y|m)\b/gi;

/** How many children there are, and their ages, are more than the button says. */
const hasNumber = new RegExp(String.raw`\b(?:\d+|${NUMBER_WORD})\b`);

/** "By 10 am on the Monday next after 20 days" is more than 20. */
const namesDayOrHour = /\b(?:mon|tues|wednes|thurs|fri)day\b|\d ?[ap]\.?m\b/i;

/** "I can't tell, it says order to show cause" names it. */
const namesIt =
  /[,.;] *(?:but )?(?:it|they|the (?:top|first|paper|page)\w*(?: \w+)?|on top it)? ?(?:just |only )?(?:says?|reads?|is called|looks? like|it'?s called|titled)\b/i;

/** Whether an answer says more than the value that was read from it. */
export function saysMoreThanValue(slot: Slot, value: Value, text: string): boolean {
  if (isUnknown(text) || isNegativeAnswer(text)) return false;
  if (slot.type === 'choice' && settledPart(text) === '' && !namesIt.test(text)) return false;
  if (slot.type === 'number') return namesDayOrHour.test(text);
  if (slot.type === 'ages') return namesChild(text) && /\p{L}/u.test(text.replaceAll(plainAges, ' '));
  if (slot.type === 'choice' && slot.isOfChildren && value === 'yes' && hasNumber.test(plainWords(text)))
    return true;
  if (!('choices' in slot) || isOnlyLabels(text, slot.choices)) return false;
  const picked = slot.choices.filter(({ id }) => (Array.isArray(value) ? value.includes(id) : value === id));
  const isSynonym = ({ also, exactly, isElse, isBroad }: Choice) =>
    [exactly, isElse || isBroad ? [] : also].some((list) => list?.includes(plainWords(text)));
  if (picked.some(isSynonym)) return false;
  return picked.some(({ isElse }) => isElse) || tellingWordsBeside(text, picked) > 0;
}
