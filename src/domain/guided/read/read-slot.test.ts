import { expect, test } from 'vitest';
import type { Slot } from '../flow.ts';
import { readAges } from './ages.ts';
import { readYesNo } from './choice.ts';
import { readDay } from './day.ts';
import { readMoney } from './money.ts';
import { readSlot } from './read-slot.ts';

// A Monday.
const today = '2026-11-23';
const past = (text: string) => readDay(text, { today, direction: 'past' });
const future = (text: string) => readDay(text, { today, direction: 'future' });

test.for([
  ['2026-11-17', '2026-11-17', true],
  ['11/17/2026', '2026-11-17', true],
  ['11/17/26', '2026-11-17', true],
  ['on November 17', '2026-11-17', true],
  ['nov 17th', '2026-11-17', true],
  ['17 November 2025', '2025-11-17', true],
  ['the 3rd of October', '2026-10-03', true],
  // If the year is missing and the date is many months ago, the year is ambiguous and needs a confirmation.
  ['december 14', '2025-12-14', false],
  ['today', '2026-11-23', false],
  ['yesterday', '2026-11-22', false],
  ['the day before yesterday', '2026-11-21', false],
  ['Tuesday', '2026-11-17', false],
  ['last Monday', '2026-11-16', false],
  ['I was served on Friday', '2026-11-20', false],
  ['two weeks ago', '2026-11-09', false],
  ['3 days ago', '2026-11-20', false],
  // Said on a Monday, whose own night is still to come.
  ['monday night', '2026-11-16', false],
  ['on Monday evening', '2026-11-16', false],
  ['monday morning', '2026-11-23', false],
  ['this monday night', '2026-11-23', false],
  ['Sunday night', '2026-11-22', false],
  ['tonight', '2026-11-23', false],
  ['the 5th', '2026-11-05', false],
  ['the 30th', '2026-10-30', false],
] as const)('parses a past date: %s', ([text, day, isSure]) => {
  expect(past(text)).toEqual({ day, isSure });
});

test.for([
  ['Tuesday', '2026-11-24', false],
  ['next Monday', '2026-11-30', false],
  ['december 14th at 9:30 am', '2026-12-14', true],
  ['in 10 days', '2026-12-03', false],
  ['tomorrow', '2026-11-24', false],
  ['the 5th', '2026-12-05', false],
  ['January 8', '2027-01-08', true],
] as const)('parses a future date: %s', ([text, day, isSure]) => {
  expect(future(text)).toEqual({ day, isSure });
});

test('an invalid date or one in the wrong direction is refused with the reason', () => {
  expect(past('February 30')).toEqual({ problem: 'no-such-day' });
  expect(past('13/17/2026')).toEqual({ problem: 'no-such-day' });
  expect(past('9/31/2026')).toEqual({ problem: 'no-such-day' });
  expect(past('December 14, 2026')).toEqual({ problem: 'still-to-come' });
  expect(future('November 1, 2026')).toEqual({ problem: 'already-past' });
  expect(past('November 2 or November 3')).toEqual({ problem: 'several-days' });
});

test.for(['he sat there', 'every other weekend', 'I do not know', 'at 9:30', 'last week', 'May I ask'])(
  'finds no date in "%s"',
  (text) => {
    expect(past(text)).toBeNull();
  },
);

test.for([
  ['$4.5k a month', 450_000, 12],
  ['85 grand a year', 8_500_000, 1],
  ['600 every two weeks', 60_000, 26],
  ['1,850.50', 185_050, 12],
  ['about $40 weekly', 4_000, 52],
  ['nothing', 0, 12],
  ['twice a month', null, 0],
  ['1,2 million', null, 0],
  ['1.150,50', null, 0],
  ['$1,72S', null, 0],
  ['3 kids', null, 0],
  ['between 400 and 500', null, 0],
  ['-250', null, 0],
] as const)('parses an amount of money: %s', ([text, cents, timesAYear]) => {
  expect(readMoney(text)).toEqual(cents === null ? null : { cents, timesAYear });
});

test.for([
  ['4 and 7', [4, 7]],
  ['a 3 year old and a baby', [3, 0]],
  ['six months', [0.5]],
  ['twelve, 9 and two', [12, 9, 2]],
  ['born 2019', [7]],
  ['they are 14', [14]],
  ['one is 5 and one is 8', [5, 8]],
  ['none', []],
  ['pretty big', null],
  ['99', null],
] as const)('parses ages: %s', ([text, ages]) => {
  expect(readAges(text, today)).toEqual(ages);
});

test('recognizes yes and no as whole words, and "not sure" as neither', () => {
  expect(['yes', 'Yeah', 'I do', 'yep, both'].map(readYesNo)).toEqual(['yes', 'yes', 'yes', 'yes']);
  expect(['no', 'nope', 'not yet', "I don't"].map(readYesNo)).toEqual(['no', 'no', 'no', 'no']);
  expect(['not sure', 'yesterday', 'nobody', 'maybe'].map(readYesNo)).toEqual([null, null, null, null]);
});

test('recognizes a state by its name, or by its code in capitals if that is the whole answer', () => {
  const base = { id: 's', label: 'S', ask: 'Where?', why: 'Law.', example: 'Ohio' };
  const read = (text: string) => readSlot({ ...base, type: 'state' } satisfies Slot, text, today);
  expect(['Ohio', 'OH', 'IN', 'I live in west virginia'].map(read)).toEqual(
    ['OH', 'OH', 'IN', 'WV'].map((value) => ({ value, isSure: true })),
  );
  expect(['oh', 'in', 'hi', 'somewhere'].map(read)).toEqual([null, null, null, null]);
});

test("a person's text cannot imitate an answer stored on their device", () => {
  const base = { id: 's', label: 'S', ask: 'What?', why: 'So.', example: 'That' };
  expect(readSlot({ ...base, type: 'text' }, 'a {{code}} b', today)).toEqual({
    value: 'a code b',
    isSure: true,
  });
  expect(readSlot({ ...base, type: 'names' }, 'Dana, Ruth and Ann.', today)).toEqual({
    value: ['Dana', 'Ruth', 'Ann'],
    isSure: true,
  });
});
