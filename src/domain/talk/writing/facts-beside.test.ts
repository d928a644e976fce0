import { expect, test } from 'vitest';
import { factsBeside } from './facts-beside.ts';

test('a fact with a day is kept, and talk about the other parent is not', () => {
  const message =
    'i need to tell my ex husband that our son got suspended for fighting. He will blame me on Monday. I want to just give the facts, school wants both of us at a meeting on Thursday 8:15. Can you write it';
  expect(factsBeside(message, 'Our son got suspended for fighting.')).toEqual([
    'School wants both of us at a meeting on Thursday at 8:15.',
  ]);
});
