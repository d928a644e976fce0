import type { NewTurn } from '#contract/chat.ts';
import { type Day, daysBetween, isDay } from '#domain/tools/day.ts';

/** Returns the person's date. The browser's date is accepted if it is currently possible somewhere on earth. */
export function todayOf({ day }: Pick<NewTurn, 'day'>, now: Date): Day {
  const here = now.toISOString().slice(0, 10);
  return day && isDay(day) && Math.abs(daysBetween(here, day)) <= 1 ? day : here;
}
