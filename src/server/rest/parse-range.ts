import { badRange, unsupportedSyntax } from './error.ts';

export const MAX_ROWS = 1000;

/** `limit` is at most 1000. */
export interface Range {
  offset: number;
  limit: number;
}

/** The rows that both the URL and the Range header (`0-9`, `10-`) allow. */
export function parseRange(given: {
  limit: string | undefined;
  offset: string | undefined;
  header: string | undefined;
}): Range {
  const limit = parseCount(given.limit, 'limit') ?? Number.POSITIVE_INFINITY;
  const offset = parseCount(given.offset, 'offset') ?? 0;
  const header = parseHeader(given.header);
  const first = Math.max(offset, header.first);
  const end = Math.min(offset + limit, header.last + 1);
  return { offset: first, limit: Math.min(Math.max(end - first, 0), MAX_ROWS) };
}

function parseCount(text: string | undefined, name: string): number | null {
  if (text === undefined) return null;
  if (/^-\d{1,12}$/.test(text)) throw badRange(`${name} must be zero or more`);
  if (!/^\d{1,12}$/.test(text)) throw unsupportedSyntax(`${name} takes a whole number`);
  return Number(text);
}

function parseHeader(header: string | undefined): { first: number; last: number } {
  const match = /^(?:items=)?(\d{1,12})-(\d{1,12})?$/.exec(header?.trim() ?? '');
  // A range in another unit, such as bytes, is ignored.
  if (!match) return { first: 0, last: Number.POSITIVE_INFINITY };
  const first = Number(match[1]);
  const last = match[2] === undefined ? Number.POSITIVE_INFINITY : Number(match[2]);
  if (last < first) throw badRange('The lower boundary must be lower than or equal to the upper boundary');
  return { first, last };
}
