import { expect, test } from 'vitest';
import {
  dayAfter,
  dueOn,
  isSameMonth,
  monthAway,
  findUndated,
  weekOf,
  weeksOfMonth,
} from './deadline-calendar.ts';

const dates = (days: readonly Date[]) => days.map((day) => `${day.getMonth() + 1}/${day.getDate()}`);

test('a week runs from Sunday to Saturday, across the end of a month and of a year', () => {
  expect(dates(weekOf(new Date(2026, 10, 24, 15, 30)))).toEqual([
    '11/22',
    '11/23',
    '11/24',
    '11/25',
    '11/26',
    '11/27',
    '11/28',
  ]);
  expect(dates(weekOf(new Date(2027, 0, 1)))).toEqual([
    '12/27',
    '12/28',
    '12/29',
    '12/30',
    '12/31',
    '1/1',
    '1/2',
  ]);
});

test('a month has all weeks that it overlaps, four to six', () => {
  const lengths = [new Date(2026, 1, 14), new Date(2026, 10, 1), new Date(2026, 7, 31)].map(
    (month) => weeksOfMonth(month).length,
  );
  expect(lengths).toEqual([4, 5, 6]);
  const november = weeksOfMonth(new Date(2026, 10, 24)).flat();
  expect([november.at(0), november.at(-1)].map((day) => day?.getDate())).toEqual([1, 5]);
  expect(november.filter((day) => isSameMonth(day, new Date(2026, 10, 1)))).toHaveLength(30);
});

test('no day is missing or repeated across daylight-saving changes', () => {
  for (const month of [2, 9, 10]) {
    const days = weeksOfMonth(new Date(2026, month, 1)).flat();
    expect(new Set(days.map(String)).size).toBe(days.length);
    for (const [index, day] of days.entries()) {
      if (index > 0) expect(dayAfter(days[index - 1] ?? day, 1)).toEqual(day);
    }
  }
});

test('a day lists its deadlines by time, without those that have no date', () => {
  const deadlines = [
    { date: 'November 24, 2026', time: '3:00 PM' },
    { date: 'November 24, 2026', time: '9:00 AM' },
    { date: 'November 25, 2026', time: '9:00 AM' },
    { date: 'soon', time: '9:00 AM' },
  ];
  expect(dueOn(deadlines, new Date(2026, 10, 24)).map(({ time }) => time)).toEqual(['9:00 AM', '3:00 PM']);
  expect(dueOn(deadlines, new Date(2026, 10, 26))).toEqual([]);
  expect(findUndated(deadlines)).toEqual([{ date: 'soon', time: '9:00 AM' }]);
});

test('the same day of the next month falls back to its last day', () => {
  expect(monthAway(new Date(2026, 0, 31), 1)).toEqual(new Date(2026, 1, 28));
  expect(monthAway(new Date(2026, 0, 15), -1)).toEqual(new Date(2025, 11, 15));
  expect(monthAway(new Date(2027, 11, 31), 2)).toEqual(new Date(2028, 1, 29));
});
