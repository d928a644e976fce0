const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinals = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
];
const ordinalTens: Readonly<Record<string, number>> = { twentieth: 20, thirtieth: 30 };

const oneWord = ones.slice(1).join('|');
const tenWord = tens.slice(2).join('|');

/** Matches "fourteen", "twenty-one", "one hundred twenty". For use inside a larger expression. */
export const numberWords = `(?:(?:one )?hundred(?: and)?(?:[ -](?:${tenWord})(?:[ -](?:${oneWord}))?|[ -](?:${oneWord}))?|(?:${tenWord})(?:[ -](?:${oneWord}))?|${oneWord.split('|').toReversed().join('|')})`;

/** Matches "first" to "thirty-first". */
export const ordinalWords = `(?:(?:twenty|thirty)[ -](?:${ordinals.slice(1, 10).join('|')})|twentieth|thirtieth|${ordinals.slice(1).toReversed().join('|')})`;

/** The number in words or digits. Null for anything else. */
export function numberOf(text: string): number | null {
  const plain = text.trim().toLowerCase();
  if (/^\d+$/.test(plain)) return Number(plain);
  let sum = 0;
  for (const word of plain.split(/[\s-]+/)) {
    const value = wordValue(word);
    if (value === null) return null;
    if (word === 'hundred') sum = Math.max(sum, 1) * 100;
    else if (word === 'thousand') sum *= 1000;
    else sum += value;
  }
  return sum > 0 ? sum : null;
}

function wordValue(word: string): number | null {
  if (word === 'and' || word === 'hundred' || word === 'thousand') return 0;
  if (ones.includes(word)) return ones.indexOf(word);
  if (word !== '' && tens.includes(word)) return tens.indexOf(word) * 10;
  if (word !== '' && ordinals.includes(word)) return ordinals.indexOf(word);
  return ordinalTens[word] ?? null;
}
