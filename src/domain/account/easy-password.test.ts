import { expect, test } from 'vitest';
import { isEasyToGuess } from './easy-password.ts';

const known = {
  common: new Set(['password', 'monkey', 'iloveyou', 'london', 'admin']),
  own: ['Evenkeel', 'Lena', 'Anna', "O'Brien", 'anna.obrien85', 'Müller'],
};

// ASVS: 6.2.4
test.each([
  ['a common one', 'monkey'],
  ['with capitals', 'Password'],
  ['with digits behind', 'london2019'],
  ['with a row behind', 'monkey12345'],
  ['with signs around', '!monkey#1'],
  ['with signs for letters', 'P@55w0rd'],
  ['a one for an i', '1loveyou'],
  ['with signs between', 'i-love-you'],
  ['with gaps', 'i love you'],
  ['twice', 'monkeymonkey'],
  ['with signs and a row', 'admin@123'],
])('a common password is easy to guess: %s', (_how, password) => {
  expect(isEasyToGuess(password, known)).toBe(true);
});

// ASVS: 6.2.4
test.each([
  'qwertyuiop',
  'qwerty123',
  'asdfgh!',
  '1qaz2wsx',
  '1q2w3e4r',
  'abcdef',
  'zyxwvu',
  '123qwe',
  'aaaaaaaa',
  'abcabcabc',
  '121212',
  '987654321',
  '123456789012',
  '!!!!!!!',
])('a keyboard sequence or a repeated character is easy to guess: %s', (password) => {
  expect(isEasyToGuess(password, known)).toBe(true);
});

// ASVS: 6.2.4
test.each(['19850412', '120485', '12.04.85'])('a date in digits is easy to guess: %s', (password) => {
  expect(isEasyToGuess(password, known)).toBe(true);
});

// ASVS: 6.2.4
test.each([
  'evenkeel',
  'Evenkeel2026!',
  'ilovelena',
  'anna85',
  'AnnaOBrien',
  'obrien.anna1985',
  'anna.obrien85',
  'muller',
  'm\u00fcller99',
])('words of the product and of the person are easy to guess: %s', (password) => {
  expect(isEasyToGuess(password, known)).toBe(true);
});

// ASVS: 6.2.4
test.each([
  'quiet-harbour',
  'river-stone-12',
  'monkey-on-a-bridge',
  'monkey83716',
  'anna-and-the-lantern',
  'correcthorsebatterystaple',
  'vK7!pQ2$wz',
  '483920175536',
  '\u6c34\u306e\u97f3\u304c\u3059\u308b',
])('not easy to guess: %s', (password) => {
  expect(isEasyToGuess(password, known)).toBe(false);
});

test('single letters and empty words do not make a password easy to guess', () => {
  expect(isEasyToGuess('vK7!pQ2$wz', { common: new Set(), own: ['v', '', '  ', 'k'] })).toBe(false);
});

test('checking a long repetition does not take cubic time', () => {
  expect(isEasyToGuess(`${'\u2057'.repeat(700)}a-quiet-harbour`, known)).toBe(false);
});
