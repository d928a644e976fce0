import { expect, test } from 'vitest';
import { isAskingWhereToStart } from './asks-where-to-start.ts';

test.each([
  'where do i even start',
  'Where do I begin?',
  'idk what to do',
  'I don’t know where to start',
  'help',
  'please help me',
  'I need help.',
  'so what should I do first?',
  'honestly im so lost',
])('"%s" asks for a first step', (message) => {
  expect(isAskingWhereToStart(message)).toBe(true);
});

test.each([
  'where do i start with the mortgage',
  'help me write to her',
  'I need help with the summons',
  'what should i do about Friday',
  'how do I start the car without his key',
  'i lost',
])('"%s" has a subject of its own', (message) => {
  expect(isAskingWhereToStart(message)).toBe(false);
});
