import type { Choice } from '../flow.ts';
import { NUMBER_WORD, numberOf, plainWords } from './plain.ts';

const number = String.raw`\d+(?:\.\d+)?|${NUMBER_WORD}|a|an|twenty|thirty|forty`;
const hours = new RegExp(
  String.raw`\b(?:(half) (?:an? )?|(${number}) (?:and (a half) )?)(?:hours?|hrs?|h)\b(?: and (a half))?`,
);
const minutes = new RegExp(String.raw`\b(${number}) ?-?(?:minutes?|mins?|min)\b`);
const several = /\b(\d+) ?(?:-|to|or) ?(\d+) ?(?:minutes?|mins?|hours?|hrs?)\b/;

/** The choice whose trip lasts as long as an answer says: "about 40 min apart", "3 hours by car". */
export function choiceOfTrip(text: string, choices: readonly Choice[]): string | null {
  const plain = plainWords(text).replaceAll(/(\d)(?=(?:h|hrs?|hours?|mins?|minutes?)\b)/g, '$1 ');
  const trip = several.test(plain) ? null : lengthOf(plain);
  if (trip === null) return null;
  return choices.find((one) => one.minutes && trip >= one.minutes[0] && trip < one.minutes[1])?.id ?? null;
}

function lengthOf(plain: string): number | null {
  const [hour, half, count, before, after] = hours.exec(plain) ?? [];
  const [minute, few] = minutes.exec(plain) ?? [];
  if (hour === undefined && minute === undefined) return null;
  const ofHours = half ? 30 : count ? (decimal(count) + (before || after ? 0.5 : 0)) * 60 : 0;
  return ofHours + (few ? decimal(few) : 0);
}

function decimal(word: string): number {
  return /^\d/.test(word) ? Number(word) : (numberOf(word) ?? 0);
}
