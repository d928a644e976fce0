import { unsupportedSyntax } from './error.ts';

export const NAME = /^(?:"([^"\\]+)"|([A-Za-z_][A-Za-z0-9_$]*))$/;
export const MAX_NAMES = 100;

/** Splits at commas that are neither in quotes nor in parentheses. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, text.slice(from).trim()];
}

/** A comma-separated list of plain or double-quoted names without duplicates. */
export function parseNames(text: string, parameter: string): string[] {
  const names = splitList(text).map((part) => parseName(part, parameter));
  if (names.length > MAX_NAMES) throw unsupportedSyntax(`${parameter} lists too many columns`);
  return [...new Set(names)];
}

export function parseName(text: string, parameter: string): string {
  const match = NAME.exec(text);
  const name = match?.[1] ?? match?.[2];
  if (name === undefined) {
    throw unsupportedSyntax(
      `${parameter} takes plain column names: functions and JSON paths are not supported`,
    );
  }
  return name;
}
