import { expect, test } from 'vitest';
import { isNothing, withoutLeadingNo } from './nothing.ts';

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
  expect(isNothing(text)).toBe(true);
});

test.for(['no later than Friday', 'nothing but her coat', 'Please send her coat', 'No peanuts please'])(
  '"%s" is an answer',
  (text) => {
    expect(isNothing(text)).toBe(false);
  },
);

test('a leading "no" before a request is removed', () => {
  expect(withoutLeadingNo('no just tell me if she threw up')).toBe('just tell me if she threw up');
  expect(withoutLeadingNo('No peanuts please')).toBe('No peanuts please');
});
