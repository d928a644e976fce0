import { expect, test } from 'vitest';
import { trialCountdown } from '#domain/billing/trial.ts';
import { hoursToWarnOf, trialNotice } from './trial-notice.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inHours = (hours: number) => trialCountdown(new Date(now.getTime() + hours * 3_600_000), now);

// Specification: 2.trial.4
test('with days left the dashboard counts the days and the banner can be dismissed', () => {
  expect(trialNotice(inHours(24 * 5 + 1), 'dashboard')).toEqual({
    text: '6 days left in your trial.',
    action: 'View Subscription Plans',
    urgency: 'calm',
    canDismiss: true,
  });
});

// Specification: 2.trial.4
test('on the last day, the dashboard counts hours and the banner cannot be dismissed', () => {
  expect(trialNotice(inHours(11.2), 'dashboard')).toEqual({
    text: '12 hours left in your trial.',
    action: 'Subscribe Now',
    urgency: 'hours-12',
    canDismiss: false,
  });
  expect(trialNotice(inHours(0), 'dashboard').text).toBe('Your trial expires today.');
});

// Specification: 2.trial.1, 2.trial.2
test('the settings always show the notice and say when the trial expires', () => {
  expect(trialNotice(inHours(24), 'settings')).toMatchObject({
    text: 'Your trial expires in 1 day.',
    action: 'View Subscription Plans',
    canDismiss: false,
  });
  expect(trialNotice(inHours(0.5), 'settings')).toMatchObject({
    text: 'Your trial expires in 1 hour.',
    action: 'Subscribe Now',
    urgency: 'hours-4',
  });
});

// Specification: 8.ok.soon
test('on the last day only, a warning appears every four hours', () => {
  expect(hoursToWarnOf(inHours(96))).toBeNull();
  expect(hoursToWarnOf(inHours(20))).toBe(20);
  expect(hoursToWarnOf(inHours(19))).toBeNull();
  expect(hoursToWarnOf(inHours(3.5))).toBe(4);
  expect(hoursToWarnOf(inHours(0))).toBeNull();
});
