import { notUnderstood } from './error.ts';

const NAME = /^(?:"([^"\\]+)"|([A-Za-z_][A-Za-z0-9_$]*))$/;
const MAX_NAMES = 100;

/** A comma-separated list of plain or double-quoted names, each of them once. */
export function parseNames(text: string, parameter: string): string[] {
  const names = text.split(',').map((part) => parseName(part.trim(), parameter));
  if (names.length > MAX_NAMES) throw notUnderstood(`${parameter} lists too many columns`);
  return [...new Set(names)];
}

export function parseName(text: string, parameter: string): string {
  const match = NAME.exec(text);
  const name = match?.[1] ?? match?.[2];
  if (name === undefined) {
    throw notUnderstood(
      `${parameter} takes plain column names: embedding, renaming, casts, functions and JSON paths are not supported`,
    );
  }
  return name;
}
