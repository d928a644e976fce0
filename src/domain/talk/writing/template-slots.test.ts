import { expect, it } from 'vitest';
import { findSlots } from './template-slots.ts';

it('finds two days in the order in which they are mentioned', () => {
  expect(findSlots(['how do i ask to swap weekends may 17 for may 24'])).toMatchObject({
    day: 'May 17',
    day2: 'May 24',
  });
});

it('distinguishes Christmas Eve from Christmas', () => {
  expect(findSlots(['he gets the boys on christmas eve at 4'])).toMatchObject({ day: 'Christmas Eve' });
});

it('keeps a deadline separate from the day it is about', () => {
  expect(findSlots(['dentist for maya tues at 3, he needs to pay by friday'])).toMatchObject({
    day: 'Tuesday',
    by: 'Friday',
  });
});

it('finds an amount with its purpose', () => {
  expect(findSlots(['need a text asking for her half of the braces $1,840'])).toEqual({
    sum: '$1,840',
    item: 'the braces',
  });
});

it('uses the name of a single child, and "the kids" for several', () => {
  expect(findSlots(['i cant take leo sunday'])).toMatchObject({ child: 'Leo', "child's": "Leo's" });
  expect(findSlots(['i cant take the kids sunday'])).toMatchObject({
    child: 'the kids',
    "child's": "the kids'",
  });
});

it('prefers an hour with a.m. or p.m. to a bare number', () => {
  expect(findSlots(['have to work til 6, could he come at 6:30pm'])).toMatchObject({ time: '6:30 p.m.' });
});

it('lets a newer message correct an older one', () => {
  expect(findSlots(['no, saturday', 'can we swap friday'])).toMatchObject({ day: 'Saturday' });
});

it('finds nothing in a message without facts', () => {
  expect(findSlots(['how do i say this nicely'])).toEqual({});
});
