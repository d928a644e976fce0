/** A calendar day as `YYYY-MM-DD`, without time and time zone, so that daylight saving never shifts it. */
export type Day = string;

const DAY_MS = 86_400_000;

export function dayOf(year: number, month: number, date: number): Day {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && dayOfTime(time) === text;
}

export function addDays(day: Day, count: number): Day {
  return dayOfTime(timeOf(day) + count * DAY_MS);
}

export function daysBetween(from: Day, to: Day): number {
  return (timeOf(to) - timeOf(from)) / DAY_MS;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(timeOf(day)).getUTCDay();
}

export function isWeekend(day: Day): boolean {
  return [0, 6].includes(weekdayOf(day));
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** Returns the given number of days, starting with `first`. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Returns the nth given weekday of a month; -1 means the last. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  if (nth < 0) {
    const last = dayOf(year, month + 1, 0);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOfTime(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
