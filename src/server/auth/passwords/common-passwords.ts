import { readFileSync } from 'node:fs';

/** Longer ones were cut to this by the systems that many lists come from. */
const CUT_AT = 8;

const ofThisFolder = new URL('common-passwords.txt', import.meta.url);
const ofTheLibrary = new URL('../../../content/word-vectors/words.txt', import.meta.url);
let opened: ReadonlySet<string> | undefined;

/**
 * What is refused as a new password: words and passwords that we know to be common, every single word that the library
 * knows, and what the operator's own list has (a password a line). Throws when that one cannot be read.
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
