import * as v from 'valibot';

export type UserMetadata = Record<string, unknown>;

const MAX_BYTES = 4096;
const MAX_DEPTH = 5;
const NAME_MAX = 100;

const name = v.optional(
  v.nullable(v.pipe(v.string(), v.maxLength(NAME_MAX, `Names can have at most ${NAME_MAX} characters`))),
);

/** Data that a person sets about themselves. It is part of every access token, so it is limited. */
export const userMetadata = v.pipe(
  v.unknown(),
  // The schema library accepts an array as a record.
  v.check((data) => !Array.isArray(data), 'data must be an object'),
  v.record(v.string(), v.unknown(), 'data must be an object'),
  v.check((data) => isStorable(data, MAX_DEPTH), 'data contains a value that cannot be stored'),
  v.check(isSmallEnough, `data must be at most ${MAX_BYTES} bytes`),
  v.looseObject({ first_name: name, last_name: name }),
);

export function isSmallEnough(data: UserMetadata): boolean {
  return Buffer.byteLength(JSON.stringify(data)) <= MAX_BYTES;
}

/** New values replace existing ones of the same name. Null removes one. */
export function mergeMetadata(current: UserMetadata, changes: UserMetadata): UserMetadata {
  const merged = Object.entries({ ...current, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

/** PostgreSQL's json type refuses NUL and half a surrogate pair, in keys and values. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, entry]) => isStorable(key, 0) && isStorable(entry, depth - 1));
}
