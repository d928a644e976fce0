import { expect, test } from 'vitest';
import { findAges } from './ages-told.ts';

test.each([
  ['my son is 6 and he asked me yesterday', [6]],
  ['our 9 year old wont go', [9]],
  ['shes 14 and refuses', [14]],
  ['hes 8 and his sister is 11', [8, 11]],
  ['kids 9 and 13. havent told them yet', [9, 13]],
  ['the girls are 4, 7 and 11', [4, 7, 11]],
  ['kids at 6 pm on friday', []],
  ['she is 20 minutes late every time', []],
  ['my ex is 41', []],
  ['he is 2 weeks behind on support', []],
  ['pickup is at 6', []],
])('%j mentions children aged %j', (message, ages) => {
  expect(findAges([message])).toEqual(ages);
});
