import { expect, test } from 'vitest';
import { planPriceText } from './plan-price.ts';

test('a price is formatted as a dollar amount', () => {
  expect(planPriceText('starter', false)).toBe('$14.99');
  expect(planPriceText('core', true)).toBe('$299.90');
});
