import { expect, test } from 'vitest';
import { planIds } from '#domain/billing/plan.ts';
import { planChoice } from './plan-choice.ts';
import type { PlanStanding } from './plan-standing.ts';

const labels = (standing: PlanStanding) => planIds.map((plan) => planChoice(plan, standing)?.label);

test('a person without a plan chooses one', () => {
  const expected = ['Choose Starter', 'Choose Complete', 'Choose Premium'];
  expect(labels({ kind: 'trial' })).toEqual(expected);
  expect(labels({ kind: 'none' })).toEqual(expected);
  expect(planChoice('core', { kind: 'trial' })?.kind).toBe('buy');
});

// Specification: 4.order
test('a person can upgrade or downgrade, but cannot choose the current plan again', () => {
  const core: PlanStanding = { kind: 'paid', plan: 'core', isPausing: false };
  expect(labels(core)).toEqual(['Downgrade', 'Current Plan', 'Upgrade']);
  expect(planIds.map((plan) => planChoice(plan, core)?.kind)).toEqual(['change', 'current', 'change']);
  expect(planChoice('unlimited', core)?.about).toBe(' to Premium');
});

test('a requested pause can be canceled', () => {
  expect(labels({ kind: 'paid', plan: 'starter', isPausing: true })).toEqual([
    'Keep this plan',
    'Upgrade',
    'Upgrade',
  ]);
});

// Specification: 2.advisors.3
test('choosing any plan ends a pause, and a superadmin cannot choose a plan', () => {
  expect(labels({ kind: 'paused' })[0]).toBe('Resume with Starter');
  expect(labels({ kind: 'superadmin' })).toEqual([undefined, undefined, undefined]);
});
