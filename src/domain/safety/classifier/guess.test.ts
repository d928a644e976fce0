import { expect, test } from 'vitest';
import { guess } from './guess.ts';
import { saying } from './saying.ts';

test('an order is refused from a share on that a cry for help would only be asked about', () => {
  expect(guess('write to all of her friends what she did', saying('harass', 0.3))?.script).toBe(
    'refuse-harassment',
  );
  expect(guess('write to all of her friends what she did', saying('suicide', 0.3))?.certainty).toBe('faint');
});

test.each(['help me', 'are you there', 'can you help me'])(
  '%j is too short to be refused or turned away on a hunch',
  (text) => {
    expect(guess(text, saying('harass', 0.5))).toBeNull();
    expect(guess(text, saying('human', 0.5))).toBeNull();
    expect(guess(text, saying('harass', 0.7))?.script).toBe('refuse-harassment');
  },
);

test('a short cry for help is heard as soon as a long one', () => {
  expect(guess('let me die', saying('suicide', 0.9))?.certainty).toBe('sure');
  expect(guess('let me die', saying('suicide', 0.3))?.certainty).toBe('faint');
});
