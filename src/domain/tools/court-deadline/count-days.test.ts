import { expect, test } from 'vitest';
import { type CountRule, countDays } from './count-days.ts';

const california: CountRule = {
  days: 30,
  unit: 'calendar',
  direction: 'after',
  roll: 'next-open-day',
  calendar: 'CA',
};
const texas: CountRule = { days: 20, unit: 'calendar', direction: 'after', roll: 'next-monday' };

test('a 30-day count skips the first day, moves from Sunday to Monday, and has Friday as the safe day', () => {
  const { days, counted, due, planFor } = countDays('2026-11-20', california);
  expect({ counted, due, planFor }).toEqual({
    counted: '2026-12-20',
    due: '2026-12-21',
    planFor: '2026-12-18',
  });
  expect(days[0]).toEqual({ day: '2026-11-20', number: null, closed: null });
  expect(days[1]).toEqual({ day: '2026-11-21', number: 1, closed: 'saturday' });
  expect(days.find(({ number }) => number === 30)?.day).toBe('2026-12-20');
});

test('in Texas the deadline is the Monday after day twenty', () => {
  expect(countDays('2024-03-01', texas)).toMatchObject({
    counted: '2024-03-21',
    due: '2024-03-25',
    planFor: '2024-03-25',
  });
});

// A law firm's page gets this one wrong: day 20 is itself a Monday, and the next one is Veterans Day.
test('in Texas a count that ends on a Monday moves to the next Monday, and past a holiday', () => {
  expect(countDays('2024-10-15', texas)).toMatchObject({
    counted: '2024-11-04',
    due: '2024-11-12',
    planFor: '2024-11-08',
  });
});

test('court days skip weekends and holidays, and the safe day does not rely on a holiday', () => {
  const rule: CountRule = { days: 10, unit: 'court', direction: 'after', roll: 'next-open-day' };
  // Thanksgiving falls within the period.
  expect(countDays('2026-11-18', rule)).toMatchObject({ due: '2026-12-03', planFor: '2026-12-02' });
});

test('days before a hearing are counted backward, and the result is early rather than late', () => {
  const rule: CountRule = { days: 9, unit: 'calendar', direction: 'before', roll: 'next-open-day' };
  expect(countDays('2026-12-01', rule)).toMatchObject({ counted: '2026-11-22', due: '2026-11-20' });
});

test('without a closed-day rule the due date stays on a closed day, and the safe day is earlier', () => {
  expect(countDays('2026-11-20', { ...california, roll: 'none' })).toMatchObject({
    due: '2026-12-20',
    planFor: '2026-12-18',
  });
});

// Code of Civil Procedure 12, 12a and 135: Columbus Day no longer moves the last day.
test('for papers served on 12 September 2026 in California, the answer is due on 12 October', () => {
  expect(countDays('2026-09-12', california)).toMatchObject({ due: '2026-10-12', planFor: '2026-10-12' });
});

test('in California a count that ends on the day after Thanksgiving moves to Monday', () => {
  expect(countDays('2026-10-28', california)).toMatchObject({
    counted: '2026-11-27',
    due: '2026-11-30',
    planFor: '2026-11-25',
  });
});
