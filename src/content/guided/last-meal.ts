import type { ReadChoice } from '#domain/guided/flow.ts';
import { plainWords } from '#domain/guided/read/plain.ts';

const meal = '(?:breakfast|lunch|dinner|supper|morning|noon|afternoon|evening|night)';
const sinceYesterday = new RegExp(
  String.raw`\bsince (?:yesterday|last night)\b|\byesterday(?:'?s)? (?:at |around )?(?:${meal}|\d{1,2}\b)`,
);
const sinceToday = /\bsince (?:this morning|breakfast|lunch|noon|dinner|supper)\b/;
const food =
  /\b(?:pizza|soup|toast|cereal|sandwich|burger|fries|tacos?|burrito|eggs?|noodles|ramen|pasta|salad|chips|crackers|yogurt|banana|apple|granola bar|mcdonald'?s|takeout|leftovers|chicken|rice|oatmeal|mac and cheese|ice cream|cookies?|bagel|pb ?(?:and|&) ?j)\b/;
const otherDay =
  /\b(?:yesterday|last night|ago|days?|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|since|not|no|haven'?t|can'?t|couldn'?t|didn'?t|nothing|never|want\w*|maybe|should|tomorrow|today|tonight|this|just|hours?|breakfast|lunch|dinner|supper)\b/;

/** "Nothing since yesterday lunch" was yesterday. "Pizza at like 8" names no day, so it is confirmed. */
export function readLastMeal(text: string): ReadChoice | null {
  const plain = plainWords(text);
  if (sinceYesterday.test(plain)) return { value: 'yesterday', isSure: true };
  if (sinceToday.test(plain)) return { value: 'today', isSure: true };
  return food.test(plain) && !otherDay.test(plain) ? { value: 'today', isSure: false } : null;
}
