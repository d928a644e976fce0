import { expect, test } from 'vitest';
import type { PlanStanding } from './plan-standing.ts';
import { planAndPrice, renewalText } from './renewal-text.ts';

const core: PlanStanding = { kind: 'paid', plan: 'core', isPausing: false };
const end = Date.parse('2026-12-22T12:00:00Z') / 1000;
const period = { currentPeriodEnd: end, cancelAtPeriodEnd: false };

test('the text for an active subscription says when it renews', () => {
  expect(renewalText(core, period, null)).toBe('Your subscription will renew on December 22, 2026.');
});

// Specification: 4.cancel.2
test('the text for a canceled subscription says when it ends', () => {
  expect(renewalText(core, { ...period, cancelAtPeriodEnd: true }, null)).toMatch(
    /^Your subscription ends on December 22, 2026\./,
  );
});

// Specification: 4.cancel.3
test('a missing date is described as unknown', () => {
  for (const cancelAtPeriodEnd of [true, false])
    expect(renewalText(core, { currentPeriodEnd: null, cancelAtPeriodEnd }, null)).toContain('unknown');
  expect(renewalText(core, undefined, null)).toContain('unknown');
});

test('the text for a scheduled pause says when the pause starts and what it costs', () => {
  const pausesAt = new Date('2026-12-22T12:00:00Z');
  expect(renewalText({ ...core, isPausing: true }, period, pausesAt)).toBe(
    'Your plan pauses on December 22, 2026. From then on, you’ll pay $3.99 a month and keep your data and the advisors on your team.',
  );
});

test('the price shown matches the billing interval', () => {
  expect(planAndPrice(core, false)).toBe('Complete, $29.99 a month');
  expect(planAndPrice(core, true)).toBe('Complete, $299.90 a year');
  expect(planAndPrice({ kind: 'paused' }, false)).toBe('Paused, $3.99 a month');
});
