import { expect, test } from 'vitest';
import { isFormerTab, settingsTab, settingsTabs, tabOfFormerAnchor } from './settings-tab.ts';

// Specification: 2.settings.1
test('selects a tab by name, and falls back to the account tab', () => {
  expect(settingsTabs.map(settingsTab)).toEqual(settingsTabs);
  expect([null, '', 'account', 'advisors', 'Subscription'].map(settingsTab)).toEqual(
    Array.from({ length: 5 }, () => 'account'),
  );
});

test('old links to removed tabs still work', () => {
  expect(['advisors', 'notifications', 'account', 'subscription', null].map(isFormerTab)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('an old link to a part of the former single page opens the current tab', () => {
  expect(
    ['#about-you', '#signing-in', '#reminders', '#this-browser', '#your-data'].map(tabOfFormerAnchor),
  ).toEqual(['account', 'security', 'reminders', 'device', 'data']);
  expect(['', '#password-title'].map(tabOfFormerAnchor)).toEqual([null, null]);
});
