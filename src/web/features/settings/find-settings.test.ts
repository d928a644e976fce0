import { expect, test } from 'vitest';
import { findSettings } from './find-settings.ts';
import { settingIndex } from './setting-index.ts';

const first = (asked: string) => findSettings(settingIndex, asked)[0]?.title;

test.each([
  ['dark mode', 'Appearance'],
  ['the screen is too bright', 'Appearance'],
  ['hide the icon', 'How this site looks in your browser'],
  ['someone sees my screen', 'How this site looks in your browser'],
  ['disguise', 'How this site looks in your browser'],
  ['change my name', 'Name and email address'],
  ['new email address', 'Name and email address'],
  ['change password', 'Password'],
  ['I forgot my password', 'Password'],
  ['2fa', 'Two-step sign-in'],
  ['two factor', 'Two-step sign-in'],
  ['authenticator app', 'Two-step sign-in'],
  ['sign in with google', 'Ways to sign in'],
  ['log out everywhere', 'Where you’re signed in'],
  ['lost my phone', 'Where you’re signed in'],
  ['sign out other devices', 'Where you’re signed in'],
  ['who was in my account', 'Security events'],
  ['tell me when someone logs in', 'Email me about new sign-ins'],
  ['notifications', 'Reminders on this device and by email'],
  ['turn off reminders', 'Reminders on this device and by email'],
  ['no reminders at night', 'Quiet hours'],
  ['do not disturb', 'Quiet hours'],
  ['lock screen', 'What a reminder says'],
  ['remind me a week before', 'Reminders ahead of time'],
  ['the time is wrong', 'Time zone'],
  ['google calendar', 'Your deadlines in another calendar'],
  ['outlook', 'Your deadlines in another calendar'],
  ['no internet', 'Read the library and help offline'],
  ['log me out automatically', 'Sign out when you’re away'],
  ['delete chats', 'Delete old conversations automatically'],
  ['chat history', 'Your conversations'],
  ['who reads my questions', 'Questions we couldn’t answer'],
  ['email transcript', 'Emailed copies'],
  ['export', 'Download my data'],
  ['download everything', 'Download my data'],
  ['delete account', 'Delete my account'],
  ['delet acount', 'Delete my account'],
  ['close my account', 'Delete my account'],
  ['cancel', 'Cancel or pause your plan'],
  ['stop paying', 'Cancel or pause your plan'],
  ['new credit card', 'Payment card and receipts'],
  ['receipt', 'Payment card and receipts'],
  ['how much does it cost', 'Plans and prices'],
  ['upgrade', 'Plans and prices'],
])('“%s” finds %s', (asked, title) => {
  expect(first(asked)).toBe(title);
});

test('case, quotes and typos are ignored', () => {
  expect(['PASSWORD', 'pasword', 'passwrod', '“password”', 'passwords'].map(first)).toEqual(
    Array.from({ length: 5 }, () => 'Password'),
  );
});

test('unknown topics and an empty query find no settings', () => {
  expect(['', '  ', '?', 'zebra', 'alimony'].map((asked) => findSettings(settingIndex, asked))).toEqual(
    Array.from({ length: 5 }, () => []),
  );
});

test('the search finds at most six settings', () => {
  expect(findSettings(settingIndex, 'e').length).toBe(6);
});
