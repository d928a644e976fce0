import { expect, test } from 'vitest';
import { type Entitlement, accessibleAdvisors, addToTeam, dropFromTeam, effectiveTier } from './access.ts';
import { advisorIds } from '../advisor.ts';
import type { Tier } from './plan.ts';

const now = new Date('2026-11-20T12:00:00Z');
const tomorrow = new Date('2026-11-21T12:00:00Z');

function entitlement(tier: Tier, overrides: Partial<Entitlement> = {}): Entitlement {
  return {
    tier,
    trialEndsAt: tomorrow,
    accessUntil: null,
    pausesAt: null,
    selectedAdvisors: ['lena', 'emma'],
    isSuperAdmin: false,
    ...overrides,
  };
}

// Specification: 3.context, D.1
test.each([
  ['starter', ['lena', 'emma']],
  ['trial', ['lena', 'emma', 'hannah', 'james']],
  ['core', ['lena', 'emma', 'hannah', 'james']],
  ['unlimited', advisorIds],
  ['paused', ['lena', 'emma']],
  ['canceled', []],
] as const)('the %s tier unlocks its advisors', (tier, advisors) => {
  expect(accessibleAdvisors(entitlement(tier), now)).toEqual(advisors);
});

// Specification: 4.trial.4
test('trial access ends at the exact second the trial ends', () => {
  expect(accessibleAdvisors(entitlement('trial', { trialEndsAt: now }), now)).toEqual([]);
  expect(accessibleAdvisors(entitlement('trial', { trialEndsAt: null }), now)).toEqual([]);
});

test('plan access ends at the exact second the paid time and grace period end', () => {
  expect(effectiveTier(entitlement('core', { accessUntil: tomorrow }), now)).toBe('core');
  expect(effectiveTier(entitlement('core', { accessUntil: now }), now)).toBe('canceled');
  expect(effectiveTier(entitlement('paused', { accessUntil: now }), now)).toBe('canceled');
});

test('a pause starts on time and keeps the team', () => {
  const pausing = entitlement('unlimited', { pausesAt: now, selectedAdvisors: ['max'] });
  expect(effectiveTier({ ...pausing, pausesAt: tomorrow }, now)).toBe('unlimited');
  expect(accessibleAdvisors(pausing, now)).toEqual(['max']);
  expect(effectiveTier({ ...pausing, accessUntil: now }, now)).toBe('canceled');
});

// Specification: 6.superadmin.1, 6.superadmin.3
test('a superadmin has full access regardless of the billing row', () => {
  expect(effectiveTier(entitlement('canceled', { isSuperAdmin: true }), now)).toBe('unlimited');
});

test('an account without a billing row has no access', () => {
  expect(accessibleAdvisors(null, now)).toEqual([]);
});

test('an advisor of the plan can join the team', () => {
  expect(addToTeam(entitlement('trial'), 'james', now)).toEqual({
    ok: true,
    team: ['lena', 'emma', 'james'],
  });
});

// Specification: 5.team.1
test('selecting a selected advisor succeeds without a change, even when the team is full', () => {
  expect(addToTeam(entitlement('starter'), 'lena', now)).toEqual({ ok: true, team: ['lena', 'emma'] });
});

// Specification: D.2
test('an advisor outside the plan is refused', () => {
  expect(addToTeam(entitlement('trial'), 'max', now)).toEqual({ ok: false, reason: 'locked' });
});

// Specification: 5.team.1
test('rejects another advisor when the team is full', () => {
  const full = entitlement('starter', { selectedAdvisors: ['emma', 'james'] });
  expect(addToTeam(full, 'lena', now)).toEqual({ ok: false, reason: 'full' });
});

// Specification: 5.team.2
test('removing an advisor who is not on the team succeeds without a change', () => {
  expect(dropFromTeam(entitlement('trial'), 'ava')).toEqual({ ok: true, team: ['lena', 'emma'] });
  expect(dropFromTeam(entitlement('trial'), 'emma')).toEqual({ ok: true, team: ['lena'] });
});
