import { expect, test } from 'vitest';
import type { Entitlement } from '#domain/access.ts';
import { currentPlan, planStatus } from './plan-status.ts';

const now = new Date('2026-11-20T12:00:00Z');
const trial: Entitlement = {
  tier: 'trial',
  trialEndsAt: new Date('2026-11-25T12:00:00Z'),
  selectedAdvisors: ['lena'],
  isSuperAdmin: false,
};

test('a trial says until when it runs', () => {
  expect(planStatus(trial, now)).toBe('You are on the free trial until November 25, 2026.');
  expect(currentPlan(trial)).toBeNull();
});

test('a trial that has run out counts as no plan', () => {
  expect(planStatus({ ...trial, trialEndsAt: now }, now)).toBe(
    'You have no plan now. What you saved is kept.',
  );
});

test('a paid plan is called by its name', () => {
  const paid: Entitlement = { ...trial, tier: 'core', trialEndsAt: null };
  expect(planStatus(paid, now)).toBe('You are on the Complete plan.');
  expect(currentPlan(paid)).toBe('core');
});

test('a paused plan keeps the team and is no current plan', () => {
  const paused: Entitlement = { ...trial, tier: 'paused' };
  expect(planStatus(paused, now)).toMatch(/paused/);
  expect(currentPlan(paused)).toBeNull();
});

test('a superadmin has no current plan, whatever the row says', () => {
  expect(currentPlan({ ...trial, tier: 'unlimited', isSuperAdmin: true })).toBeNull();
});
