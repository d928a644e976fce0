import { type Day, addDays, daysBetween, daysFrom, weekdayOf, yearOf } from '../day.ts';
import { type HolidayId, type Turn, holidayInYear, homeForTurn } from './holiday.ts';
import { type Home, type PatternId, cycleOf, nightsFrom, otherHome } from './pattern.ts';

export interface PlanChoices {
  pattern: PatternId;
  /** For `custom`: a letter for each night of the cycle, starting on a Monday. */
  customNights?: string | undefined;
  /** The first day that counts. */
  start: Day;
  /** Swaps the two homes of the pattern. */
  isSwapped?: boolean | undefined;
  holidays?: readonly HolidayChoice[] | undefined;
  stays?: readonly Stay[] | undefined;
}

export interface HolidayChoice {
  holiday: HolidayId;
  turn: Turn;
  /** The number of nights, starting with that day. */
  nights: number;
}

/** A vacation or another agreed time. `last` is the last night. */
export interface Stay {
  home: Home;
  first: Day;
  last: Day;
}

/** The night between this day and the next. */
export interface PlannedNight {
  day: Day;
  home: Home;
  why: 'regular' | 'vacation' | HolidayId;
  /** Whether the children change homes on this day. */
  isExchange: boolean;
}

/** Returns the nights of a year that starts on the first day: 365, or 366 with a leap day. */
export function planNights(plan: PlanChoices): PlannedNight[] {
  const length = daysBetween(plan.start, yearLater(plan.start));
  // The previous night shows whether the first day is an exchange.
  const nights = daysFrom(addDays(plan.start, -1), length + 1).map((day) => nightOn(day, plan));
  return nights
    .slice(1)
    .map((night, index) => ({ ...night, isExchange: night.home !== nights[index]?.home }));
}

function nightOn(day: Day, plan: PlanChoices): Omit<PlannedNight, 'isExchange'> {
  const holiday = holidayOn(day, plan.holidays ?? []);
  if (holiday) return { day, ...holiday };
  const stay = plan.stays?.find(({ first, last }) => first <= day && day <= last);
  if (stay) return { day, home: stay.home, why: 'vacation' };
  return { day, home: regularHome(day, plan), why: 'regular' };
}

/**
 * Holidays override vacations, which override regular days. Of two overlapping holidays, the one that starts later wins.
 */
function holidayOn(day: Day, choices: readonly HolidayChoice[]): { home: Home; why: HolidayId } | null {
  const running = choices.flatMap(({ holiday, turn, nights }) =>
    [yearOf(day) - 1, yearOf(day)].flatMap((year) => {
      const first = holidayInYear(holiday, year);
      const isOn = first <= day && day < addDays(first, nights);
      return isOn ? [{ first, home: homeForTurn(turn, year), why: holiday }] : [];
    }),
  );
  const [latest] = running.toSorted((a, b) => b.first.localeCompare(a.first));
  return latest ? { home: latest.home, why: latest.why } : null;
}

function regularHome(day: Day, { pattern, customNights, start, isSwapped }: PlanChoices): Home {
  const cycle = pattern === 'custom' ? nightsFrom(customNights ?? '') : cycleOf(pattern);
  const monday = addDays(start, -((weekdayOf(start) + 6) % 7));
  const place = daysBetween(monday, day) % cycle.length;
  const home = cycle.at(place) ?? 'A';
  return isSwapped ? otherHome(home) : home;
}

/** 29 February counts as 1 March. */
function yearLater(day: Day): Day {
  const next = `${yearOf(day) + 1}${day.slice(4)}`;
  return next.endsWith('02-29') ? `${yearOf(day) + 1}-03-01` : next;
}
