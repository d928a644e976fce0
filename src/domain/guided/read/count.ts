import { NUMBER_WORD, numberOf } from './plain.ts';
import { spacedWords } from './named.ts';

const children = 'kids?|children|child|boys?|girls?|sons?|daughters?|babies|baby|of them|together';
const first = new RegExp(
  String.raw`^ (?:(?:yes|yeah|yep|we have|we've got|we got|i have|just|only|,) )*(\d{1,2}|${NUMBER_WORD}) (?=$|,|and |${children}|under |who )`,
);
const named = new RegExp(
  String.raw` (\d{1,2}|a|${NUMBER_WORD}) (?:(?:little|young|small|minor|beautiful) )?(?:${children}) `,
);
const notOfThem = / (?:no|not|zero) $/;
const MOST_CHILDREN = 15;
const OF_AGE = 18;

const oneOfMine = / my (?:son|daughter|kid|child|baby) /;
/** A number that can't be an age: "18 months ago", "Dec 25" or "11/25". */
const age =
  /(?<![\d/:$-]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )\b(\d{2})\b(?![/:%-]| ?(?:months?|weeks?|days?|miles?|minutes?|k\b|years? (?:ago|married|together)))/g;

/** The number of children in "2", "two kids" or "one, Jay is 1". Null if there is none, or if one may be grown up. */
export function readChildren(text: string): number | null {
  const spaced = spacedWords(text);
  const match = first.exec(spaced) ?? named.exec(spaced);
  const number = match ? numberOf(match[1] ?? '') : oneOfMine.test(spaced) ? 1 : null;
  if (number === null || number > MOST_CHILDREN) return null;
  if (match && notOfThem.test(spaced.slice(0, match.index + 1))) return null;
  const ages = Array.from(spaced.matchAll(age), ([, digits]) => Number(digits));
  return ages.some((one) => one >= OF_AGE) ? null : number;
}
