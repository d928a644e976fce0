/** Words that an attacker tries first. */
export interface KnownWords {
  /** Common passwords and the words they are made of, in lowercase. */
  common: ReadonlySet<string>;
  /** Words of the product and the person, in their original spelling. */
  own: readonly string[];
}

/**
 * Whether a password is common, a keyboard pattern, a date or a number of at most eight digits, or made of the product's
 * and the person's own words. Capitals, symbols for letters, and a few digits or symbols around it don't help.
 */
export function isEasyToGuess(password: string, { common, own }: KnownWords): boolean {
  const ownWords = new Set(own.map((word) => lettersAndDigits(fold(word))).filter((word) => word.length > 1));
  return coresOf(fold(password)).some(
    (core) =>
      core === '' ||
      isPattern(core) ||
      spellingsOf(core).some((word) => common.has(once(word)) || isMadeOf(word, ownWords)),
  );
}

/** Converts to lowercase and removes accents and spaces. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}\s]/gu, '')
    .toLowerCase();
}

function lettersAndDigits(text: string): string {
  return text.replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}

/** Returns the text itself, and the text without leading and trailing digits and symbols. */
function coresOf(text: string): string[] {
  const tailless = withoutTail(text);
  return [...new Set([text, tailless, withoutHead(text), withoutHead(tailless)])];
}

function withoutTail(text: string): string {
  return withoutEdge(text, [/[^\p{L}\d]+$/u, /\d+$/]);
}

function withoutHead(text: string): string {
  return withoutEdge(text, [/^[^\p{L}\d]+/u, /^\d+/]);
}

/** Removes them step by step, because a single regular expression would try every way to divide the two runs of symbols. */
function withoutEdge(text: string, [signs, digits]: readonly [RegExp, RegExp]): string {
  const inner = text.replace(signs, '');
  const [row = ''] = digits.exec(inner) ?? [];
  // Four digits, and longer sequences that are widely known.
  return row.length > 4 && !isMadeOfRuns(row) ? text : inner.replace(digits, '').replace(signs, '');
}

const DIGITS_MAX = 8;

function isPattern(text: string): boolean {
  return (
    (/^\d+$/.test(text) && text.length <= DIGITS_MAX) || /^(.{1,3})\1+$/u.test(text) || isMadeOfRuns(text)
  );
}

const keyboardRows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl;',
  'qsdfghjklm',
  'zxcvbnm,./',
  'yxcvbnm',
  'wxcvbn',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qweasdzxc',
  '147258369',
  '741852963',
  '789456123',
  '159357',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);

const RUN_MIN = 3;

/** Sequences of neighboring keys or letters, and repeated characters, of at least three characters each. */
function isMadeOfRuns(text: string): boolean {
  return canBeSplitInto(text, (part) => part.length >= RUN_MIN && isRun(part));
}

function isRun(part: string): boolean {
  return keyboardRows.some((row) => row.includes(part)) || /^(.)\1+$/u.test(part);
}

/** Possible readings of the text: `p@ssw0rd` is `password`. */
function spellingsOf(core: string): string[] {
  const plain = Array.from(core, (sign) => letterFor[sign] ?? sign).join('');
  const spellings = [core, plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')];
  return [...new Set(spellings.flatMap((each) => [each, lettersAndDigits(each)]))];
}

const letterFor: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '!': 'i',
};

/** Returns `monkey` for `monkeymonkey`. */
function once(word: string): string {
  return /^(.+?)\1+$/u.exec(word)?.[1] ?? word;
}

const betweenWords = new Set([
  'i',
  'my',
  'me',
  'the',
  'and',
  'love',
  'loves',
  'is',
  'at',
  'for',
  'with',
  'of',
]);

function isMadeOf(word: string, ownWords: ReadonlySet<string>): boolean {
  return canBeSplitInto(
    withoutTail(word),
    (part) => ownWords.has(part) || betweenWords.has(part),
    (part) => ownWords.has(part),
  );
}

/** Longer than every sequence and most names, because the input itself may be of any length. */
const PART_MAX = 40;

/** Whether the text can be split into such parts, at least one of them `wanted`. */
function canBeSplitInto(
  text: string,
  isPart: (part: string) => boolean,
  isWanted: (part: string) => boolean = () => true,
): boolean {
  // Positions that can be reached without and with a required part.
  const plain = new Set([0]);
  const good = new Set<number>();
  for (let start = 0; start < text.length; start += 1) {
    if (!plain.has(start) && !good.has(start)) continue;
    for (let end = start + 1; end <= Math.min(text.length, start + PART_MAX); end += 1) {
      const part = text.slice(start, end);
      if (!isPart(part)) continue;
      if (good.has(start) || isWanted(part)) good.add(end);
      if (plain.has(start)) plain.add(end);
    }
  }
  return good.has(text.length);
}
