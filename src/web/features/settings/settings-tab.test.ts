import { expect, test } from 'vitest';
import { isFormerTab, settingsTab, settingsTabs, tabOfFormerAnchor } from './settings-tab.ts';

test('a tab is selected by its name, and anything else selects the account', () => {
  expect(settingsTabs.map(settingsTab)).toEqual(settingsTabs);
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

test('a link to a part of the former long page opens its current tab', () => {
  expect(
    ['#about-you', '#signing-in', '#reminders', '#this-browser', '#your-data'].map(tabOfFormerAnchor),
  ).toEqual(['account', 'security', 'reminders', 'device', 'data']);
  expect(['', '#password-title'].map(tabOfFormerAnchor)).toEqual([null, null]);
});
