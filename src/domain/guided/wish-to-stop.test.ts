import { expect, test } from 'vitest';
import { readCommand } from './command.ts';
import { commandAt } from './command-at.ts';
import type { Slot } from './flow.ts';

test.each([
  'honestly I dont want to do this anymore, stop',
  "I said stop. I don't want to do this",
  'maybe later',
  'maybe another time',
  'not today, maybe later',
  "i'm too tired, maybe tomorrow",
  'i cant do this anymore im done with the questions',
  'stop asking me questions my head hurts',
  'can we stop, this is too much',
  'please just stop',
  'no more questions please im exhausted',
  'im done with all these questions',
  "I don't feel like answering any more of this",
  "let's stop, the kids are up",
  'this is too much. I want to quit',
  'i dont want to finish this plan',
  "I'll come back to this later, i need to sleep",
  'i told you to stop asking',
  'you know what forget it',
  'thats enough questions for today',
  'I give up, no more questions',
  "i don't want this",
])('“%s” stops the questions', (text) => {
  expect(readCommand(text)).toBe('stop');
});

test.each([
  'I want to stop paying for his phone',
  'im done with the car payments in March',
  "he said he doesn't want to do this anymore",
  'not now, he moves out in May',
  "I don't want to do the exchanges at her house",
  'he has to stop calling after 9',
  'we can talk about Christmas later',
  'I quit my job in June',
  'let’s stop the automatic payment for the car',
  'I can’t take the kids on Fridays',
  'I don’t want to do mediation',
  'enough money for two months',
  "I don't want the house",
  'forget the boat, it was his dads',
  'later in the evening',
  'she is done with school at 3',
  'no more than 400 a month',
])('“%s” is an answer', (text) => {
  expect(readCommand(text)).not.toBe('stop');
});

test('in an account, the words of the incident are no command', () => {
  const base = { id: 'a', label: 'A', ask: 'A?', why: 'A.', example: 'a', type: 'text' } as const;
  const account: Slot = { ...base, isAccount: true };
  expect(commandAt(account, "I said stop. I don't want to do this")).toBeNull();
  expect(commandAt(account, 'maybe later')).toBe('stop');
  expect(commandAt({ ...account, isQuoted: true }, 'maybe later')).toBeNull();
  expect([commandAt(account, 'stop'), commandAt(base, 'I said stop, ok?')]).toEqual(['stop', 'stop']);
});
