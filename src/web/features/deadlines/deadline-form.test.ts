import { expect, test } from 'vitest';
import { deadlineFieldNames } from '#domain/reminders/deadline-fields.ts';
import { clockTime, fieldDate, readDeadlineForm } from './deadline-form.ts';

const today = new Date(2026, 10, 20, 14, 0);

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a complete form is parsed into the stored format', () => {
  const fields = form({ title: ' Court hearing ', date: '2026-12-01', time: '9:30 AM', priority: 'high' });
  expect(readDeadlineForm(fields, today)).toMatchObject({
    deadline: {
      title: 'Court hearing',
      date: 'December 1, 2026',
      time: '9:30 AM',
      priority: 'high',
    },
  });
});

test('every field of a deadline is parsed', () => {
  const fields = form({ title: 'Call the clerk', time: '4 pm' });
  const read = readDeadlineForm(fields, today);
  expect('deadline' in read && Object.keys(read.deadline)).toEqual(deadlineFieldNames);
});

// Specification: 5.deadline.2
test('a cleared date falls back to today, an unknown priority to medium', () => {
  const fields = form({ title: 'Call the clerk', date: '', time: '4 pm', priority: '' });
  expect(readDeadlineForm(fields, today)).toMatchObject({
    deadline: { date: 'November 20, 2026', time: '4:00 PM', priority: 'medium' },
  });
});

// Specification: 5.deadline.1
test('a blank title or time is missing', () => {
  expect(readDeadlineForm(form({ title: '  ', time: '9:30 AM' }), today)).toEqual({ missing: ['title'] });
  expect(readDeadlineForm(form({ title: 'Call', time: ' ' }), today)).toEqual({ missing: ['time'] });
  expect(readDeadlineForm(form({}), today)).toEqual({ missing: ['title', 'time'] });
});

test.each([
  ['10:00 AM', '10:00 AM'],
  ['9:30am', '9:30 AM'],
  ['9.05 p.m.', '9:05 PM'],
  ['12 am', '12:00 AM'],
  ['14:00', '2:00 PM'],
  ['00:15', '12:15 AM'],
  ['12:30', '12:30 PM'],
  ['9', '9'],
  ['13:00 PM', '13:00 PM'],
  ['25:00', '25:00'],
  ['10:75', '10:75'],
  ['after lunch', 'after lunch'],
])('the time %s is stored as %s', (typed, kept) => {
  expect(clockTime(typed)).toBe(kept);
});

test('a date is formatted for the date field', () => {
  expect(fieldDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
