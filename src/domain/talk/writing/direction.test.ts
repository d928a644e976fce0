import { expect, test } from 'vitest';
import { contradicts, isOwedByPerson } from './direction.ts';

const demand = 'You still owe me $300 for [what]. Please send it by [day].';
const no = "I can't swap Friday this time. Let's keep to the schedule.";
const yes = 'Yes, that works for me this once: [what, day and time].';
const swap = 'Could we swap Friday for Sunday?';

test.each([
  [demand, "I need to tell my ex that I'm not going to pay half of the bill, nobody asked me"],
  [demand, 'she wants $900 from me for braces and I want to say no'],
  [demand, "I'm the one being asked to pay"],
  [demand, "I won't pay for this one"],
  [no, 'I would like to ask her to trade Friday for Sunday'],
  [swap, 'tell him no, he asked to trade'],
  [yes, "he wants to come at 6 and I don't want that"],
  [yes, 'how do i decline what she suggested'],
  ['The kids are with me on Friday.', "it's a dog, there are no kids"],
])('the template %j contradicts a person who says %j', (template, message) => {
  expect(contradicts(template, [message])).toBe(true);
});

test.each([
  [demand, 'he owes me $300 for the dentist and never paid his half'],
  [no, "she wants to swap again and I can't"],
  ["I don't agree to pay for this bill.", 'she sent me the bill for cheer camp, i never said yes'],
  ["I don't agree to pay for this bill.", 'polite refusal to cover what he bought'],
  [yes, 'he offered sunday and i am fine with it, how do i say yes'],
  [swap, 'help me ask her to trade Friday for Sunday'],
])('the template %j fits a person who says %j', (template, message) => {
  expect(contradicts(template, [message])).toBe(false);
});

test('a bill is written only if it is certain who owes the money', () => {
  expect(isOwedByPerson('he says i owe 240 for camp, his half')).toBe(true);
  expect(isOwedByPerson('she still owes me her half of 240')).toBe(false);
});
