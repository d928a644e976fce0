import { expect, test } from 'vitest';
import type { Entitlement } from '#domain/billing/access.ts';
import { planStanding, planStatus } from './plan-standing.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-25T12:00:00Z');
const trial: Entitlement = {
  tier: 'trial',
  trialEndsAt: later,
  selectedAdvisors: ['lena'],
  isSuperAdmin: false,
  accessUntil: null,
  pausesAt: null,
};
const paid: Entitlement = { ...trial, tier: 'core', trialEndsAt: null };

test('the status of a trial says when the trial ends', () => {
  expect(planStatus(trial, now)).toBe('You’re on the free trial until November 25, 2026.');
  expect(planStanding(trial, now)).toEqual({ kind: 'trial' });
});

test('an ended trial counts as no plan', () => {
  expect(planStatus({ ...trial, trialEndsAt: now }, now)).toBe(
    'You don’t have a plan right now. Everything you saved is still here.',
  );
  expect(planStanding({ ...trial, trialEndsAt: now }, now)).toEqual({ kind: 'none' });
});

test('the status of a paid plan shows the plan’s name', () => {
  expect(planStatus(paid, now)).toBe('You’re on the Complete plan.');
  expect(planStanding(paid, now)).toEqual({ kind: 'paid', plan: 'core', isPausing: false });
});

test('a plan stays active until its pause starts, and then keeps the team', () => {
  const pausing = { ...paid, pausesAt: later };
  expect(planStanding(pausing, now)).toEqual({ kind: 'paid', plan: 'core', isPausing: true });
  expect(planStanding(pausing, later)).toEqual({ kind: 'paused' });
  expect(planStatus(pausing, later)).toMatch(/paused\. You keep your data and the advisors on your team/);
});

test('a plan stays active until its access ends', () => {
  const ending = { ...paid, accessUntil: later };
  expect(planStanding(ending, now)).toMatchObject({ kind: 'paid' });
  expect(planStanding(ending, later)).toEqual({ kind: 'none' });
});

test('a superadmin has no current plan, whatever the subscription row says', () => {
  const admin = { ...paid, tier: 'unlimited', isSuperAdmin: true } as const;
  expect(planStanding(admin, now)).toEqual({ kind: 'superadmin' });
  expect(planStatus(admin, now)).toBe('You don’t need a plan. You have access to everything.');
});
