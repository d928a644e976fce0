import { expect, test } from 'vitest';
import { firstNight } from './first-night.ts';
import { iWasServed } from './i-was-served.ts';
import { knownAnswer } from './known-questions.ts';

const question = { kind: 'question' } as const;

test.each([
  'what if i just ignore it',
  'what happens if I don’t answer?',
  "what if i don't respond",
  'can i just ignore this',
  'so what if i never show up',
  'what if I do nothing',
  'what happens if i refuse to sign',
  'ohio. what if i dont answer',
  'can i just throw them away',
])('“%s” learns of a default', (text) => {
  expect(knownAnswer(iWasServed, question, text)).toContain('That’s called a default');
});

test.each(['is it too late', 'what if i missed the deadline', 'am i too late to answer'])(
  '“%s” learns what to ask the clerk',
  (text) => {
    expect(knownAnswer(iWasServed, question, text)).toContain('Has a default been entered');
  },
);

test.each([
  'today. hey is it normal to feel like this the first time theyre gone',
  'is this normal',
  'am i going crazy or is it normal',
])('“%s” hears that grief is normal', (text) => {
  expect(knownAnswer(firstNight, { kind: 'heard' }, text)).toContain('normal to grieve');
});

test.each(['does it get easier', 'will it ever get better', 'how long does this last'])(
  '“%s” hears that there is no set time',
  (text) => {
    expect(knownAnswer(firstNight, question, text)).toContain('no set time');
  },
);

test.each([
  'he ignores it',
  'I don’t know how to answer it',
  'i can answer the summons',
  'by mail, i ignored it for a week',
  'my normal bedtime is 11',
  'what is a summons',
])('“%s” is none of these questions', (text) => {
  expect(knownAnswer(iWasServed, question, text)).toBeNull();
  expect(knownAnswer(firstNight, question, text)).toBeNull();
});

test('help comes first', () => {
  expect(knownAnswer(iWasServed, { kind: 'paused' }, 'what if i just ignore it')).toBeNull();
});
