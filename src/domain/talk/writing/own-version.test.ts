import { expect, test } from 'vitest';
import { pointsToOwnVersion } from './own-version.ts';

test.each([
  'Is my version okay to send?',
  "No, that WAS the message. I wrote what I'd say to him.",
  'can you fix the one i just wrote, the one that starts Please stop',
])('“%s” points to the text that the person typed', (message) => {
  expect(pointsToOwnVersion(message)).toBe(true);
});

test.each(['is it too cold', 'what did he write', 'write me another version'])(
  '“%s” points to no text of the person',
  (message) => {
    expect(pointsToOwnVersion(message)).toBe(false);
  },
);
