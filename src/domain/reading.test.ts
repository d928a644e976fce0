import { expect, test } from 'vitest';
import {
  clearLines,
  countChecked,
  parseReading,
  placeToContinue,
  reachEnd,
  reachSection,
  toggleLine,
  emptyRecord,
} from './reading.ts';

test('a position at the beginning does not overwrite the last position', () => {
  const midway = reachSection(emptyRecord, 4);
  expect(reachSection(midway, 0)).toBe(midway);
  expect(reachSection(midway, 2).section).toBe(2);
});

test('a position is offered between the beginning and the end, but not for a finished article', () => {
  expect(placeToContinue(emptyRecord, 9)).toBeNull();
  expect(placeToContinue(reachSection(emptyRecord, 4), 9)).toBe(4);
  expect(placeToContinue(reachEnd(reachSection(emptyRecord, 4)), 9)).toBeNull();
});

test('a position beyond the end of a shortened article is not offered', () => {
  expect(placeToContinue(reachSection(emptyRecord, 9), 9)).toBeNull();
});

test('a line can be checked and unchecked, and all checks can be cleared', () => {
  const one = toggleLine(emptyRecord, 'Find the form.');
  const two = toggleLine(one, 'Sign it.');
  expect(two.ticked).toEqual(['Find the form.', 'Sign it.']);
  expect(toggleLine(two, 'Find the form.').ticked).toEqual(['Sign it.']);
  expect(clearLines(reachEnd(two))).toEqual({ section: 0, isRead: true, ticked: [] });
});

test('a check of a removed line is not counted', () => {
  const mark = toggleLine(toggleLine(emptyRecord, 'An old line.'), 'Sign it.');
  expect(countChecked(mark, ['Find the form.', 'Sign it.'])).toBe(1);
});

test('a stored record is restored, and anything else counts as absent', () => {
  const kept = { 'guides-1': { section: 3, isRead: false, ticked: [] } };
  expect(parseReading(structuredClone(kept))).toEqual(kept);
  for (const broken of [
    null,
    'x',
    [],
    { 'guides-1': { section: -1, isRead: false, ticked: [] } },
    { a: 1 },
  ]) {
    expect(parseReading(broken)).toEqual({});
  }
});
