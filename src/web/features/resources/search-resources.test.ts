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

test('an article that says it in the title comes before one that says it elsewhere', () => {
  expect(titlesFor('tax')).toEqual(['Talking about tax', 'Money basics']);
});

test('every word has to be found, in whatever place and case', () => {
  expect(titlesFor('BUDGET house')).toEqual(['Money basics']);
  expect(titlesFor('budget sleep')).toEqual([]);
});

test('the beginning of a word is enough while somebody is typing, the middle is not', () => {
  expect(titlesFor('bre')).toEqual(['Sleep']);
  expect(titlesFor('reath')).toEqual([]);
});

test('a plural finds the singular', () => {
  expect(titlesFor('budgets')).toEqual(['Money basics']);
  expect(titlesFor('taxes')).toContain('Talking about tax');
});

test('an everyday word finds what the articles call otherwise', () => {
  expect(titlesFor('cash')).toEqual(['Money basics']);
});

test('the section whose heading matches is named', () => {
  expect(searchResources(cards, 'short')).toMatchObject([
    { card: { title: 'Sleep' }, section: 1 },
    { card: { title: 'Talking about tax' }, section: null },
  ]);
});

test('nothing is found for nothing', () => {
  expect(titlesFor('')).toEqual([]);
  expect(titlesFor(' ?! ')).toEqual([]);
});

test.each(['children', 'custody', 'documents', 'money', 'stress', 'lawyer'])(
  'the library has something on %s',
  (query) => {
    expect(searchResources(resourceCards, query).length).toBeGreaterThan(0);
  },
);
