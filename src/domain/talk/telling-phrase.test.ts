import { expect, test } from 'vitest';
import { saidBack } from './telling-phrase.ts';

test.each([
  ['I still set out two cups', 'you still set out two cups'],
  ["I'm so tired of this. I cry every night.", 'you cry every night'],
  ['I have never lived alone', "you've never lived alone"],
  ['He left me with nothing', 'he left you with nothing'],
  ['My mother still calls every night', 'your mother still calls every night'],
  ['I was alone by myself', 'you were alone by yourself'],
  ['i cant sleep at night anymore', "you can't sleep at night anymore"],
  ['I have two kids and nothing', 'you have two kids and nothing'],
])('%j is said back as %j', (message, expected) => {
  expect(saidBack(message)).toBe(expected);
});

test('of several clauses the one that weighs most is said back', () => {
  expect(saidBack('I went to work on the bus. I still miss him every night.')).toBe(
    'you still miss him every night',
  );
});

test('a question is not said back', () => {
  expect(saidBack('Why do I still cry every night?')).toBeNull();
  expect(saidBack('how do I stop when I feel lost every night')).toBeNull();
});

test.each(['hello I am so tired', 'hi there', 'thanks so much for everything'])(
  'the greeting or thanks %j is not said back',
  (message) => {
    expect(saidBack(message)).toBeNull();
  },
);

test('what follows a greeting is said back without it', () => {
  expect(saidBack('hi, I feel lost')).toBe('you feel lost');
});

test.each(['I feel like shit every day', 'I hate your fucking advice', 'damn I feel lost'])(
  'the insult or curse in %j is not said back',
  (message) => {
    expect(saidBack(message)).toBeNull();
  },
);

test.each([
  'Every night alone in my bed',
  'Walking home I felt lost',
  'Never have I felt so alone',
  'Tired of my whole life',
])('%j, whose grammar is not plain, is not said back', (clause) => {
  expect(saidBack(clause)).toBeNull();
});

test('what is not about the person themselves is not said back', () => {
  expect(saidBack('The office is closed every Monday')).toBeNull();
});

test('a clause without weight is not said back', () => {
  expect(saidBack('I went to the store')).toBeNull();
});

test('thoughts of dying and their words are not said back', () => {
  expect(saidBack('I feel like I want to die every night')).toBeNull();
});
