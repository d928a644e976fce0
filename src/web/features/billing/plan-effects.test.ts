import { expect, test } from 'vitest';
import { planEffects } from './plan-effects.ts';

const nothing = { isEnding: false, endsHalfPrice: false };

test('a bigger plan lists the advisors that it adds', () => {
  expect(planEffects('core', 'unlimited', nothing)).toEqual([
    'You’ll get access to Max and Ava.',
    'The plan includes 10 document uploads.',
  ]);
});

test('choosing a smaller plan lists the advisors that it removes before it is confirmed', () => {
  expect(planEffects('core', 'starter', nothing)).toEqual([
    'You’ll lose access to Hannah and James today, and they’ll be removed from your team.',
    'The plan includes 1 document upload.',
  ]);
});

test('switching only the billing interval changes nothing else', () => {
  expect(planEffects('core', 'core', nothing)).toEqual([]);
});

test('after a cancellation, the dialog says that a plan change revokes the cancellation', () => {
  expect(planEffects('core', 'core', { ...nothing, isEnding: true })).toEqual([
    'Your plan won’t be canceled.',
  ]);
  expect(planEffects('core', 'starter', { ...nothing, isEnding: true })[0]).toBe(
    'Your plan won’t be canceled.',
  );
});

test('with the discount, the dialog says that a yearly plan ends the discount', () => {
  expect(planEffects('core', 'core', { ...nothing, endsHalfPrice: true })).toEqual([
    'This change ends your half-price offer early.',
  ]);
});
