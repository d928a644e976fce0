import { expect, test } from 'vitest';
import { openLibraries } from '#server/chat/library/open-libraries.ts';
import { libraryBank } from '../banks.ts';
import { type FieldLine, fieldBank, redirectOf } from './fields.ts';

const library = openLibraries();
const { away, own } = fieldBank();

function count(lines: readonly FieldLine[]) {
  const counts = { answered: 0, 'not sent': 0, there: 0, astray: 0 };
  for (const line of lines) counts[redirectOf(library, line)] += 1;
  return counts;
}

test('a question about another advisor’s field is redirected to that advisor', () => {
  const sent = count(away);
  expect(away.length).toBe(60);
  expect(sent.there).toBeGreaterThanOrEqual(44);
  expect(sent.astray).toBeLessThanOrEqual(6);
});

test('a question in the advisor’s own field is not redirected', () => {
  const sent = count(own);
  expect(own.length).toBe(60);
  expect(sent.astray).toBeLessThanOrEqual(3);
  expect(sent.answered).toBeGreaterThanOrEqual(48);
});

test('real user questions are not redirected if the advisor has the matching passage', () => {
  const lines = (['library-more', 'library-held'] as const)
    .flatMap(libraryBank)
    .flatMap(({ advisor, ask, expect: ids }) =>
      ids.length > 0 ? [{ advisor, ask, expect: [advisor] }] : [],
    );
  expect(count(lines).astray / lines.length).toBeLessThanOrEqual(0.05);
});

test('planted: an unexpected advisor counts as a wrong redirect, and an empty library redirects nobody', () => {
  const line = away.find((each) => redirectOf(library, each) === 'there');
  if (!line) throw new Error('Nothing is sent anywhere');
  expect(redirectOf(library, { ...line, expect: [line.advisor] })).toBe('astray');
  expect(redirectOf({ search: () => [] }, line)).toBe('not sent');
});
