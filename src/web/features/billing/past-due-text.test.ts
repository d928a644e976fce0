import { expect, test } from 'vitest';
import { openUntil, howToPay } from './past-due-text.ts';

const now = new Date('2026-12-24T12:00:00Z');
const later = new Date('2026-12-29T12:00:00Z');

test('during the grace period, the notice says how long full access lasts', () => {
  expect(openUntil(later, now)).toBe('You’ll keep full access until December 29, 2026.');
  expect(howToPay(later, now)).toMatch(/before then/);
});

test('after the grace period, the notice says how to reactivate the plan', () => {
  expect(openUntil(now, now)).toBe('Your plan is on hold.');
  expect(howToPay(now, now)).toMatch(/Pay the bill to get your plan back/);
});
