import type { Day } from '../../tools/day.ts';
import { addDays, dayOf, yearOf } from '../../tools/day.ts';
import { federalHolidayOf } from '../../tools/federal-holidays.ts';

const days: readonly (readonly [RegExp, (year: number) => Day])[] = [
  [/\bhalloween\b/g, (year) => dayOf(year, 10, 31)],
  [/\b(?:christmas|xmas) eve\b/g, (year) => dayOf(year, 12, 24)],
  [/\b(?:christmas|xmas)\b(?! (?:eve|break|vacation))(?: day)?/g, (year) => dayOf(year, 12, 25)],
  [/\bnew year'?s eve\b/g, (year) => dayOf(year, 12, 31)],
  [/\bnew year'?s(?: day)?\b(?! eve)/g, (year) => dayOf(year, 1, 1)],
  [/\bvalentine'?s(?: day)?\b/g, (year) => dayOf(year, 2, 14)],
  [/\bthanksgiving\b(?! (?:break|week))(?: day)?/g, (year) => federalHolidayOf('thanksgiving', year)],
  [/\bblack friday\b/g, (year) => addDays(federalHolidayOf('thanksgiving', year), 1)],
  [/\blabor day\b/g, (year) => federalHolidayOf('labor-day', year)],
  [/\bmemorial day\b/g, (year) => federalHolidayOf('memorial-day', year)],
  [/\bveterans'? day\b/g, (year) => dayOf(year, 11, 11)],
];

/** Named holidays, each with the nearest date in the direction of the question. */
export const holidayForms = days.map(([pattern, dayIn]) => ({
  pattern,
  near: (today: Day, direction: 'past' | 'future'): Day => {
    const year = yearOf(today);
    const years = direction === 'past' ? [year, year - 1] : [year, year + 1];
    const found = years.map(dayIn).find((day) => (direction === 'past' ? day <= today : day >= today));
    return found ?? dayIn(year);
  },
}));
