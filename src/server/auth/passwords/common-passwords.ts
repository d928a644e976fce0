import { readFileSync } from 'node:fs';

/** Many lists come from systems that truncated longer passwords to this length. */
const CUT_AT = 8;

const ofThisFolder = new URL('common-passwords.txt', import.meta.url);
const ofTheLibrary = new URL('../../../content/word-vectors/words.txt', import.meta.url);
let opened: ReadonlySet<string> | undefined;

/**
 * Passwords that are refused: common passwords and words, every single word of the library, and the operator's own list
 * (one password per line). Throws if that list cannot be read.
 */
export function openCommonPasswords(operatorsList?: string): ReadonlySet<string> {
  opened ??= new Set([ofThisFolder, ofTheLibrary].flatMap(linesOf).flatMap(withCutForm));
  if (operatorsList === undefined) return opened;
  return new Set([...opened, ...linesOf(operatorsList)]);
}

function linesOf(file: URL | string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
}

function withCutForm(word: string): string[] {
  return word.length > CUT_AT ? [word, word.slice(0, CUT_AT)] : [word];
}
