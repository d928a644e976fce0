import { expect, test } from 'vitest';
import { agesTold } from './ages-alone.ts';

test.each([
  ['they are 6 and 9', [6, 9]],
  ['They’re 4, 7 and 11.', [4, 7, 11]],
  ['she is 12 years old', [12]],
  ['my kids are 2 and 5', [2, 5]],
  ['8 and 10 years old', [8, 10]],
])('"%s" tells only ages', (message, ages) => {
  expect(agesTold(message)).toEqual(ages);
});

test.each(['6', '12 and 14', 'he is 45', 'they are late 6 times', 'how are they at 6 and 9', 'its 3am'])(
  '"%s" does not tell only ages',
  (message) => {
    expect(agesTold(message)).toBeNull();
  },
);
