import { expect, it } from 'vitest';
import { slotsTold } from './template-slots.ts';

it('finds two days in the order in which they are told', () => {
  expect(slotsTold(['how do i ask to swap weekends may 17 for may 24'])).toMatchObject({
    day: 'May 17',
    day2: 'May 24',
  });
});

it('tells Christmas Eve from Christmas', () => {
  expect(slotsTold(['he gets the boys on christmas eve at 4'])).toMatchObject({ day: 'Christmas Eve' });
});

it('keeps a deadline apart from the day it is about', () => {
  expect(slotsTold(['dentist for maya tues at 3, he needs to pay by friday'])).toMatchObject({
    day: 'Tuesday',
    by: 'Friday',
  });
});

it('finds a sum with what it is for', () => {
  expect(slotsTold(['need a text asking for her half of the braces $1,840'])).toEqual({
    sum: '$1,840',
    item: 'the braces',
  });
});

it('names the one child, and calls several the kids', () => {
  expect(slotsTold(['i cant take leo sunday'])).toMatchObject({ child: 'Leo', "child's": "Leo's" });
  expect(slotsTold(['i cant take the kids sunday'])).toMatchObject({
    child: 'the kids',
    "child's": "the kids'",
  });
});

it('takes the hour with its half of the day before a bare number', () => {
  expect(slotsTold(['have to work til 6, could he come at 6:30pm'])).toMatchObject({ time: '6:30 p.m.' });
});

it('lets a newer message correct an older one', () => {
  expect(slotsTold(['no, saturday', 'can we swap friday'])).toMatchObject({ day: 'Saturday' });
});

it('finds nothing where nothing is told', () => {
  expect(slotsTold(['how do i say this nicely'])).toEqual({});
});
