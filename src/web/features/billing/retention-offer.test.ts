import { expect, test } from 'vitest';
import { discountText } from './retention-offer.ts';

// Specification: 9.offers
test('the offer halves two monthly invoices, and rounds the odd cent in favor of the person', () => {
  expect(discountText('starter', false)).toBe(
    '50% off your next two bills: $7.49 a month instead of $14.99, for 2 months.',
  );
  expect(discountText('core', false)).toContain('$14.99 a month instead of $29.99');
});

// Specification: D.6.4
test('the offer reduces a yearly invoice once, by half the price of two months', () => {
  expect(discountText('core', true)).toBe(
    '$24.99 off your next bill: $274.91 instead of $299.90. That is half of two months.',
  );
  expect(discountText('unlimited', true)).toContain('$41.66 off');
});
