import { expect, test } from 'vitest';
import { parseSubscription } from './subscription.ts';

const row = {
  tier: 'trial',
  trial_ends_at: '2026-11-27T10:00:00+00:00',
  selected_advisors: ['lena', 'emma'],
};

test('reads a trial with the moment it ends', () => {
  expect(parseSubscription(row)).toEqual({
    tier: 'trial',
    trialEndsAt: new Date('2026-11-27T10:00:00Z'),
    selectedAdvisors: ['lena', 'emma'],
  });
});

test('a paid plan counts only its own advisors as selected', () => {
  const selected_advisors = ['lena', 'james', 'ava', 'somebody'];
  expect(parseSubscription({ ...row, tier: 'starter', selected_advisors }).selectedAdvisors).toEqual([
    'lena',
  ]);
  expect(parseSubscription({ ...row, tier: 'core', selected_advisors }).selectedAdvisors).toEqual([
    'lena',
    'james',
  ]);
  expect(parseSubscription({ ...row, tier: 'paused', selected_advisors }).selectedAdvisors).toEqual([
    'lena',
    'james',
    'ava',
  ]);
});

test('a row with an unknown tier or an unreadable date is refused', () => {
  expect(() => parseSubscription({ ...row, tier: 'gold' })).toThrow();
  expect(() => parseSubscription({ ...row, trial_ends_at: 'tomorrow' })).toThrow();
});
