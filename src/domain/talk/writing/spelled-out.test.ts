import { expect, test } from 'vitest';
import { asSentence, spelledOut } from './spelled-out.ts';

test.each([
  ['i cant take the kids sat and sun', "I can't take the kids Saturday and Sunday."],
  ['its because of a double shift', "It's because of a double shift."],
  ['dr visit was tuesday, antibiotics 10 days', 'Doctor visit was Tuesday, antibiotics for 10 days.'],
  ['can u bring her meds fri at 5 pls', 'Can you bring her meds Friday at 5 please.'],
  ['the dog lost its collar', 'The dog lost its collar.'],
])('%j is sent as %j', (typed, sent) => {
  expect(asSentence(typed)).toBe(sent);
});

test('a word that is also a short day stays the word', () => {
  expect(spelledOut('she sat in the car while the sun was out')).toBe(
    'she sat in the car while the sun was out',
  );
});
