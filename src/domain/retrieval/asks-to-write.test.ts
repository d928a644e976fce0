import { expect, test } from 'vitest';
import { asksToWrite } from './asks-to-write.ts';

test.each(['write it pls', 'can you write it for me', 'ok write me a short reply', 'draft a text to her'])(
  '%j asks for a text to be written',
  (text) => {
    expect(asksToWrite(text)).toBe(true);
  },
);

test.each(['how do i write to my ex', 'what do i write back', 'write down the date?', 'she writes to me'])(
  '%j does not',
  (text) => {
    expect(asksToWrite(text)).toBe(false);
  },
);
