/** The value of a home and the debt on it, in dollars, as stated in a conversation. */
export interface HouseFigures {
  value: number;
  owed: number;
}

const amount = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(k|thousand|grand|million|m)?\b`;
const MIN_AMOUNT = 10_000;

const worthWords = String.raw`(?:worth|valued|appraised?|appraisal|zillow|zestimate|market value|home value|house value|sell for|sold for|value)`;
const owedWords = String.raw`(?:owe[sd]?|owing|mortgage|loan|left on (?:it|the (?:mortgage|loan|house))|balance|still to pay)`;
/** Matches "Worth about 420k", "a $420,000 house", and the same forms for the debt. */
const near = String.raw`[^.?!\d]{0,32}`;

/**
 * Reads the person's own messages, newest first. Null until both figures have been stated. `known` was told before the
 * messages. One new figure makes it unusable: the figure replaces one of the pair, or is about another debt.
 */
export function houseFigures(
  messages: readonly string[],
  known: HouseFigures | null = null,
): HouseFigures | null {
  const told = messages.map((message) => message.replaceAll(purchase, ' '));
  const isHome = told.some((message) => ofHome.test(message));
  const value = newestFigure(told, { words: worthWords, plainWords: worthWords, isHome });
  const owed = newestFigure(told, { words: owedWords, plainWords: owedPlainly, isHome });
  if (value !== null && owed !== null && value > 0) return { value, owed };
  return value === null && owed === null ? known : null;
}

const ofHome = /\b(?:house|home|mortgage|condo|apprais\w*|zillow|zestimate)\b/i;
/** Matches "bought in 2016 for 285k": the price of that day is not what the home is worth. */
const purchase =
  /\b(?:bought|paid|purchased?|purchase price|got it)\b[^,.;!?\d]{0,30}(?:(?:19|20)\d\d[^,.;!?\d]{0,14})?\$?\d[\d,.]*\s?(?:k|thousand|grand|million|m)?\b/gi;

interface Wanted {
  words: string;
  /** The words before a number that may stand in thousands. */
  plainWords: string;
  /** A home was named, so that "worth 410" is in thousands. */
  isHome: boolean;
}

function newestFigure(messages: readonly string[], { words, plainWords, isHome }: Wanted): number | null {
  for (const message of messages) {
    const inFull = amountIn(message, words);
    if (inFull !== null) return inFull;
    const plain = isHome || isPairInThousands(message) ? plainNumber(message, plainWords) : null;
    if (plain !== null) return plain * 1000;
  }
  return null;
}

export function equityOf({ value, owed }: HouseFigures): number {
  return value - owed;
}

/**
 * The value and the debt of a home are often stated in thousands, with or without the word: "worth about 410, owe 138".
 * Without a home named, both have to be stated, because "we pay 900 on the mortgage" is in dollars.
 */
function isPairInThousands(message: string): boolean {
  return plainNumber(message, worthWords) !== null && plainNumber(message, owedPlainly) !== null;
}

const owedPlainly = String.raw`(?:owe[sd]?|owing|left on it)`;

function plainNumber(message: string, words: string): number | null {
  const spoken = String.raw`\b${words} (?:about |around |maybe |like |roughly |still |says |said |is |at |now |it at )*(?:on it )?\$?(\d{2,3})\b(?![,.]?\d|\s?(?:k|thousand|grand|%|percent|a month|per month|/))`;
  const found = new RegExp(spoken, 'i').exec(message)?.[1];
  return found === undefined ? null : Number(found);
}

/** An amount in full, with "k" or in dollars. Smaller ones are payments. */
function amountIn(message: string, words: string): number | null {
  const after = new RegExp(`\\b${words}\\b${near}${amount}`, 'i');
  const before = new RegExp(`${amount}${near}\\b${words}\\b`, 'i');
  const found = [after.exec(message), before.exec(message)]
    .flatMap((match) => (match ? [dollarsOf(match)] : []))
    .find((dollars) => dollars >= MIN_AMOUNT);
  return found ?? null;
}

function dollarsOf([, digits, unit]: RegExpExecArray): number {
  const number = Number((digits ?? '').replaceAll(',', ''));
  if (!unit) return number;
  return number * (unit.toLowerCase().startsWith('m') ? 1_000_000 : 1_000);
}
