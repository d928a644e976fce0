import { type Day, yearOf } from '../../tools/day.ts';
import { withoutTelling } from './age-telling.ts';
import { NUMBER_WORD, numberOf, plainWords } from './plain.ts';

const OLDEST = 25;
const MOST_CHILDREN = 12;
const MONTHS_A_YEAR = 12;
const NUMBER = String.raw`\d{1,3}|${NUMBER_WORD}`;

const born = /\b(?:born (?:in )?)?((?:19|20)\d\d)\b/g;
const half = /(?: and a half|\.\d| 1\/2| ?½)(?![\w/])/g;
const months = new RegExp(String.raw`\b(${NUMBER}) ?-? ?(?:months?|mos?)\b(?:[ -]old)?`, 'g');
const days = new RegExp(String.raw`\b(?:${NUMBER}) ?-? ?(?:weeks?|days?)\b(?:[ -]old)?`, 'g');
const joined = /\b(\d{1,2}) ?(?:yo|y o|yrs?|years?)\b/g;
const birthday = /\b(?:next|this) (?:week|month|year)\b/g;
/** "2 kids" counts them. "5 boy" is an age. */
const count = new RegExp(
  String.raw`\b(?:(?:${NUMBER}) (?:of them|(?:(?:little|young|beautiful) )?(?:kids|children|boys|girls|sons|daughters))|(?:1|one) (?:kid|child|boy|girl|son|daughter))\b`,
  'g',
);
const filler =
  /^(?:my|the|our|we|i|have|with|kids?|children|child|sons?|daughters?|boys?|girls?|he|she|they|is|are|be|will|was|ages?|aged|years?|yrs?|yo|old|a|an|one|about|almost|nearly|soon|just|only|turns|turning|turned|each|other|others|oldest|youngest|middle|older|younger|little|littlest|big|eldest|yes|so|then)$/;
const separator = /^(?:,|and)$/;
const several: Readonly<Record<string, number>> = { twin: 2, twins: 2, triplets: 3 };
const babies = /^(?:baby|newborn|infant)$/;
/** In a text with these words, a number beside a name is something else. */
const notAges =
  /\b(?:times?|grades?|graders?|school|between|or|under|over|grown|adults?|college|ago|married|divorced|together|ones|dogs?|cats?|pets?|hours?|miles?|minutes?|percent|not|don't|dont)\b/;

/** "Ella and Emma are 7 (twins)". Not "Sam and Zoe are 9 and 4". */
const sameAge = new RegExp(
  String.raw`\b(\p{L}+) and (\p{L}+)(?: are|,)?(?: both)?(?: twins,?)?(?<= are| both| twins,?) (${NUMBER})\b(?: ?(?:\(twins\)|,? twins|,? both twins))?(?! ?(?:,|and|&|or) ?(?:${NUMBER})\b)`,
  'gu',
);

function eachAge(whole: string, one: string, other: string, age: string): string {
  const isNamed = [one, other].every(
    (name) => !filler.test(name) && !(name in several) && numberOf(name) === null && !babies.test(name),
  );
  return isNamed ? `${one} ${age} and ${other} ${age}` : whole;
}

interface Word {
  text: string;
  age: number | null;
}

const babyOf = /\b(?:baby|newborn|infant)(?:,\s*|\s+)(?:(?:who|he|she)(?:'s|s| is)\s+)?(?=m?\d)/g;

/** Parses ages in years, with months as a fraction, from "4 and 7", "a baby and a six year old", "Mia (11) and Leo (8)". Null for anything else. */
export function readAges(text: string, today: Day): number[] | null {
  const plain = withoutTelling(plainWords(text)).replaceAll(sameAge, eachAge);
  if (/^(?:none|no|no (?:kids|children)|we have none)$/.test(plain)) return [];
  const counted = plain
    .replaceAll(born, (_, year: string) => ` ${Math.max(0, yearOf(today) - Number(year))} `)
    .replaceAll(half, ' ')
    .replaceAll(months, (_, number: string) => ` m${numberOf(number) ?? 0} `)
    .replaceAll(days, ' 0 ')
    .replaceAll(babyOf, ' ')
    .replaceAll(joined, ' $1 ')
    .replaceAll(birthday, ' ')
    .replaceAll(count, ' ')
    .replaceAll(/(?<!\d )\bone (?=and|year|yr)/g, ' 1 ');
  const words = wordsOf(counted);
  const names = words.filter(({ text: word, age }) => age === null && isName(word));
  const ages = agesIn(words.filter((word) => !names.includes(word)));
  const isNamed = names.length === 0 || (!notAges.test(plain) && isBeside(words, names, ages.length));
  const isWhole = ages.length >= countedIn(plain);
  const isRead = isNamed && isWhole && ages.length > 0 && ages.length <= MOST_CHILDREN;
  return isRead && ages.every((age) => age <= OLDEST) ? ages : null;
}

/** The number of children that the text states. In "3 kids, 5 and 8", one age is missing. */
function countedIn(plain: string): number {
  return Array.from(plain.matchAll(count), ([words]) => numberOf(words.split(' ')[0] ?? '') ?? 0).reduce(
    (sum, one) => sum + one,
    0,
  );
}

function wordsOf(text: string): Word[] {
  return text
    .replaceAll(/'s\b|'/g, ' ')
    .replaceAll(/[-/.]/g, ' ')
    .replaceAll(/[,;&()+\n]/g, ' , ')
    .split(/\s+/)
    .filter(Boolean)
    .filter((word) => !filler.test(word))
    .map((word) => ({ text: word, age: numberOf(word) ?? monthsIn(word) }));
}

/** The years of a marked number of months. */
function monthsIn(word: string): number | null {
  const months = /^m(\d+)$/.exec(word)?.[1];
  return months ? Number(months) / MONTHS_A_YEAR : null;
}

function isName(word: string): boolean {
  return !separator.test(word) && word !== 'both' && !(word in several) && !babies.test(word);
}

/** Whether each name stands before an age, or as many names as ages do: "Sam and Zoe, 9 and 4". */
function isBeside(words: readonly Word[], names: readonly Word[], ages: number): boolean {
  if (names.some(({ text }) => /\d/.test(text))) return false;
  if (names.length === ages) return true;
  return names.every((name) => {
    const next = words.slice(words.indexOf(name) + 1).find(({ text }) => text !== ',');
    return next !== undefined && next.age !== null;
  });
}

/** All ages in order. Twins have the same age twice, and a baby without an age is under one. */
function agesIn(words: readonly Word[]): number[] {
  const ages = words.flatMap((word, at) => {
    const before = words[at - 1];
    const after = words[at + 1];
    if (babies.test(word.text)) return isAge(before) || isAge(after) ? [] : [0];
    if (word.age === null) return [];
    const many = several[before?.text ?? ''] ?? several[after?.text ?? ''] ?? laterTwins(words, at);
    return Array.from({ length: many }, () => word.age ?? 0);
  });
  const isBoth = words.some(({ text }) => text === 'both') && ages.length === 1;
  return isBoth ? [...ages, ...ages] : ages;
}

function isAge(word: Word | undefined): boolean {
  return word !== undefined && word.age !== null;
}

/** "Twins, both 5" gives one age for both, and "twins, 5 and 5" gives each. */
function laterTwins(words: readonly Word[], at: number): number {
  const [comma, twins] = words
    .slice(0, at)
    .filter(({ text }) => text !== 'both')
    .toReversed();
  const isListed = words.filter(({ age }) => age === words[at]?.age).length > 1;
  return comma?.text === ',' && !isListed ? (several[twins?.text ?? ''] ?? 1) : 1;
}
