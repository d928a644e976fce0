/** What a wall clock shows. `month` counts from 1. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  /** Time since midnight. */
  minutes: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Returns the moment at which clocks in an IANA time zone show this time. If there are two such moments, returns the
 * first. A time that daylight saving skips is counted from before the gap, as `Date` does. A day past the end of the
 * month belongs to the next month.
 */
export function momentAt(clock: WallClock, zone: string): Date {
  const asIfUtc = Date.UTC(clock.year, clock.month - 1, clock.day, 0, clock.minutes);
  const before = asIfUtc - offsetAt(new Date(asIfUtc - DAY), zone);
  const after = asIfUtc - offsetAt(new Date(asIfUtc + DAY), zone);
  const [first] = [before, after]
    .filter((moment) => moment + offsetAt(new Date(moment), zone) === asIfUtc)
    .toSorted((a, b) => a - b);
  return new Date(first ?? before);
}

export function clockAt(moment: Date, zone: string): WallClock {
  const shown = new Date(moment.getTime() + offsetAt(moment, zone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

export function isTimeZone(zone: string): boolean {
  try {
    return formatIn(zone) !== undefined;
  } catch {
    return false;
  }
}

/** How many milliseconds the zone is ahead of UTC, in whole minutes. */
function offsetAt(moment: Date, zone: string): number {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(moment.getTime() / MINUTE) * MINUTE;
}

// Creating a formatter takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, format);
  return format;
}
