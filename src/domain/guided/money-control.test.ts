import { expect, test } from 'vitest';
import { mentionsMoneyControl } from './money-control.ts';

test.for([
  'he takes all my money and hits me if i ask',
  '60, he took my debit card and wont give it back',
  'he wont let me see any of the accounts',
  'she controls all the money',
  'my husband gives me an allowance',
  'he says if i call a lawyer ill lose the kids',
])('mentions control over money: %s', (text) => {
  expect(mentionsMoneyControl(text)).toBe(true);
});

test.for([
  'he took the car',
  'my pay is 600 a week',
  'I keep my own account',
  'he won’t give me back the kids’ coats',
  'if I file, will he be sorry',
  'we both pay the cards',
  'she took her own money out',
])('does not mention control over money: %s', (text) => {
  expect(mentionsMoneyControl(text)).toBe(false);
});
