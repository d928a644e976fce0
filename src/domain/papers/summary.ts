import { numberOf, numberWords } from './text/number-words.ts';

/** A sentence about a paper, with the lines that support it: indexes into the lines that were sent. */
export interface SummarySentence {
  text: string;
  lines: readonly number[];
}

const MAX_SENTENCES = 12;
const MAX_LINES = 6;
const MAX_LENGTH = 400;

/**
 * The sentences of a model's output that are supported by the lines they cite. Each is on its own line and ends with its
 * lines: "You have 21 days to answer. [L4, L5]".
 */
export function supportedSentences(written: string, lines: readonly string[]): SummarySentence[] {
  return written
    .split('\n')
    .flatMap((row) => sentenceIn(row) ?? [])
    .filter((sentence) => isSupported(sentence, lines))
    .slice(0, MAX_SENTENCES);
}

function sentenceIn(row: string): SummarySentence | null {
  const match = /^\s*(?:[-*•]|\d{1,2}[.)])?\s*(.+?)\s*\[\s*(L\d+(?:\s*,\s*L\d+)*)\s*\]\s*\.?\s*$/.exec(row);
  if (!match) return null;
  const [, text = '', names = ''] = match;
  const numbers = [...names.matchAll(/\d+/g)].map(([digits]) => Number(digits) - 1);
  return { text: text.trim(), lines: [...new Set(numbers)] };
}

/**
 * Statements that a summary must not contain, because a paper doesn't: advice, and predictions of what a court will do.
 */
const beyondPaper =
  /\b(?:you (?:should|ought|can ignore|need not|don't (?:have|need))|recommend|advis(?:e|able)|likely|probably|(?:court|judge) (?:will|would|may well)|no need to|safe to)\b|https?:|www\.|@/i;

/** If two sentences share one reference, it is unclear which one the lines support. */
const secondSentence = /(?<!\b(?:[a-z]|[ap]\.m|mr|mrs|ms|dr|no|st|hon|dept))[.!?]["”)]?\s+(?=["“(]?[A-Z])/i;
/** A sentence may begin with these words even if its lines don't contain them. Any other first word could be a name. */
const openers = new Set(
  'the a an you your it its this these that there if when before after on in at by for from to until within with each both either neither one no all any they their he she his her what who both'.split(
    ' ',
  ),
);

function isSupported({ text, lines: cited }: SummarySentence, lines: readonly string[]): boolean {
  if (text.length > MAX_LENGTH || cited.length === 0 || cited.length > MAX_LINES) return false;
  if (
    cited.some((line) => lines[line] === undefined) ||
    beyondPaper.test(text) ||
    /\[|\]/.test(text) ||
    secondSentence.test(text)
  )
    return false;
  const source = cited.map((line) => lines[line] ?? '').join(' ');
  const numbers = new Set(numbersIn(source));
  const words = new Set(wordsIn(source));
  const [first = ''] = wordsIn(text);
  if (!words.has(first) && !openers.has(first)) return false;
  return (
    numbersIn(text).every((number) => numbers.has(number)) && namesIn(text).every((name) => words.has(name))
  );
}

const numberPattern = new RegExp(String.raw`\d[\d,]*(?:\.\d+)?|\b${numberWords}\b`, 'gi');

function numbersIn(text: string): number[] {
  return [...text.matchAll(numberPattern)].flatMap(([found]) => {
    // "one" is often not a number.
    if (/^one$/i.test(found)) return [];
    const value = /^\d/.test(found) ? Number(found.replaceAll(',', '')) : numberOf(found);
    return value === null || Number.isNaN(value) ? [] : [value];
  });
}

/** Names of people, places and months: capitalized words inside a sentence. */
function namesIn(text: string): string[] {
  const inside = [...text.matchAll(/(?<=[^\s.!?:"“(]["”)]?\s["“(]?)[A-Z][A-Za-z'’-]*/g)].map(
    ([word]) => word,
  );
  const halves = [...text.matchAll(/\b[ap]\.?m\b/gi)].map(([half]) => half);
  return [...inside, ...halves].map(plain).filter((word) => word !== 'i' && word !== '');
}

function wordsIn(text: string): string[] {
  return [...text.matchAll(/[A-Za-z][A-Za-z'’.-]*/g)].map(([word]) => plain(word));
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replaceAll(/[^a-z]/g, '');
}
