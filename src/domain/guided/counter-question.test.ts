import { expect, test } from 'vitest';
import { asksWhatItIs, isCounterQuestion } from './counter-question.ts';
import type { Slot } from './flow.ts';

const base = { id: 'a', label: 'A', ask: 'A?', why: 'B.', example: 'C' };
const choice: Slot = { ...base, type: 'choice', choices: [{ id: 'yes', label: 'Yes' }] };
const fee: Slot = { ...base, ask: 'Would a court fee be hard to pay?', type: 'choice', choices: [] };
const free: Slot = { ...base, type: 'text' };
const money: Slot = { ...base, type: 'money' };
const quoted: Slot = { ...base, type: 'text', isQuoted: true };

test.for([
  'idk wat does that mean',
  'what do you mean',
  'what do you mean like what',
  'wait what does this even mean',
  'what r you asking',
  'wdym',
  'huh?',
  'like what',
  'such as what?',
  'i dont understand',
  'sorry i don’t get the question',
  'not sure what you mean',
  'can you explain',
  'explain please',
  'give me an example',
  'what if we dont know where we will live',
])('is a question about our question, also where a text is expected: %s', (text) => {
  expect([isCounterQuestion(choice, text), isCounterQuestion(free, text)]).toEqual([true, true]);
});

test.for([
  'what is that',
  'what counts as joint',
  'which one?',
  'how much is it',
  'how much does it cost',
  'how would i know',
  'how am i supposed to know that',
  'where do i find that',
  'what should i put',
  'does a HELOC count',
])('is a question about our question where one of several answers is expected: %s', (text) => {
  expect([isCounterQuestion(choice, text), isCounterQuestion(free, text)]).toEqual([true, false]);
});

test.for([
  'no',
  'I don’t know',
  'what he said is that he would sell the house',
  'what’s his is his',
  'he means to keep the car',
  'they don’t understand why we moved, and they ask every night what it means for school and their friends',
  'I explained it to them already',
  'whatever the judge says',
  'a summons, whatever that means',
  'how he talks to me in front of the kids',
  'which weekend depends on his shifts',
  'I don’t get along with him',
])('is an answer: %s', (text) => {
  expect([isCounterQuestion(choice, text), isCounterQuestion(free, text)]).toEqual([false, false]);
});

test('"I don’t get it" is an answer about money, and no question', () => {
  expect(isCounterQuestion(money, 'i dont get it')).toBe(false);
  expect(isCounterQuestion(money, 'i dont get the question')).toBe(true);
});

test('the other person’s words may be such a question', () => {
  expect(isCounterQuestion(quoted, 'what do you mean by that')).toBe(false);
});

test.for(['whats the fee', 'what is a court fee?', 'what does fee mean', 'whats the court fees'])(
  'a question about a word of our question is one about it: %s',
  (text) => {
    expect([isCounterQuestion(fee, text), isCounterQuestion(choice, text)]).toEqual([true, false]);
  },
);

test.for(['what is a fee waiver?', 'whats a petition'])(
  'a question about anything else is for the library: %s',
  (text) => {
    expect([isCounterQuestion(fee, text), asksWhatItIs(text)]).toEqual([false, true]);
  },
);

test.for([
  'whats mine is mine',
  'whats left',
  'what’s his is his',
  'what the judge said was no',
  'what is left is the savings',
])('says something and asks for no meaning: %s', (text) => {
  expect([isCounterQuestion(fee, text), asksWhatItIs(text)]).toEqual([false, false]);
});
