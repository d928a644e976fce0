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
  const value = firstFound(messages, worthWords);
  const owed = firstFound(messages, owedWords);
  if (value !== null && owed !== null && value > 0) return { value, owed };
  const spoken =
    messages.map(scaledToThousands).find((found) => found !== null) ?? overSeveral(messages, value, owed);
  return spoken ?? (value === null && owed === null ? known : null);
}

const ofHome = /\b(?:house|home|mortgage|condo|apprais\w*|zillow|zestimate)\b/i;

/** "The house is worth about 410", and in the next message "we still owe 138". */
function overSeveral(
  messages: readonly string[],
  value: number | null,
  owed: number | null,
): HouseFigures | null {
  if (!messages.some((message) => ofHome.test(message))) return null;
  const spoken = (words: string) =>
    messages.map((message) => plainNumber(message, words)).find((found) => found !== null) ?? null;
  const worth = value ?? thousands(spoken(worthWords));
  const debt = owed ?? thousands(spoken(owedPlainly));
  return worth !== null && debt !== null && worth > 0 ? { value: worth, owed: debt } : null;
}

function thousands(number: number | null): number | null {
  return number === null ? null : number * 1000;
}

export function equityOf({ value, owed }: HouseFigures): number {
  return value - owed;
}

/**
 * The value and the debt of a home are often stated in thousands, with or without the word: "worth about 410, owe 138".
 * Applies only if both are stated, because "we pay 900 on the mortgage" is in dollars.
 */
function scaledToThousands(message: string): HouseFigures | null {
  const value = plainNumber(message, worthWords);
  const owed = plainNumber(message, owedPlainly);
  return value !== null && owed !== null ? { value: value * 1000, owed: owed * 1000 } : null;
}

const owedPlainly = String.raw`(?:owe[sd]?|owing|left on it)`;

function plainNumber(message: string, words: string): number | null {
  const spoken = String.raw`\b${words} (?:about |around |maybe |like |roughly |still )*(?:on it )?\$?(\d{2,3})\b(?![,.]?\d|\s?(?:k|thousand|grand|%|percent|a month|per month|/))`;
  const found = new RegExp(spoken, 'i').exec(message)?.[1];
  return found === undefined ? null : Number(found);
}

function firstFound(messages: readonly string[], words: string): number | null {
  const after = new RegExp(`\\b${words}\\b${near}${amount}`, 'i');
  const before = new RegExp(`${amount}${near}\\b${words}\\b`, 'i');
  for (const message of messages) {
    const found = [after.exec(message), before.exec(message)]
      .flatMap((match) => (match ? [dollarsOf(match)] : []))
      .find((dollars) => dollars >= MIN_AMOUNT);
    if (found !== undefined) return found;
  }
  return null;
}

function dollarsOf([, digits, unit]: RegExpExecArray): number {
  const number = Number((digits ?? '').replaceAll(',', ''));
  if (!unit) return number;
  return number * (unit.toLowerCase().startsWith('m') ? 1_000_000 : 1_000);
}
