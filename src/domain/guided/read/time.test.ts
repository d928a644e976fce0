import { expect, test } from 'vitest';
import { readTime } from './time.ts';

test.for([
  ['Dec 9th at 9:30 am', '9:30 AM'],
  ['dec 5 at 1:30', '1:30 PM'],
  ['Dec 14th 2pm courtroom 5', '2:00 PM'],
  ['Dec 2 at 8:45am', '8:45 AM'],
  ['Hearing is Dec 9th 9:30 am in Kings County', '9:30 AM'],
  ['December 9 at 9', '9:00 AM'],
  ['12/9/2026, 10 a.m.', '10:00 AM'],
  ['at 13:30', '1:30 PM'],
  ['noon on the 3rd', '12:00 PM'],
  ['December 14', null],
  ['10-1-26', null],
  ['12/9 at the courthouse', null],
  ['at 25:30', null],
] as const)('parses the time of a hearing: %s', ([text, time]) => {
  expect(readTime(text)).toBe(time);
});
