import { expect, test } from 'vitest';
import { pointsTold } from './points-told.ts';

function stated(message: string): string[] {
  return pointsTold(message).flatMap(({ text, isStated }) => (isStated ? [text] : []));
}

function toSend(message: string): string[] {
  return pointsTold(message, { isForMessage: true }).map(({ text }) => text);
}

test.each([
  ['ask him to bring the kids at 5 on sunday', ['Could you please bring the kids at 5 on Sunday?']],
  ['ask her if she can swap the weekend', ['Could you swap the weekend?']],
  ['ask him if we can meet at 6', ['Could we meet at 6?']],
  ['ask him not to call after 9', ["Please don't call after 9."]],
  ['ask her for the insurance card', ['Could you please send me the insurance card?']],
  ['tell him that i will pick them up on monday', ['I will pick them up on Monday.']],
  ['let her know that im late', ["I'm late."]],
  ['I need him to pay by the 5th', ['Could you please pay by the 5th?']],
  ['confirm the 19th', ['Confirming the 19th.']],
  [
    'i want to say sorry but also i need the pickups on time, 6pm fridays',
    ["I'm sorry.", 'I need the pickups on time, 6pm Fridays.'],
  ],
  ['tell her im sorry for yelling and i need the car back', ["I'm sorry I yelled.", 'I need the car back.']],
  ['i need help with this', []],
  [
    'about: my dentist appt thursday. want him to: take mia 2 to 4pm. by: answer tuesday 8pm',
    [
      "It's about my dentist appointment Thursday.",
      'Could you take Mia 2 to 4pm?',
      'Please let me know by Tuesday 8pm.',
    ],
  ],
  ['write that to him', []],
  ['tell Sarah that I am late', ['I am late.']],
  ['how do I tell the kids about the divorce', []],
  ['he is always late', []],
])('%j states %j', (message, expected) => {
  expect(stated(message)).toEqual(expected);
});

test('one sentence may hold two things to say', () => {
  expect(stated('confirm the 19th and say that I will take him')).toEqual([
    'Confirming the 19th.',
    'I will take him.',
  ]);
});

test('the same thing said twice is sent once', () => {
  expect(stated('tell him I am late. tell him I am late.')).toEqual(['I am late.']);
});

test('what is told about the other parent is said to them', () => {
  expect(stated('tell him that he needs to pay')).toEqual(['Please pay.']);
});

test('"he" stays where a child is named, for it may be the child', () => {
  expect(stated('tell her that our son is sick and he needs rest')).toEqual([
    'Our son is sick.',
    'He needs rest.',
  ]);
});

test('instructions to the advisor are not sent', () => {
  expect(
    toSend(
      "Pickup is at 5 on Friday. Keep it short. Please make it polite. No drama. Two sentences at most. I don't want to sound mean. Can you write it?",
    ),
  ).toEqual(['Pickup is at 5 on Friday.']);
});

test('a question to the advisor is not sent', () => {
  expect(toSend('How do I tell the kids about the divorce? What should I do?')).toEqual([]);
});
