import { expect, test } from 'vitest';
import { isNegativeAnswer, stripLeadingNo } from './nothing.ts';

test.for([
  'no',
  'nothing',
  'no thanks',
  'Nope.',
  'nah',
  'I don’t need anything',
  'no, nothing from him',
  'nothing else',
])('"%s" adds nothing', (text) => {
  expect(isNegativeAnswer(text)).toBe(true);
});

test.for(['no later than Friday', 'nothing but her coat', 'Please send her coat', 'No peanuts please'])(
  '"%s" is an answer',
  (text) => {
    expect(isNegativeAnswer(text)).toBe(false);
  },
);

test('a leading "no" before a request is removed', () => {
  expect(stripLeadingNo('no just tell me if she threw up')).toBe('just tell me if she threw up');
  expect(stripLeadingNo('No peanuts please')).toBe('No peanuts please');
});
