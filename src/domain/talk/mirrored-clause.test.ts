import { expect, test } from 'vitest';
import { mirroredClause } from './mirrored-clause.ts';

test.each([
  ["I haven't told anyone. I'd take him back.", "You'd take him back.", 'wish'],
  ['i cant stop crying in the bathroom at work', "You can't stop crying in the bathroom at work.", 'feeling'],
  ['I want somebody to be as surprised as I am.', 'You want somebody to be as surprised as you are.', 'wish'],
  ['We used to do the crossword on Sundays.', 'The two of you used to do the crossword on Sundays.', 'loss'],
  ['I keep going over the photos', 'You keep going over the photos.', 'doubt'],
  ['mostly i am mad at myself for all of it', null, null],
  ["I'm mad at myself for all of it", "You're mad at yourself for all of it.", 'self-blame'],
])('%j is mirrored as %j', (message, text, kind) => {
  expect(mirroredClause(message)).toEqual(text === null ? null : { text, kind });
});

test('mirrors the last clause about the person, because it reflects their current feeling', () => {
  expect(mirroredClause('I miss him every night. I still set two plates.')?.text).toBe(
    'You still set two plates.',
  );
});

test.each([
  "I don't feel dizzy at all today",
  'she said I love the kids no more than him',
  'Why do I still miss him every night?',
  'I want to text him that I miss him',
  'I feel like killing him every single day',
  'I feel like you are not listening to me',
  'I miss him',
])('does not mirror negated, reported, asked, grave, short or advisor-directed clauses: %j', (message) => {
  expect(mirroredClause(message)).toBeNull();
});
