import { afterEach, expect, test, vi } from 'vitest';
import {
  byDueDate,
  daysUntil,
  deadlineStatus,
  dueAt,
  formatDeadlineDate,
  parseDeadlineDate,
  sampleDeadlines,
} from './deadline.ts';

const now = new Date(2026, 10, 20, 12, 0);

afterEach(() => {
  vi.unstubAllEnvs();
});

// Specification: 5.deadline.3, 5.dates
test('a formatted date parses back to the same date', () => {
  const day = new Date(2027, 1, 3);
  expect(formatDeadlineDate(day)).toBe('February 3, 2027');
  expect(parseDeadlineDate('February 3, 2027')).toEqual(day);
});

test.each(['February 30, 2027', 'Februry 3, 2027', '2027-02-03', 'June 15, 0050', ''])(
  '%s is not a valid date',
  (text) => {
    expect(parseDeadlineDate(text)).toBeNull();
  },
);

test.each([
  ['12:00 AM', 0, 0],
  ['12:30 PM', 12, 30],
  ['9:05 am', 9, 5],
  ['11:59 PM', 23, 59],
])('parses the time %s', (time, hour, minute) => {
  expect(dueAt({ date: 'June 15, 2027', time })).toEqual(new Date(2027, 5, 15, hour, minute));
});

test.each(['noon', '13:00 PM', '0:10 AM', '9:60 AM', '21:00'])(
  'the invalid time %s sets no reminder',
  (time) => {
    expect(dueAt({ date: 'June 15, 2027', time })).toBeNull();
  },
);

test.each([
  ['November 5, 2026', '10:00 AM', 'past'],
  ['November 6, 2026', '10:00 AM', 'overdue'],
  ['November 20, 2026', '11:59 AM', 'overdue'],
  ['November 20, 2026', '12:00 PM', 'today'],
  ['November 20, 2026', 'afternoon', 'today'],
  ['November 19, 2026', 'afternoon', 'overdue'],
  ['November 21, 2026', '12:00 AM', 'soon'],
  ['November 27, 2026', '3:00 PM', 'soon'],
  ['November 28, 2026', '3:00 PM', 'later'],
  ['someday', '3:00 PM', 'later'],
] as const)('a deadline on %s, %s is %s', (date, time, status) => {
  expect(deadlineStatus({ date, time, isSample: false }, now)).toBe(status);
});

// Specification: D.4
test('a sample is never overdue', () => {
  const yesterday = { date: 'November 19, 2026', time: '10:00 AM' };
  expect(deadlineStatus({ ...yesterday, isSample: true }, now)).toBe('past');
});

test('days are counted by midnights, also across daylight-saving changes', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const evening = new Date(2027, 2, 13, 23, 59);
  expect(daysUntil(new Date(2027, 2, 14), evening)).toBe(1);
  expect(daysUntil(new Date(2027, 2, 15), evening)).toBe(2);
  expect(daysUntil(new Date(2027, 2, 13), evening)).toBe(0);
  expect(daysUntil(new Date(2027, 10, 8), new Date(2027, 10, 7, 0, 30))).toBe(1);
});

test('the earliest deadline comes first and unreadable dates come last', () => {
  const dates = ['someday', 'June 15, 2027', 'June 2, 2027'].map((date) => ({ date, time: '9:00 AM' }));
  expect(dates.toSorted(byDueDate).map(({ date }) => date)).toEqual([
    'June 2, 2027',
    'June 15, 2027',
    'someday',
  ]);
});

// Specification: D.4
test('the sample deadlines are in the past', () => {
  for (const sample of sampleDeadlines) expect(deadlineStatus(sample, now)).toBe('past');
});
