import { type Day, addDays, dayOf, nthWeekday } from '../day.ts';
import { federalHolidayOf } from '../federal-holidays.ts';
import type { Home } from './pattern.ts';

/** Days that families often divide between homes. Their names are in the content. */
export const holidayIds = [
  'new-years-day',
  'martin-luther-king-day',
  'presidents-day',
  'easter',
  'mothers-day',
  'memorial-day',
  'fathers-day',
  'juneteenth',
  'independence-day',
  'labor-day',
  'halloween',
  'thanksgiving',
  'christmas-eve',
  'christmas-day',
] as const;
export type HolidayId = (typeof holidayIds)[number];

/** Who has the children on a holiday: one home every year, or alternating by year. */
export const turns = ['always-A', 'always-B', 'even-A', 'even-B'] as const;
export type Turn = (typeof turns)[number];

/** Returns the date of a holiday in a year, as it is celebrated and not as offices observe it. */
export function holidayInYear(id: HolidayId, year: number): Day {
  switch (id) {
    case 'new-years-day':
    case 'martin-luther-king-day':
    case 'presidents-day':
    case 'memorial-day':
    case 'juneteenth':
    case 'independence-day':
    case 'labor-day':
    case 'thanksgiving':
    case 'christmas-day':
      return federalHolidayOf(id, year);
    case 'easter':
      return easterOf(year);
    case 'mothers-day':
      return nthWeekday(year, 5, 0, 2);
    case 'fathers-day':
      return nthWeekday(year, 6, 0, 3);
    case 'halloween':
      return dayOf(year, 10, 31);
    case 'christmas-eve':
      return dayOf(year, 12, 24);
  }
}

export function homeForTurn(turn: Turn, year: number): Home {
  const isEven = year % 2 === 0;
  switch (turn) {
    case 'always-A':
      return 'A';
    case 'always-B':
      return 'B';
    case 'even-A':
      return isEven ? 'A' : 'B';
    case 'even-B':
      return isEven ? 'B' : 'A';
  }
}

/** Western Easter, by the anonymous Gregorian algorithm (Meeus, Jones and Butcher). */
function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const fromMarch22 = epact + weekday - 7 * shift;
  return addDays(dayOf(year, 3, 22), fromMarch22);
}
