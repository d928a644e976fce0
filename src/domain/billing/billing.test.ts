import { expect, test } from 'vitest';
import {
  type ProviderSubscription,
  creditsAfterChange,
  nextSync,
  planOf,
  planPrice,
  trimTeam,
  yearlyRetention,
} from './billing.ts';

const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000);

/** A subscription bought on day 0 that renews on day 30. */
function subscription(overrides: Partial<ProviderSubscription> = {}): ProviderSubscription {
  return {
    id: 'sub_1',
    status: 'active',
    tier: 'core',
    periodStart: day(0),
    periodEnd: day(30),
    cancelsAt: null,
    trialEnd: null,
    unpaidSince: null,
    pause: null,
    ...overrides,
  };
}

const open = {
  tier: 'core',
  subscriptionId: 'sub_1',
  trialEndsAt: null,
  accessUntil: day(37),
  pausesAt: null,
  pastDueSince: null,
};
const closed = { ...open, tier: 'canceled', accessUntil: null };

test.each([
  ['a paid plan is open for its time and the grace', {}, open],
  ['a pending cancellation ends it to the day', { cancelsAt: day(30) }, { ...open, accessUntil: day(30) }],
  ['a cancellation far away does not outlast what is paid', { cancelsAt: day(90) }, open],
  [
    'an unpaid bill leaves seven days from its own day',
    { status: 'past_due', unpaidSince: day(0) },
    { ...open, accessUntil: day(7), pastDueSince: day(0) },
  ],
  [
    'without a bill to be seen the debt counts from the new period',
    { status: 'past_due' },
    { ...open, accessUntil: day(7), pastDueSince: day(0) },
  ],
  [
    'a cancellation before the grace is over wins',
    { status: 'past_due', unpaidSince: day(0), cancelsAt: day(3) },
    { ...open, accessUntil: day(3), pastDueSince: day(0) },
  ],
  ['what the provider gave up is closed', { status: 'unpaid', unpaidSince: day(0) }, closed],
  ["what the provider's own pause stopped is closed", { status: 'paused' }, closed],
  [
    'a trial that the provider keeps shows its end',
    { status: 'trialing', trialEnd: day(30) },
    { ...open, trialEndsAt: day(30) },
  ],
  [
    'a pause that lies ahead leaves the plan that is paid',
    { tier: 'paused', pause: { from: 'unlimited', at: day(30) } },
    { ...open, tier: 'unlimited', pausesAt: day(30) },
  ],
  [
    'a pause that has begun is one',
    { tier: 'paused', periodStart: day(30), periodEnd: day(60), pause: { from: 'unlimited', at: day(30) } },
    { ...open, tier: 'paused', accessUntil: day(67) },
  ],
] as const)('%s', (_what, overrides, expected) => {
  expect(planOf(subscription(overrides))).toEqual(expected);
});

// Specification: 4.trial.5
test('the trial end follows the payment provider while it reports one, and a paid plan clears it', () => {
  expect(planOf(subscription({ status: 'trialing', trialEnd: day(3) })).trialEndsAt).toEqual(day(3));
  expect(planOf(subscription({ status: 'trialing', trialEnd: day(9) })).trialEndsAt).toEqual(day(9));
  expect(planOf(subscription({ status: 'active', trialEnd: day(9) })).trialEndsAt).toBeNull();
});

test('without a subscription there is no access', () => {
  expect(planOf(null)).toEqual({ ...closed, subscriptionId: null });
});

test('a team keeps the advisors included in the plan, in the same order', () => {
  expect(trimTeam('starter', ['max', 'emma', 'james', 'lena'])).toEqual(['emma', 'lena']);
  expect(trimTeam('core', ['ava', 'james', 'emma'])).toEqual(['james', 'emma']);
  expect(trimTeam('unlimited', ['ava', 'max'])).toEqual(['ava', 'max']);
  expect(trimTeam('paused', ['max'])).toEqual(['max']);
  expect(trimTeam('canceled', ['max'])).toEqual(['max']);
});

test('a plan sets its credits once per period, a pause never does', () => {
  expect(creditsAfterChange('core', 0, true)).toBe(3);
  expect(creditsAfterChange('core', 0, false)).toBe(0);
  expect(creditsAfterChange('starter', 9, false)).toBe(1);
  expect(creditsAfterChange('paused', 2, true)).toBe(2);
});

test('prices and offers are in whole cents', () => {
  expect(planPrice('starter', 'month')).toBe(1499);
  expect(planPrice('unlimited', 'year')).toBe(49_990);
  expect((['starter', 'core', 'unlimited'] as const).map(yearlyRetention)).toEqual([1249, 2499, 4166]);
});

test('the provider is asked again soon after an expected change, and at least once a day', () => {
  const times = { checkoutAt: null, now: day(10) };
  expect(nextSync(subscription(), times)).toEqual(day(11));
  const twoHours = 1 / 12;
  expect(nextSync(subscription(), { ...times, now: day(29.5) })).toEqual(day(30 + twoHours));
  expect(nextSync(subscription({ cancelsAt: day(10.2) }), times)).toEqual(day(10.2 + twoHours));
  expect(nextSync(null, times)).toEqual(day(40));
  expect(nextSync(null, { checkoutAt: day(9.9), now: day(10) })).toEqual(day(10 + 1 / 24));
});
