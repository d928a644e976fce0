import { expect, test } from 'vitest';
import { greetingName } from './greeting-name.ts';

// Specification: 2.home.1
test('greets by the profile name, then by the sign-up name, then with “there”', () => {
  expect(greetingName({ firstName: 'Ada' }, { firstName: 'A.' })).toBe('Ada');
  expect(greetingName({ firstName: null }, { firstName: 'Ada' })).toBe('Ada');
  expect(greetingName(undefined, { firstName: ' ' })).toBe('there');
  expect(greetingName(null, { firstName: null })).toBe('there');
});
