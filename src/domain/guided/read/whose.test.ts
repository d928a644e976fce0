import { expect, test } from 'vitest';
import { stripSeparateProperty, stripOthersProperty } from './whose.ts';

test.for([
  ['the mortgage isnt mine its his, i got a car loan', 'i got a car loan'],
  ['the mortgage isn’t mine, it’s his, I only have a student loan', 'I only have a student loan'],
  ['house is in his name, i only have a student loan', 'i only have a student loan'],
  ['the mortgage is his and I have a car loan', 'I have a car loan'],
  ['the house and the car are his', ''],
  ['mortgage, it’s in both names', 'mortgage, it’s in both names'],
  ['the car loan is in my name', 'the car loan is in my name'],
  ['Mortgage; Car loan', 'Mortgage; Car loan'],
] as const)("the other person's property is omitted: %s", ([text, left]) => {
  expect(stripOthersProperty(text)).toBe(left);
});

test.for([
  ['checking, the savings is only mine', 'checking'],
  ['the checking is joint, savings is in his name', 'the checking is joint'],
  ['both of our names are on checking and savings', 'both of our names are on checking and savings'],
  ['Checking and savings', 'Checking and savings'],
] as const)('property of only one of them is omitted: %s', ([text, left]) => {
  expect(stripSeparateProperty(text)).toBe(left);
});
