import { expect, test } from 'vitest';
import { nextBill, renewalTerms } from './next-bill.ts';

const day = (date: Date) => date.toISOString().slice(0, 10);

test('the agreement states price, renewal, the next date and how to cancel', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(renewalTerms('core', 'month', now)).toBe(
    'The regular price is $29.99 every month. It renews automatically until you cancel. The next renewal is on December 23, 2026. To cancel, open Settings, then Subscription.',
  );
  expect(renewalTerms('starter', 'year', now)).toContain('next renewal is on November 23, 2027');
});

// Specification: 9.period
test('the next invoice is due on the same day of the next month or year', () => {
  expect(day(nextBill(new Date('2026-11-22T10:00:00Z'), false))).toBe('2026-12-22');
  expect(day(nextBill(new Date('2026-12-31T23:59:00Z'), false))).toBe('2027-01-31');
  expect(day(nextBill(new Date('2026-11-22T10:00:00Z'), true))).toBe('2027-11-22');
});

test('in a shorter month the next invoice is due on the last day', () => {
  expect(day(nextBill(new Date('2027-01-31T10:00:00Z'), false))).toBe('2027-02-28');
  expect(day(nextBill(new Date('2028-02-29T10:00:00Z'), true))).toBe('2029-02-28');
});
