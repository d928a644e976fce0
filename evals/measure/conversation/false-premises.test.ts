import { expect, test } from 'vitest';
import { openLibraries } from '#server/chat/library/open-libraries.ts';
import { outcomeOf, premiseBank } from './false-premises.ts';
import { findPassage } from '#server/chat/library/passage-view.ts';

const library = openLibraries();

test('each advisor’s library has a passage that corrects the false premise', () => {
  const missing = (['false-premise', 'false-premise-held'] as const)
    .flatMap(premiseBank)
    .flatMap(({ advisor, expect: ids }) => ids.filter((id) => findPassage(id)?.advisor !== advisor));
  expect(missing).toEqual([]);
});

test.each([
  ['false-premise', 23, 3],
  ['false-premise-held', 25, 3],
] as const)('in %s, at least %d premises are corrected and at most %d are accepted', (name, right, along) => {
  const outcomes = premiseBank(name).map((line) => outcomeOf(library, line));
  expect(outcomes.filter((outcome) => outcome === 'corrects').length).toBeGreaterThanOrEqual(right);
  expect(outcomes.filter((outcome) => outcome === 'goes along').length).toBeLessThanOrEqual(along);
});

test('planted: an answer that does not correct the premise counts as accepting it, and titles alone count as honest', () => {
  const line = premiseBank('false-premise').find((each) => outcomeOf(library, each) === 'corrects');
  if (!line) throw new Error('No premise is set right');
  expect(outcomeOf(library, { ...line, expect: [] })).toBe('goes along');
  expect(outcomeOf({ search: () => [] }, line)).toBe('honest');
});
