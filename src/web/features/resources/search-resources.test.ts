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

test('a match in the title precedes a match elsewhere', () => {
  expect(titlesFor('tax')).toEqual(['Talking about tax', 'Money basics']);
});

test('every word must match, in any place and case', () => {
  expect(titlesFor('BUDGET house')).toEqual(['Money basics']);
  expect(titlesFor('budget sleep')).toEqual([]);
});

test("a prefix matches while a person is typing, the middle of a word doesn't", () => {
  expect(titlesFor('bre')).toEqual(['Sleep']);
  expect(titlesFor('reath')).toEqual([]);
});

test('a plural finds the singular', () => {
  expect(titlesFor('budgets')).toEqual(['Money basics']);
  expect(titlesFor('taxes')).toContain('Talking about tax');
});

test("an everyday word finds the articles' own term", () => {
  expect(titlesFor('cash')).toEqual(['Money basics']);
});

test('the section whose heading matches is named', () => {
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
  'the library has articles on %s',
  (query) => {
    expect(searchResources(resourceCards, query).length).toBeGreaterThan(0);
  },
);
