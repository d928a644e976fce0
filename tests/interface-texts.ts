import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FILLED_IN, wordsInCode } from '../scripts/words/words-in-code.ts';

export interface InterfaceText {
  /** The path below `src`, e.g. `web/features/help/help-page.tsx`. */
  file: string;
  text: string;
}

const source = path.resolve(import.meta.dirname, '../src');

/** The texts in the files of a folder of `src`: the words between tags, and every sentence in quotes. */
export function interfaceTexts(folder: string): InterfaceText[] {
  return readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .flatMap((file) =>
      findTexts(readFileSync(path.join(source, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map(
        (text) => ({ file, text }),
      ),
    );
}

export function findTexts(code: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  return (
    wordsInCode(code, lang)
      // An interpolated value counts as a short word.
      .map(({ text, isBetweenTags }) => ({ text: text.replaceAll(FILLED_IN, 'it'), isBetweenTags }))
      .filter(({ text, isBetweenTags }) => isBetweenTags || isSentence(text))
      .map(({ text }) => text)
  );
}

/** A label alone says little about how difficult a screen is to read. */
function isSentence(text: string): boolean {
  return /^[“"A-Z].* .*[.?:]$/.test(text);
}
