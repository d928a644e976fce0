import { expect, test } from 'vitest';
import { closureOn } from './court-closures.ts';
import { type Day, addDays } from './day.ts';

function closedIn(year: number, calendar: 'federal' | 'CA'): Day[] {
  const days = Array.from({ length: 365 }, (_each, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => !['saturday', 'sunday', null].includes(closureOn(day, calendar)));
}

// The list that the California courts published for 2026.
test('California courts have fourteen holidays in 2026, and Columbus Day is not one', () => {
  expect(closedIn(2026, 'CA')).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-12',
    '2026-02-16',
    '2026-03-31',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-09-25',
    '2026-11-11',
    '2026-11-26',
    '2026-11-27',
    '2026-12-25',
  ]);
});

test('federal offices close on Columbus Day and stay open on four California holidays', () => {
  expect(closedIn(2026, 'federal')).toHaveLength(11);
  expect(closureOn('2026-10-12')).toBe('columbus-day');
  expect(closureOn('2026-11-27')).toBeNull();
});

// 12 February 2023 was a Sunday, so courts closed on Monday.
test('a California holiday on a Sunday is observed on Monday', () => {
  expect(closureOn('2023-02-13', 'CA')).toBe('lincoln-day');
});
