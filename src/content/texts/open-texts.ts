import { readFileSync } from 'node:fs';
import { parseYAML } from 'confbox/yaml';
import * as v from 'valibot';
import { type TextFileName, textFiles } from './text-files.ts';

const contentFolder = new URL('../../../content/', import.meta.url);

export type Texts<Name extends TextFileName> = v.InferOutput<(typeof textFiles)[Name]>;

/** The texts of a file. Throws if the file can't be read or violates its schema. */
export function openTexts<Name extends TextFileName>(name: Name): Texts<Name> {
  try {
    return readTexts(name, readFileSync(new URL(name, contentFolder), 'utf8'));
  } catch (cause) {
    throw new Error(`content/${name} cannot be read. npm run content says why.`, { cause });
  }
}

/** Keeps the order of the file, as the build writes it into the browser's code. */
export function readTexts<Name extends TextFileName>(name: Name, source: string): Texts<Name> {
  const texts: unknown = parseYAML(source);
  v.parse(textFiles[name], texts);
  return texts as Texts<Name>;
}
