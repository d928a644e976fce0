import { expect, test } from 'vitest';
import { asksForAnswerDay, asksHowDaysCount, findStatedDays, findServiceDay } from './served-day.ts';

const today = '2026-11-23';
const servedDay = (...messages: string[]) => findServiceDay(messages, [], today);

test.each([
  ['I was served on November 9, 2026', '2026-11-09'],
  ['A deputy handed me the papers yesterday.', '2026-11-22'],
  ['I got the summons today', today],
  ['November 9, 2026', '2026-11-09'],
])('%j states the day of service', (message, expected) => {
  expect(servedDay(message)).toBe(expected);
});

test.each([
  'I was served divorce papers',
  'We were married on June 9, 2012 in my parents’ garden and it rained all day',
  'how long do I have',
])('%j does not state the day of service', (message) => {
  expect(servedDay(message)).toBeNull();
});

test('only the sentence that mentions papers is searched for the day', () => {
  expect(
    servedDay('We separated on August 2, 2026 after a long summer. I was served on November 9, 2026.'),
  ).toBe('2026-11-09');
});

test('a day in a newer message replaces an older one', () => {
  expect(servedDay('No, I was served on November 10, 2026', 'I was served on November 9, 2026')).toBe(
    '2026-11-10',
  );
});

test('"yesterday" in an older message is relative to the day it was written', () => {
  const messages = ['what do I do now', 'I got the papers yesterday'];
  expect(findServiceDay(messages, [today, '2026-11-20'], today)).toBe('2026-11-19');
  expect(findServiceDay(messages, [today, today], today)).toBe('2026-11-22');
});

test('"yesterday" is relative to today if the day of writing is unknown', () => {
  expect(servedDay('I got the papers yesterday')).toBe('2026-11-22');
});

test.each([
  ['when is the deadline', true],
  ['How many days do I have?', true],
  ['what day is my answer due', true],
  ['so whats the date then', true],
  ['14 days from tuesday?', true],
  ['is it the 17th', true],
  ['who pays for the lawyer', false],
  ['what is a summons', false],
])('recognizes questions about the due date: %j (%s)', (message, expected) => {
  expect(asksForAnswerDay(message)).toBe(expected);
});

test.each([
  ['summons says 20 days if served in arizona', 20],
  ['it says 30 days', 30],
  ['I have 21 days to respond to the petition', 21],
  ['we have the kids 14 days each', null],
  ['he gets 14 days a month with them', null],
  ['i was served 12 days ago', null],
  ['the papers say 2 days', null],
])('%j states a time limit of %s days', (message, days) => {
  expect(findStatedDays([message])).toBe(days);
});

test.each([
  ['So due 12/2. Does the day of service count as day one?', true],
  ['does memorial day matter', true],
  ['do weekends count', true],
  ['does his income count', false],
  ['we do christmas at my moms', false],
])('recognizes questions about how days are counted: %j (%s)', (message, expected) => {
  expect(asksHowDaysCount(message)).toBe(expected);
});

test('a date takes precedence over "today" from someone who types after midnight', () => {
  expect(servedDay('they gave me the papers today sunday the 22')).toBe('2026-11-22');
});

test('a date given for an earlier-mentioned weekday is the day of service', () => {
  const messages = ['30 days, it says. Tuesday was the 3rd', 'I was served on Tuesday'];
  expect(findServiceDay(messages, ['2026-11-24', '2026-11-24'], '2026-11-24')).toBe('2026-11-03');
});

test('reads the number in parentheses and a bare number as the days of the summons', () => {
  expect(findStatedDays(['Summons says "within thirty (30) days after service". Served Nov 3.'])).toBe(30);
  expect(findStatedDays(['30'])).toBe(30);
  expect(findStatedDays(['9'])).toBeNull();
});

test('a corrected day counts although the message says more', () => {
  const messages = [
    'no not today LAST saturday the 21st. i been scared to open it',
    'served papers saturday',
  ];
  expect(findServiceDay(messages, ['2026-11-28', '2026-11-28'], '2026-11-28')).toBe('2026-11-21');
});
