import { readFileSync } from 'node:fs';

/** Many lists come from systems that truncated longer passwords to this length. */
const TRUNCATED_LENGTH = 8;

const includedPasswordsFile = new URL('common-passwords.txt', import.meta.url);
const libraryWordsFile = new URL('../../../content/word-vectors/words.txt', import.meta.url);
let opened: ReadonlySet<string> | undefined;

/**
 * Passwords that are refused: common passwords and words, every single word of the library, and the operator's own list
 * (one password per line). Throws if that list cannot be read.
 */
export function openCommonPasswords(operatorsList?: string): ReadonlySet<string> {
  opened ??= new Set([includedPasswordsFile, libraryWordsFile].flatMap(linesOf).flatMap(withTruncatedForm));
  if (operatorsList === undefined) return opened;
  return new Set([...opened, ...linesOf(operatorsList)]);
}

function linesOf(file: URL | string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
}

function withTruncatedForm(word: string): string[] {
  return word.length > TRUNCATED_LENGTH ? [word, word.slice(0, TRUNCATED_LENGTH)] : [word];
}
