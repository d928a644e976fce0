import { expect, test } from 'vitest';
import { cleanUp } from './cleaned.ts';
import { spelledOut } from './spelled-out.ts';

test.each([
  ['i cant take the kids sat and sun', "I can't take the kids Saturday and Sunday."],
  ['its because of a double shift', "It's because of a double shift."],
  ['can u bring her meds fri at 5 pls', 'Can you bring her meds Friday at 5 please?'],
  ['i call every nite at 8. ur late again', "I call every night at 8. You're late again."],
  ['the cause is traffic', 'The cause is traffic.'],
  ['the dog lost its collar', 'The dog lost its collar.'],
])('%j is cleaned up to %j', (typed, sent) => {
  expect(cleanUp(typed)).toBe(sent);
});

test('does not expand a word that only looks like an abbreviated day', () => {
  expect(spelledOut('she sat in the car while the sun was out')).toBe(
    'she sat in the car while the sun was out',
  );
});
