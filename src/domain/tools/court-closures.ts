import { type Day, addDays, dayOf, nthWeekday, weekdayOf, yearOf } from './day.ts';
import {
  type FederalHolidayId,
  federalHolidayIds,
  federalHolidayOf,
  observedOn,
} from './federal-holidays.ts';

/** Which holidays count: those of federal offices, or those of a state's courts that we looked up. */
export type CourtCalendar = 'federal' | 'CA';

/** Judicial holidays of California that federal offices don't have: Code of Civil Procedure 135, as of 2022. */
export const californiaHolidayIds = [
  'lincoln-day',
  'cesar-chavez-day',
  'native-american-day',
  'day-after-thanksgiving',
] as const;
type CaliforniaHolidayId = (typeof californiaHolidayIds)[number];
type HolidayId = FederalHolidayId | CaliforniaHolidayId;

export type Closure = 'saturday' | 'sunday' | HolidayId;

const calendars: Readonly<Record<CourtCalendar, readonly HolidayId[]>> = {
  federal: federalHolidayIds,
  // Columbus Day has been a working day of these courts since 2022 (Statutes of 2021, chapter 283).
  CA: [...federalHolidayIds.filter((id) => id !== 'columbus-day'), ...californiaHolidayIds],
};

/**
 * Returns the reason why offices are closed on a day. Null if they are open. Courts of other states may close on more or
 * fewer days.
 */
export function closureOn(day: Day, calendar: CourtCalendar = 'federal'): Closure | null {
  const weekday = weekdayOf(day);
  if (weekday === 6) return 'saturday';
  if (weekday === 0) return 'sunday';
  // New Year's Day on a Saturday is observed on the last day of the previous year.
  const years = [yearOf(day), yearOf(day) + 1];
  const found = calendars[calendar].find((id) =>
    years.some((year) => observedOn(holidayOf(id, year)) === day),
  );
  return found ?? null;
}

function holidayOf(id: HolidayId, year: number): Day {
  switch (id) {
    case 'lincoln-day':
      return dayOf(year, 2, 12);
    case 'cesar-chavez-day':
      return dayOf(year, 3, 31);
    case 'native-american-day':
      return nthWeekday(year, 9, 5, 4);
    case 'day-after-thanksgiving':
      return addDays(federalHolidayOf('thanksgiving', year), 1);
    default:
      return federalHolidayOf(id, year);
  }
}
