import * as v from 'valibot';
import type { Source } from '../passage.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
export const isoDate = v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-23'));

/** One page in `content/sources.yaml`. */
const sourceEntry = v.strictObject({
  title: text,
  publisher: text,
  url: v.pipe(v.string(), v.url('must be a web address')),
  checked: isoDate,
  read_as: v.optional(v.literal('stored copy', 'can only be "stored copy"')),
});

export const sourceList = v.record(v.string(), sourceEntry);

export function readSources(list: unknown): ReadonlyMap<string, Source> {
  return sourcesOf(v.parse(sourceList, list));
}

export function sourcesOf(list: v.InferOutput<typeof sourceList>): ReadonlyMap<string, Source> {
  return new Map(
    Object.entries(list).map(([key, { read_as: readAs, ...source }]) => [
      key,
      readAs ? { ...source, readAs } : source,
    ]),
  );
}
