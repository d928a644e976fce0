import { expect, test } from 'vitest';
import { namesChild } from './child-words.ts';

test.for([
  'Hes 3',
  'he is 3',
  'she’s 9 years old',
  'They are 4 and 6',
  'hes only 3',
  'yes, shes 13',
  'he just turned 5',
  'shes two',
])('a pronoun and an age say nothing about the child: %s', (words) => {
  expect(namesChild(words)).toBe(false);
});

test.for([
  'Mia is 4 and Leo is 9',
  'my son is 3',
  'he is 3 and has asthma',
  'twin girls, 8',
  'shes 13, in eighth grade, and very shy around strangers',
  'the little one is Ben, 5',
])('words about a child stay: %s', (words) => {
  expect(namesChild(words)).toBe(true);
});
