import { expect, test } from 'vitest';
import { parseSubscription, withSuperAdmin } from './subscription.ts';

const row = {
  tier: 'trial',
  trial_ends_at: '2026-11-27T10:00:00+00:00',
  access_until: null,
  pause_at: null,
  past_due_since: null,
  selected_advisors: ['lena', 'emma'],
  document_uploads_remaining: 3,
};

// Specification: 3.subscription
test('parses a trial with its end', () => {
  expect(parseSubscription(row)).toEqual({
    tier: 'trial',
    trialEndsAt: new Date('2026-11-27T10:00:00Z'),
    accessUntil: null,
    pausesAt: null,
    pastDueSince: null,
    selectedAdvisors: ['lena', 'emma'],
    uploadsRemaining: 3,
  });
});

// Specification: 6.superadmin.2
test('a superadmin has 999 upload credits, whatever the subscription row says', () => {
  const subscription = parseSubscription(row);
  expect(withSuperAdmin(subscription, true)).toMatchObject({ isSuperAdmin: true, uploadsRemaining: 999 });
  expect(withSuperAdmin(subscription, false)).toMatchObject({ isSuperAdmin: false, uploadsRemaining: 3 });
});

test('parses when a plan ends, when it pauses and when a payment was last overdue', () => {
  const times = { access_until: '2026-12-29T10:00:00Z', pause_at: '2026-12-22T10:00:00Z' };
  expect(
    parseSubscription({ ...row, ...times, tier: 'core', past_due_since: '2026-12-22T10:00:00Z' }),
  ).toMatchObject({
    accessUntil: new Date(times.access_until),
    pausesAt: new Date(times.pause_at),
    pastDueSince: new Date('2026-12-22T10:00:00Z'),
  });
});

// Specification: 4.upgrade.2, 5.filter
test('only advisors that belong to the paid plan count as selected', () => {
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
