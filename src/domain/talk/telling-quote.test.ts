import { expect, test } from 'vitest';
import { tellingQuote } from './telling-phrase.ts';

test.each([
  [
    'she had a drawer here. she took the drawer stuff home in a bag',
    'she took the drawer stuff home in a bag',
  ],
  [
    'that they all sat around a table and believed it. nobody called me',
    'they all sat around a table and believed it',
  ],
])('of %j these words are quoted back: %j', (message, quote) => {
  expect(tellingQuote(message)).toBe(quote);
});

test.each(['ok', 'can you write it for me?', 'i want to kill him sometimes', 'tell me what to do now'])(
  'nothing of %j is quoted',
  (message) => {
    expect(tellingQuote(message)).toBeNull();
  },
);
