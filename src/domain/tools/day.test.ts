import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, isDay, nthWeekday, weekdayOf } from './day.ts';
import { closureOn } from './court-closures.ts';

test('accepts only real calendar dates', () => {
  expect(['2026-02-28', '2028-02-29'].map(isDay)).toEqual([true, true]);
  expect(['2026-02-29', '2026-13-01', '26-01-01', '', 'today'].map(isDay)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('days are counted across the end of a year, a leap day and a daylight-saving change', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(weekdayOf('2026-11-22')).toBe(0);
});

test('finds the last Monday of May and the fourth Thursday of November', () => {
  expect(nthWeekday(2026, 5, 1, -1)).toBe('2026-05-25');
  expect(nthWeekday(2026, 11, 4, 4)).toBe('2026-11-26');
  expect(dayOf(2026, 1, 5)).toBe('2026-01-05');
});

test("the federal holidays of 2026 match the government's list", () => {
  const closed = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index)).filter(
    (day) => !['saturday', 'sunday', null].includes(closureOn(day)),
  );
  expect(closed).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    // July 4 is a Saturday.
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
});

test("New Year's Day on a Saturday is observed on December 31, and July 4 on a Sunday on Monday", () => {
  expect(closureOn('2021-12-31')).toBe('new-years-day');
  expect(closureOn('2021-07-05')).toBe('independence-day');
});
