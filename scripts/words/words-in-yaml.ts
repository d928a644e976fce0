import { parseYAML } from 'confbox/yaml';
import { lineInYaml } from '../content/line-in-yaml.ts';
import type { ProductWord } from './all-words.ts';

/** Keys whose values people don't see: identifiers, paths, settings of a rule, words to recognize, and cited pages. */
const unreadKeys = new Set(
  'id advisor tags to for cues lines similar type sources orderSources holidaySource state unit direction roll calendar'.split(
    ' ',
  ),
);

/** The texts of a YAML file with their lines. */
export function wordsInYaml(source: string): Pick<ProductWord, 'line' | 'text'>[] {
  return textsIn(parseYAML(source), []).map(([path, text]) => ({ line: lineInYaml(source, path), text }));
}

type Path = readonly (string | number)[];

function textsIn(value: unknown, path: Path): (readonly [Path, string])[] {
  if (typeof value === 'string') return /[a-z]{2}/i.test(value) ? [[path, value]] : [];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    unreadKeys.has(key) ? [] : textsIn(each, [...path, key]),
  );
}
