import { parseNames } from './parse-names.ts';

/** The columns wanted; null for all of them. */
export function parseSelect(text: string | undefined): string[] | null {
  if (text === undefined) return null;
  const parts = text.split(',').map((part) => part.trim());
  if (parts.includes('*')) {
    const others = parts.filter((part) => part !== '*');
    if (others.length > 0) parseNames(others.join(','), 'select');
    return null;
  }
  return parseNames(text, 'select');
}
