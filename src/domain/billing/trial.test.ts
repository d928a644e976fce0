import { expect, test } from 'vitest';
import { trialCountdown } from './trial.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

// Specification: 2.trial.5, 4.countdown
test.each([
  // The browser's clock is two hours slow.
  [7 * 24 + 2, { status: 'active', days: 7, hours: 168, urgency: 'calm' }],
  [7 * 24, { status: 'active', days: 7, urgency: 'calm' }],
  [24.5, { status: 'active', days: 2, urgency: 'calm' }],
  [24, { status: 'active', days: 1, urgency: 'calm' }],
  [23.5, { status: 'expiring', hours: 24, urgency: 'last-day' }],
  [12, { status: 'expiring', hours: 12, urgency: 'hours-12' }],
  [4, { status: 'expiring', hours: 4, urgency: 'hours-4' }],
  [0.01, { status: 'expiring', hours: 1, urgency: 'hours-4' }],
  [0, { status: 'over', hours: 0 }],
  [-5, { status: 'over', hours: 0, days: 0 }],
])('shows the countdown %d hours before the trial ends', (hours, expected) => {
  expect(trialCountdown(inHours(hours), now)).toMatchObject(expected);
});
