import * as v from 'valibot';
import { expect, test } from 'vitest';
import { phoneNumber, takesTexts } from './phone-number.ts';

test.for([
  ['+1 202 555 0123', '12025550123'],
  ['1 (202) 555-0123', '12025550123'],
  ['+49.30.1234567', '49301234567'],
  ['12025550123', '12025550123'],
] as const)('%s is parsed as the phone number %s', ([typed, digits]) => {
  expect(v.parse(phoneNumber, typed)).toBe(digits);
});

test.for([
  '',
  '+',
  '0049301234567',
  '+1',
  '123456',
  '+1234567890123456',
  '+1202555O123',
  '１２０２５５５０１２３',
  '+1\u0000202555',
])('%j is not a valid phone number', (typed) => {
  expect(v.is(phoneNumber, typed)).toBe(false);
});

test.for([
  ['a phone in the United States', '12025550123', true],
  ['one in Canada', '14165550123', true],
  ['one in Puerto Rico', '17875550123', true],
  ['one in Jamaica', '18765550123', false],
  ['one in the Dominican Republic', '18095550123', false],
  ['a premium number', '19005550123', false],
  ['a toll-free number', '18885550123', false],
  ['a number that is too short', '1202555012', false],
  ['a number that is too long', '120255501234', false],
  ['an exchange that nobody has', '12021550123', false],
  ['a phone in Germany', '4915112345678', false],
] as const)(
  'decides whether a number can receive texts with only country code 1 allowed: %s (%s)',
  ([, digits, expected]) => {
    expect(takesTexts(digits, ['1'])).toBe(expected);
  },
);

test('other countries are allowed when they are configured', () => {
  expect(takesTexts('4915112345678', ['1', '49'])).toBe(true);
  expect(takesTexts('18765550123', ['1', '1876'])).toBe(true);
  expect(takesTexts('18095550123', ['1', '1876'])).toBe(false);
  expect(takesTexts('12025550123', ['49'])).toBe(false);
  expect(takesTexts('12025550123', [])).toBe(false);
});
