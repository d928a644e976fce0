import { words } from '#domain/retrieval/terms.ts';

/** Converts numbers to values: "seventeen years" and "17 yrs" are the same, and so are 40k and $40,000. */
export function findFigures(text: string): number[] {
  const digits = [...text.matchAll(number)].map(([, whole = '', times]) => valueOf(whole, times));
  return [...digits, ...words(text).flatMap((word) => namedNumbers.get(word) ?? []), ...compounds(text)];
}

const compound = new RegExp(
  `\\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ]([a-z]+)\\b`,
  'gi',
);

/** "Twenty-seven" is 27, besides 20 and 7. */
function compounds(text: string): number[] {
  return [...text.matchAll(compound)].flatMap(([, ten = '', one = '']) => {
    const [tenth, unit] = [namedNumbers.get(ten.toLowerCase()), namedNumbers.get(one.toLowerCase())];
    return tenth !== undefined && unit !== undefined && unit > 0 && unit < 10 ? [tenth + unit] : [];
  });
}

/** The figures that a model may use. */
interface Known {
  /** All figures of the texts given to the model. */
  all: ReadonlySet<number>;
  /** Results that can be computed from the person's own amounts (see `derivedNumbers`). */
  own: ReadonlySet<number>;
}

/**
 * Finds a number, date, amount, percentage or duration that is in none of the texts given to a model. Counts in
 * everyday advice ("ten minutes", "two lines") are excluded, unless the sentence is about law, money or health.
 */
export function unknownFigure(text: string, known: Known): string | null {
  const sentence = text.replaceAll(otherwiseChecked, ' ');
  const isFactual = factual.test(sentence);
  for (const { 0: found, index } of sentence.matchAll(anyFigure)) {
    if (isMarker(sentence, index, found)) continue;
    const [value] = findFigures(found);
    if (value === undefined || known.all.has(value) || isComputed(value, found, known)) continue;
    const after = sentence.slice(index + found.length);
    if (isCountOfNights(value, after) || isComputedYear(value, known.all)) continue;
    if (isShareIn(sentence, value, after)) continue;
    if (isEverydayCount(sentence, index, found, isFactual)) continue;
    return found;
  }
  return null;
}

/** The guard checks phone numbers and addresses separately. The others are names, not numbers. */
const otherwiseChecked =
  /\+?1?[-. ]?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|https?:\S+|\b(?:24\/7|under 18|50[/-]50|40[13]\s?\(?[kb]\)?|529|911|988)(?!\w)/gi;
const number =
  /(?<![\w.,])\$? ?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: ?(k|thousand|grand|million)\b)?/gi;
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const namedNumbers: ReadonlyMap<string, number> = new Map([
  ...ones.split(' ').map((word, at): [string, number] => [word, at]),
  ...tens.split(' ').map((word, at): [string, number] => [word, (at + 2) * 10]),
  ['dozen', 12],
  ['hundred', 100],
]);
const namedNumber = `(?:${[...namedNumbers.keys()].filter((word) => !['zero', 'one', 'two', 'three'].includes(word)).join('|')})`;
const anyFigure = new RegExp(
  `(?<![\\w.,])\\$? ?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:k|thousand|grand|million)\\b)?|\\b${namedNumber}\\b|\\b(?:one|two|three)(?= (?:(?:full|whole|business|court|calendar|more) )?(?:days?|weeks?|months?|years?|percent|thirds?|quarters?|dollars)\\b)`,
  'gi',
);

/** Words that make a number a claim that people may rely on. */
const factual =
  /\b(?:court|judge|law|legal|file[ds]?|filing|serve[ds]?|deadline|due|(?:days|weeks|months) (?:to|from|after) |answer (?:within|by|the)|petition|summons|appeal|waiting period|statute|order(?:ed)?|custody|support|alimony|pension|tax(?:es)?|irs|equity|percent|interest|fee|fees|insurance|cobra|retirement|401|income|residen\w+|separat\w+ for|states?|dose|pills?|studies|research|average|most (?:people|children|couples)|usually takes?|lasts?)\b|[$%§]/i;
const copingAdvice =
  /^\s*-?(?:(?:slow|deep|quiet|short|good|more|small|plain|long|whole|full|calm|other|or \w+) )*(?:minutes?|mins?|seconds?|breaths?|lines?|sentences?|words?|things?|steps?|times?|rows?|people|reasons?|rounds?|questions?|topics?|messages?|texts?|notes?|hours?|o'clock|a\.?m\b|p\.?m\b|to\b|percent of you)/i;

function isEverydayCount(sentence: string, index: number, found: string, isFactual: boolean): boolean {
  if (/[$%]/.test(found) || /^\s*(?:%|percent\b)/i.test(sentence.slice(index + found.length))) return false;
  if (isFactual || isDate(sentence, index, found)) return false;
  if (copingAdvice.test(sentence.slice(index + found.length))) return true;
  // A suggested time of day.
  if (
    /\b(?:at|by|till|until|around|before|after) $/i.test(sentence.slice(0, index)) &&
    /^\d{1,2}$/.test(found)
  )
    return true;
  // Spelled-out numbers that are not claims: "one day at a time", "in two weeks this may feel different".
  return !/\d/.test(found);
}

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?';

function isDate(sentence: string, index: number, found: string): boolean {
  const before = sentence.slice(Math.max(0, index - 12), index);
  const after = sentence.slice(index + found.length, index + found.length + 12);
  return (
    new RegExp(`${months} $`, 'i').test(before) ||
    new RegExp(`^(?:st|nd|rd|th)?(?: of)? ${months}`, 'i').test(after) ||
    /^[/-]\d/.test(after)
  );
}

/** Whether the number is a step number at the start of a line, or a source number. */
function isMarker(sentence: string, index: number, found: string): boolean {
  const isStep =
    /^\s*$/.test(sentence.slice(0, index)) && /^[.)]\s/.test(sentence.slice(index + found.length));
  const isSource =
    /\[[\d,\s]*$/.test(sentence.slice(0, index)) && /^[\d,\s]*\]/.test(sentence.slice(index + found.length));
  return isStep || isSource;
}

/** Amounts that can be computed from known ones: sums, differences, halves, and yearly or monthly parts. */
function isComputed(value: number, found: string, { all, own }: Known): boolean {
  if (!/[$,]|k$|thousand|grand/i.test(found)) return value >= 100 && value < 1000 && own.has(value * 1000);
  const amounts = [...all].filter((amount) => amount >= 100);
  // "15 a year" for a college means $15,000.
  if (value >= 1000 && all.has(value / 1000)) return true;
  return own.has(value) || combined(amounts).has(value);
}

/**
 * "$1,480 is about 39 percent of your $3,833" and "19 of 22 years is about 86 percent" use two figures of the same
 * sentence.
 */
function isShareIn(sentence: string, value: number, after: string): boolean {
  if (!/^ ?(?:%|percent)/i.test(after)) return false;
  const amounts = findFigures(sentence).filter((amount) => amount !== value);
  return amounts.some((part) =>
    amounts.some((whole) => part < whole && Math.abs((part / whole) * 100 - value) <= 1),
  );
}

/** Computes parenting time from a schedule: every other weekend is about 52 nights a year. */
function isCountOfNights(value: number, after: string): boolean {
  return value <= 366 && /^ ?(?:overnights?|nights?|weekends?|a year\b|per year\b)/i.test(after);
}

/** Computes years: "29 years married puts the wedding around 1997". */
function isComputedYear(value: number, all: ReadonlySet<number>): boolean {
  if (value < 1940 || value > 2060 || !Number.isInteger(value)) return false;
  return [...all].some((span) => span <= 90 && (all.has(value + span) || all.has(value - span)));
}

const MAX_OWN_AMOUNTS = 8;

/**
 * Returns what a model may compute from the person's own amounts in two steps, such as "house minus loan, and half of
 * that". A house "worth about 410" is worth 410 thousand, so each amount also counts in thousands.
 */
export function derivedNumbers(texts: readonly string[]): ReadonlySet<number> {
  const amounts = [...new Set(texts.flatMap(findFigures))]
    .filter((amount) => amount >= 100)
    .slice(-MAX_OWN_AMOUNTS)
    .flatMap((amount) => (amount < 1000 ? [amount, amount * 1000] : [amount]));
  const once = combined(amounts);
  return new Set([...once, ...combined([...once], amounts)]);
}

function combined(amounts: readonly number[], others: readonly number[] = amounts): Set<number> {
  const values = amounts.flatMap((one) => [
    one / 2,
    one * 12,
    one / 12,
    ...others.flatMap((other) => [one + other, one - other, (one - other) / 2]),
  ]);
  return new Set(values.map(Math.round));
}

function valueOf(whole: string, times: string | undefined): number {
  const value = Number(whole.replaceAll(',', ''));
  if (!times) return value;
  return value * (times.toLowerCase() === 'million' ? 1_000_000 : 1000);
}
