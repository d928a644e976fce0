import { type Day, addDays, dayOf, nthWeekday, weekdayOf } from './day.ts';

/** The legal public holidays of 5 U.S.C. 6103(a). */
export const federalHolidayIds = [
  'new-years-day',
  'martin-luther-king-day',
  'presidents-day',
  'memorial-day',
  'juneteenth',
  'independence-day',
  'labor-day',
  'columbus-day',
  'veterans-day',
  'thanksgiving',
  'christmas-day',
] as const;
export type FederalHolidayId = (typeof federalHolidayIds)[number];

export function federalHolidayOf(id: FederalHolidayId, year: number): Day {
  switch (id) {
    case 'new-years-day':
      return dayOf(year, 1, 1);
    case 'martin-luther-king-day':
      return nthWeekday(year, 1, 1, 3);
    case 'presidents-day':
      return nthWeekday(year, 2, 1, 3);
    case 'memorial-day':
      return nthWeekday(year, 5, 1, -1);
    case 'juneteenth':
      return dayOf(year, 6, 19);
    case 'independence-day':
      return dayOf(year, 7, 4);
    case 'labor-day':
      return nthWeekday(year, 9, 1, 1);
    case 'columbus-day':
      return nthWeekday(year, 10, 1, 2);
    case 'veterans-day':
      return dayOf(year, 11, 11);
    case 'thanksgiving':
      return nthWeekday(year, 11, 4, 4);
    case 'christmas-day':
      return dayOf(year, 12, 25);
  }
}

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday: 5 U.S.C. 6103(b). */
export function observedOn(holiday: Day): Day {
  const weekday = weekdayOf(holiday);
  if (weekday === 6) return addDays(holiday, -1);
  return weekday === 0 ? addDays(holiday, 1) : holiday;
}
