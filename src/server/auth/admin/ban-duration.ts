import * as v from 'valibot';

// Go's time units, as GoTrue accepts them. A ban shorter than a second counts as none.
const milliseconds: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000 };
const DURATION = /^(?:\d+(?:\.\d+)?[hms])+$/;
const YEARS_200_MS = 200 * 365 * 24 * 3_600_000;

/** Converts `24h` or `1h30m` to milliseconds. Null for `none`, which lifts a ban. */
export const banDuration = v.pipe(
  v.string('ban_duration must be a string'),
  v.check((text) => text === 'none' || DURATION.test(text), 'invalid format for ban duration'),
  v.transform((text) => (text === 'none' ? null : lengthOf(text))),
  v.check((length) => length === null || length <= YEARS_200_MS, 'ban_duration is too long'),
);

function lengthOf(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([hms])/g)];
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (milliseconds[unit ?? ''] ?? 0), 0);
}
