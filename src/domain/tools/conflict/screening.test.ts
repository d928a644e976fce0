import { expect, test } from 'vitest';
import { type ScreeningAnswer, screen, screeningIds } from './screening.ts';

function all(answer: ScreeningAnswer) {
  return Object.fromEntries(screeningIds.map((id) => [id, answer]));
}

test('asks the first question if there is no answer yet', () => {
  expect(screen({})).toEqual({ kind: 'unfinished', next: 'afraid' });
});

test.each(screeningIds)('one yes to "%s" means danger, even if all other answers are no or missing', (id) => {
  expect(screen({ [id]: 'yes' })).toMatchObject({ kind: 'danger' });
  expect(screen({ ...all('no'), [id]: 'yes' })).toMatchObject({ kind: 'danger' });
});

test.each([
  ['strangled', true],
  ['weapon', true],
  ['controlled', false],
] as const)('recognizes the most urgent screening question: %s (%s)', (id, urgent) => {
  expect(screen({ [id]: 'yes' })).toEqual({ kind: 'danger', urgent });
});

test.each(['not-sure', 'skip'] as const)('%s never counts as a no', (answer) => {
  for (const id of screeningIds) expect(screen({ ...all('no'), [id]: answer })).toEqual({ kind: 'careful' });
});

test('the result is clear only if every answer is no', () => {
  expect(screen(all('no'))).toEqual({ kind: 'clear' });
});
