const small = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const word = [...small, ...tens, 'hundred', 'thousand'].join('|');
const first = [...small, ...tens].join('|');
const spelled = new RegExp(
  String.raw`\b(?:an? (?=hundred|thousand))?((?:${first}|hundred|thousand)(?:(?:[ -]|,? and )(?:${word}))*)\b`,
  'g',
);

/** Replaces "two hundred" by "200" and "twelve hundred fifty" by "1250". A single word below twenty stays. */
export function replaceNumberWords(plain: string): string {
  return plain.replaceAll(spelled, (whole, words: string) => {
    const parts = words.split(/[ -]|,? and /).filter(Boolean);
    return parts.length === 1 && small.includes(words) ? whole : String(numberOfWords(parts));
  });
}

function numberOfWords(words: readonly string[]): number {
  let total = 0;
  let part = 0;
  for (const one of words) {
    if (one === 'hundred') part = Math.max(1, part) * 100;
    else if (one === 'thousand') [total, part] = [total + Math.max(1, part) * 1000, 0];
    else part += small.includes(one) ? small.indexOf(one) : (tens.indexOf(one) + 2) * 10;
  }
  return total + part;
}
