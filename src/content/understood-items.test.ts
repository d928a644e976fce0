import { expect, test } from 'vitest';
import { collectFacts } from '#domain/talk/understood.ts';
import { understoodItems } from './understood-items.ts';

const linesOf = (...messages: string[]) =>
  understoodItems(collectFacts(messages, {}, '2026-11-20')).map(({ label, value }) => `${label}: ${value}`);

test('lists the facts in plain words', () => {
  expect(
    linesOf(
      'the house is worth $420,000 and we owe $180,000 on it',
      'I was served on September 9, 2026',
      'I live in Ohio and my kids are 8 and 15',
    ),
  ).toEqual([
    'State: Ohio',
    'Where things stand: served papers',
    'Children: two (grade school, teen)',
    'House: worth $420,000, $180,000 owed',
    'Papers received: September 9, 2026',
  ]);
});

test('lists nothing without facts', () => {
  expect(linesOf('how do I sleep')).toEqual([]);
});

test('a date is listed as the day of service only for people who were served', () => {
  expect(linesOf('it was yesterday')).toEqual([]);
});

test('lists that the person has no children', () => {
  expect(linesOf('we have no kids')).toEqual(['Children: none']);
  expect(linesOf('my wife agree, we have no kid. where i begin')).toEqual(['Children: none']);
});
