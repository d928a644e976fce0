import { expect, test } from 'vitest';
import { billedTerms, isChangeEmailDue, isPurchaseEmailDue, isRenewalEmailDue } from './billing-emails.ts';

const now = new Date('2026-11-24T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const bought = {
  id: 'sub_1',
  status: 'active',
  tier: 'core',
  interval: 'year',
  unitAmount: 29_990,
  created: now,
  periodStart: now,
  periodEnd: days(365),
  cancelsAt: null,
  trialEnd: null,
  unpaidSince: null,
  pause: null,
} as const;

const isAnnounced = (left: number) => isRenewalEmailDue({ ...bought, periodEnd: days(left) }, now);

test('a renewing paid plan triggers a purchase email', () => {
  expect(isPurchaseEmailDue(bought, now)).toBe(true);
});

test.for([
  ['its payment failed', { status: 'past_due' }],
  ['it is on hold', { tier: 'paused' }],
  ['it ends instead of renewing', { cancelsAt: days(365) }],
  ['it was bought more than a week ago', { created: days(-7.1) }],
] as const)('no purchase email is sent when %s', ([, change]) => {
  expect(isPurchaseEmailDue({ ...bought, ...change }, now)).toBe(false);
});

test('still sends the purchase email if the purchase is discovered within a week', () => {
  expect(isPurchaseEmailDue({ ...bought, created: days(-7) }, now)).toBe(true);
});

test('a yearly charge is announced from thirty days before until it is made', () => {
  expect([31, 30.01, 30, 15, 0.01, 0, -1].map(isAnnounced)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.for([
  ['billed monthly', { interval: 'month' }],
  ['canceled', { cancelsAt: days(20) }],
  ['given up after its payment failed', { status: 'unpaid' }],
  ['stopped at the payment provider', { status: 'paused' }],
  ['on hold', { tier: 'paused' }],
] as const)('a renewal is not announced for a plan that is %s', ([, change]) => {
  expect(isRenewalEmailDue({ ...bought, periodEnd: days(20), ...change }, now)).toBe(false);
});

test('an unpaid invoice that is still being collected does not hide the next one', () => {
  expect(isRenewalEmailDue({ ...bought, status: 'past_due', periodEnd: days(20) }, now)).toBe(true);
});

const before = billedTerms(bought);

test.for([
  ['another plan', { tier: 'starter' }],
  ['another rhythm', { interval: 'month' }],
  ['another price', { unitAmount: 34_990 }],
  ['a pause', { tier: 'paused', interval: 'month', unitAmount: 399 }],
] as const)('%s triggers an email about the plan change', ([, change]) => {
  expect(isChangeEmailDue(before, { ...bought, ...change })).toBe(true);
});

test.for([
  ['nothing that is billed has changed', { periodEnd: days(730) }],
  ['another subscription was bought', { id: 'sub_2', tier: 'starter' }],
  ['it ends instead of renewing', { tier: 'starter', cancelsAt: days(365) }],
  ['it was given up after its payment failed', { tier: 'starter', status: 'unpaid' }],
] as const)('no change email is sent when %s', ([, change]) => {
  expect(isChangeEmailDue(before, { ...bought, ...change })).toBe(false);
});

test('terms that were billed before the first sync are unknown and do not count as a change', () => {
  expect(isChangeEmailDue(null, bought)).toBe(false);
});
