import { expect, test } from 'vitest';
import { isFormerTab, settingsTab } from './settings-tab.ts';

test('only the subscription is asked for by name, all else shows the account', () => {
  expect(settingsTab('subscription')).toBe('subscription');
  expect([null, '', 'account', 'advisors', 'Subscription'].map(settingsTab)).toEqual(
    Array.from({ length: 5 }, () => 'account'),
  );
});

test('former tabs are known', () => {
  expect(['advisors', 'notifications', 'account', 'subscription', null].map(isFormerTab)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
