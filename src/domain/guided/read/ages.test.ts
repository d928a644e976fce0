import { expect, test } from 'vitest';
import { readAges } from './ages.ts';

const TODAY = '2026-11-28';

test.for([
  ['2 kids, 5 and 8', [5, 8]],
  ['three kids 4, 6 and 9', [4, 6, 9]],
  ['2 boys 5 and 7 and a girl, 9', [5, 7, 9]],
  ['my son is 6 and the twins are 2', [6, 2, 2]],
  ['twins, both 5', [5, 5]],
  ['two boys, both 5', [5, 5]],
  ['both boys, 5 and 7', [5, 7]],
  ['5 year old twins and a baby', [5, 5, 0]],
  ['18 months and 3', [1.5, 3]],
  ['an 8 month old baby and a six year old', [8 / 12, 6]],
  ['Ellie 7, Jonah 11', [7, 11]],
  ['Mia (11) and Leo (8)', [11, 8]],
  ['Sam and Zoe, 9 and 4', [9, 4]],
  ['Sam and Zoe are 9 and 4', [9, 4]],
  ['Jack 10, Ella and Emma are 7 (twins)', [10, 7, 7]],
  ['Jack is 10 and Ella and Emma are both 7', [10, 7, 7]],
  ['Ava and Max are twins, 5', [5, 5]],
  ['Ben and Kim are 12, Leo is 3', [12, 12, 3]],
  ['Mia is 11, Leo is 8 and the baby is 7 months', [11, 8, 7 / 12]],
  ['12, her name is Zoe', [12]],
  ['shes 12, her name is Zoe', [12]],
  ['9 and 12, their names are Zoe and Max', [9, 12]],
  ['i told you 5 8 and 16', [5, 8, 16]],
  ['I already said 5, 8 and 16', [5, 8, 16]],
  ['13, Maddie 10 and then the baby, shes 18 months', [13, 10, 1.5]],
  ['ok so theres Tyler whos 13, Maddie 10 and then the baby, shes 18 months', [13, 10, 1.5]],
  ['Tyler who is 13 and Maddie who’s 10', [13, 10]],
  ['5 8 16', [5, 8, 16]],
  ['a boy named Leo, 4', [4]],
  ['the baby is 8 months and Leo is 4', [8 / 12, 4]],
  ['there’s Mia 6 and then Leo 4', [6, 4]],
  ['Ellie’s 7 and a half and Jonah is 12', [7, 12]],
] as const)('parses the ages of all children: %s', ([text, ages]) => {
  expect(readAges(text, TODAY)).toEqual(ages);
});

test.for([
  '2 kids',
  '3 kids, 5 and 8',
  'they are in grade 3 and 5',
  'married 7 years',
  'two dogs, 4 and 5',
  'her name is Zoe',
  'i told you already',
  'i told you 3 times',
])('asks again for ages: %s', (text) => {
  expect(readAges(text, TODAY)).toBeNull();
});
