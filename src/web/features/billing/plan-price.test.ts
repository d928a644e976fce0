import { expect, test } from 'vitest';
import { nextBill, planPriceText } from './plan-price.ts';

const day = (date: Date) => date.toISOString().slice(0, 10);

test('a price is written as people write it', () => {
  expect(planPriceText('starter', false)).toBe('$14.99');
  expect(planPriceText('core', true)).toBe('$299.90');
});

test('the next bill comes on the same day of the next month or year', () => {
  expect(day(nextBill(new Date('2026-11-22T10:00:00Z'), false))).toBe('2026-12-22');
  expect(day(nextBill(new Date('2026-12-31T23:59:00Z'), false))).toBe('2027-01-31');
  expect(day(nextBill(new Date('2026-11-22T10:00:00Z'), true))).toBe('2027-11-22');
});

test('in a shorter month it comes on the last day', () => {
  expect(day(nextBill(new Date('2027-01-31T10:00:00Z'), false))).toBe('2027-02-28');
  expect(day(nextBill(new Date('2028-02-29T10:00:00Z'), true))).toBe('2029-02-28');
});
