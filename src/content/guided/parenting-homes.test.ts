import { expect, test } from 'vitest';
import { readAnswers } from '#domain/guided/value.ts';
import { parseHomes } from './parenting-homes.ts';

const homesOf = (homes: string) => parseHomes(readAnswers({ homes }));

test.for([
  ['Mine is the house on Pine St, his is the lake house', 'the house on Pine St', 'the lake house'],
  ['mine is the blue house and hers is the condo', 'the blue house', 'the condo'],
  ['his is the lake house, mine is Pine Street', 'Pine Street', 'the lake house'],
  ['my place is the apartment and his place is the farm', 'the apartment', 'the farm'],
  ['Mine: Oak Street; theirs: Elm Street', 'Oak Street', 'Elm Street'],
  ['the house is mine, the apartment is hers', 'house', 'apartment'],
  ['my house will be Maple and the other one is Dad’s', 'Maple', 'Dad’s'],
  ['Mom’s house and Dad’s apartment', 'Mom’s house', 'Dad’s apartment'],
  ['My home and their home', 'my home', 'their home'],
  ['mom’s / dad’s', 'mom’s', 'dad’s'],
  ['Pine Street, Lake House', 'Pine Street', 'Lake House'],
  ['my house and his house', 'my house', 'his house'],
  ['his moms place and my place', 'my place', 'his moms place'],
  ['Dad’s and Mom’s', 'Dad’s', 'Mom’s'],
] as const)('names the two homes: %s', ([text, mine, theirs]) => {
  expect(homesOf(text)).toEqual({ mine, theirs, other: null });
});

test.for([
  'i dont care what we call them, whatever works',
  'he lives at the lake and we are on Pine St',
  'the big house',
  'mine, his and my mom’s',
  'mine is Oak and mine is Elm',
  'it is just one house, we take turns there',
])('a sentence is no name: %s', (text) => {
  expect(homesOf(text)).toEqual({ mine: 'my home', theirs: 'the other home', other: text });
});

test('skipped names are no names', () => {
  expect(homesOf('')).toEqual({ mine: 'my home', theirs: 'the other home', other: null });
});
