import { expect, test } from 'vitest';
import { comparePlans } from './compare-plans.ts';
import { holidayInYear } from './holiday.ts';
import type { PatternId } from './pattern.ts';
import { type PlanChoices, planNights } from './plan-nights.ts';
import { totalPlan } from './sum-up.ts';

/** A Monday. The year that starts on it has 365 nights. */
const start = '2026-01-05';

function totals(plan: Partial<PlanChoices> & { pattern: PatternId }) {
  return totalPlan(planNights({ start, ...plan }));
}

// Shares, exchanges in two weeks and the longest time away, calculated by hand from the cycles.
test.each([
  ['week-on-off', 50, 2, 7, 7],
  ['two-two-three', 50, 6, 3, 3],
  ['two-two-five-five', 50, 4, 5, 5],
  ['three-four-four-three', 50, 4, 4, 4],
  ['four-three', 57, 4, 3, 4],
  ['every-weekend', 29, 4, 5, 2],
  ['alternate-weekends', 14, 2, 12, 2],
  ['long-alternate-weekends', 21, 2, 11, 3],
  ['alternate-weekends-and-midweek', 29, 6, 6, 2],
] as const)(
  '%s gives home A %d %% of the nights, %d exchanges in 14 days and at most %d nights away',
  (pattern, share, exchanges, awayA, awayB) => {
    const { homes, exchangesIn14Days } = totals({ pattern });
    expect(Math.round(homes.A.share)).toBe(share);
    expect(exchangesIn14Days).toBeCloseTo(exchanges, 0);
    expect(homes.A.longestAway).toBe(awayA);
    expect(homes.B.longestAway).toBe(awayB);
  },
);

test('every other weekend gives 52 nights a year, and a 4-3 schedule gives 209', () => {
  expect(totals({ pattern: 'alternate-weekends' }).homes.A.nights).toBe(52);
  expect(totals({ pattern: 'four-three' }).homes.A.nights).toBe(209);
});

function letters(first: string): string {
  const nights = planNights({ pattern: 'two-two-five-five', start: first }).slice(0, 14);
  return nights.map(({ home }) => home).join('');
}

test('the calendar follows the pattern, even from midweek', () => {
  expect(letters('2026-01-05')).toBe('AABBAAAAABBBBB');
  expect(letters('2026-01-07')).toBe('BBAAAAABBBBBAA');
});

test('swapping the homes swaps the nights', () => {
  const [plain, swapped] = [
    totals({ pattern: 'four-three' }),
    totals({ pattern: 'four-three', isSwapped: true }),
  ];
  expect(swapped.homes.A.nights).toBe(plain.homes.B.nights);
});

test('a leap year has 366 nights, even if it starts on the leap day', () => {
  expect(totals({ pattern: 'week-on-off', start: '2027-03-01' }).nights).toBe(366);
  expect(totals({ pattern: 'week-on-off', start: '2028-02-29' }).nights).toBe(366);
  expect(totals({ pattern: 'week-on-off', start: '2028-03-01' }).nights).toBe(365);
});

test('holidays alternate by year and override vacations', () => {
  const plan: PlanChoices = {
    pattern: 'week-on-off',
    start: '2026-01-01',
    holidays: [
      { holiday: 'thanksgiving', turn: 'even-A', nights: 3 },
      { holiday: 'mothers-day', turn: 'always-B', nights: 1 },
    ],
    stays: [{ home: 'B', first: '2026-11-20', last: '2026-11-30' }],
  };
  const nights = planNights(plan);
  const on = (day: string) => nights.find((night) => night.day === day);
  expect(on('2026-11-25')).toMatchObject({ home: 'B', why: 'vacation' });
  expect(on('2026-11-26')).toMatchObject({ home: 'A', why: 'thanksgiving', isExchange: true });
  expect(on('2026-11-28')).toMatchObject({ home: 'A', why: 'thanksgiving' });
  expect(on('2026-11-29')).toMatchObject({ home: 'B', why: 'vacation', isExchange: true });
  expect(on('2026-05-10')).toMatchObject({ home: 'B', why: 'mothers-day' });
  const next = planNights({ ...plan, start: '2027-01-01', stays: [] });
  expect(next.find(({ day }) => day === '2027-11-25')).toMatchObject({ home: 'B', why: 'thanksgiving' });
});

test('a holiday that starts in December extends into January', () => {
  const nights = planNights({
    pattern: 'week-on-off',
    start: '2027-01-01',
    holidays: [{ holiday: 'christmas-day', turn: 'even-A', nights: 8 }],
  });
  expect(nights[0]).toMatchObject({ day: '2027-01-01', home: 'A', why: 'christmas-day' });
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is %s', (year, day) => {
  expect(holidayInYear('easter', year)).toBe(day);
});

test('comparing two plans returns the differences between their totals', () => {
  const difference = comparePlans(
    totals({ pattern: 'alternate-weekends' }),
    totals({ pattern: 'every-weekend' }),
  );
  expect(difference).toMatchObject({ nightsA: 52, nightsB: -52, longestAwayA: -7 });
});
