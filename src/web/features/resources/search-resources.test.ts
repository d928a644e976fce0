import { expect, test } from 'vitest';
import { resourceCards } from '#content/resource-cards.ts';
import { searchResources } from './search-resources.ts';

const cards = [
  {
    title: 'Money basics',
    description: 'Taxes and the house.',
    tags: ['budget'],
    headings: ['Where it goes', 'Tax time'],
  },
  {
    title: 'Talking about tax',
    description: 'Short and calm.',
    tags: ['messages'],
    headings: ['First words'],
  },
  { title: 'Sleep', description: 'Nights.', tags: ['body'], headings: ['Breathing', 'Short nights'] },
];

const titlesFor = (query: string) => searchResources(cards, query).map(({ card }) => card.title);

test('a title match ranks above a match elsewhere', () => {
  expect(titlesFor('tax')).toEqual(['Talking about tax', 'Money basics']);
});

test('every word of the query must match, anywhere and in any case', () => {
  expect(titlesFor('BUDGET house')).toEqual(['Money basics']);
  expect(titlesFor('budget sleep')).toEqual([]);
});

test('matches the beginning of a word while a person is typing, but not the middle', () => {
  expect(titlesFor('bre')).toEqual(['Sleep']);
  expect(titlesFor('reath')).toEqual([]);
});

test('a plural finds the singular', () => {
  expect(titlesFor('budgets')).toEqual(['Money basics']);
  expect(titlesFor('taxes')).toContain('Talking about tax');
});

test('an everyday word finds articles that use the technical term', () => {
  expect(titlesFor('cash')).toEqual(['Money basics']);
});

test('the result names the section whose heading matches', () => {
  expect(searchResources(cards, 'short')).toMatchObject([
    { card: { title: 'Sleep' }, section: 1 },
    { card: { title: 'Talking about tax' }, section: null },
  ]);
});

test('an empty query finds nothing', () => {
  expect(titlesFor('')).toEqual([]);
  expect(titlesFor(' ?! ')).toEqual([]);
});

test.each(['children', 'custody', 'documents', 'money', 'stress', 'lawyer'])(
  'the library search finds articles on %s',
  (query) => {
    expect(searchResources(resourceCards, query).length).toBeGreaterThan(0);
  },
);
