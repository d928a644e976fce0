// Letters of other alphabets that look Latin.
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
};

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Emoji with a meaning. A skull means laughter more often than death. */
const signs: Readonly<Record<string, string>> = {
  '🔫': ' gun ',
  '🔪': ' knife ',
  '💊': ' pills ',
  '🪢': ' rope ',
  '⚰': ' coffin ',
  '🩸': ' blood ',
};

// Zero-width and directional marks, soft hyphens; accents and variation selectors.
const invisible = /\p{Cf}|\p{M}/gu;

/**
 * Returns the text in the form that the rules match: lowercase words between single spaces, ` | ` at the end of a
 * clause, no apostrophes, and obfuscation undone ("k i l l", "k1ll", Cyrillic look-alikes, invisible characters). Starts
 * and ends with a space.
 */
export function normalize(text: string): string {
  const plain = text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(invisible, '')
    .toLowerCase()
    .replace(/🔫|🔪|💊|🪢|⚰|🩸/gu, (sign) => signs[sign] ?? sign)
    .replace(/[а-яёіїјѕѵһԁԛԝӏα-ωı]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/(?<=[a-z])[!$@](?=[a-z])|[$@](?=[a-z])/g, letterFor)
    .replace(/\b(?=\w*[a-z])(?=\w*\d)\w+\b/g, (word) => word.replace(/[013457]/g, letterFor))
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[.,;:!?…\n\r()[\]{}"“”—–]+/g, ' | ')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ');
  const joined = plain.replace(/\b(?:\p{L} ){2,}\p{L}\b/gu, joinLetters).replace(/(\p{L})\1{2,}/gu, '$1$1');
  return ` ${joined.trim().replace(/ +/g, ' ')} `;
}

function letterFor(sign: string): string {
  return digitLetters[sign] ?? sign;
}

// "k i l l myself" contains an obfuscated word; "a b c" and "i a" do not.
function joinLetters(run: string): string {
  return run.startsWith('i ') && run.length > 6
    ? `i ${run.slice(2).replaceAll(' ', '')}`
    : run.replaceAll(' ', '');
}
