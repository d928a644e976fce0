import { type Day, yearOf } from '../../tools/day.ts';
import { NUMBER_WORD, numberOf, plainWords } from './plain.ts';

const OLDEST = 25;
const MOST_CHILDREN = 12;
const filler =
  /\b(?:my|the|our|kids?|children|child|sons?|daughters?|boys?|girls?|he|she|they|is|are|both|ages?|aged|years?|yrs?|yo|old|and|a|an|one|about|almost|nearly|soon|twins?|i have)\b/g;
const born = /\b(?:born (?:in )?)?((?:19|20)\d\d)\b/g;

/** Parses ages in years from "4 and 7", "a baby and a six year old", "born 2019". Null for anything else. */
export function readAges(text: string, today: Day): number[] | null {
  const plain = plainWords(text).replaceAll(/[-,&/;.]/g, ' ');
  if (/^(?:none|no|no (?:kids|children)|we have none)$/.test(plain)) return [];
  const counted = plain
    .replaceAll(born, (_, year: string) => ` ${Math.max(0, yearOf(today) - Number(year))} `)
    .replaceAll(
      new RegExp(String.raw`\b(?:\d{1,2}|${NUMBER_WORD}) ?(?:months?|mos?|weeks?|days?)\b(?: old)?`, 'g'),
      ' 0 ',
    )
    .replaceAll(/\b(?:newborn|baby|infant)\b/g, ' 0 ')
    .replaceAll(/\b(\d{1,2}) ?(?:yo|y o|yrs?|years?)\b/g, ' $1 ')
    .replaceAll(/(?<!\d )\bone (?=and|year|yr)/g, ' 1 ');
  const words = counted.replaceAll(filler, ' ').split(/\s+/).filter(Boolean);
  const ages = words.map(numberOf);
  const isRead = ages.length > 0 && ages.length <= MOST_CHILDREN;
  const known = ages.filter((age): age is number => age !== null && age <= OLDEST);
  return isRead && known.length === ages.length ? known : null;
}
