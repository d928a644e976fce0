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

test('another interval makes no other difference', () => {
  expect(planEffects('core', 'core', nothing)).toEqual([]);
});

test('a person who has canceled learns that a change revokes the cancellation', () => {
  expect(planEffects('core', 'core', { ...nothing, isEnding: true })).toEqual([
    'Your plan won’t be canceled.',
  ]);
  expect(planEffects('core', 'starter', { ...nothing, isEnding: true })[0]).toBe(
    'Your plan won’t be canceled.',
  );
});

test('a person with the discount learns that a yearly plan ends it', () => {
  expect(planEffects('core', 'core', { ...nothing, endsHalfPrice: true })).toEqual([
    'This change ends your half-price offer early.',
  ]);
});
