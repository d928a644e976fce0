import { afterEach, expect, test, vi } from 'vitest';
import { nextReminderAt, remindersSince } from './deadline-reminder.ts';
import { dueAt } from './deadline.ts';

const hearing = { date: 'November 20, 2026', time: '3:00 PM' };
const at = (hour: number, minute = 0, second = 0) => new Date(2026, 10, 20, hour, minute, second);

afterEach(() => {
  vi.unstubAllEnvs();
});

// Specification: 9.reminders
test('a deadline has reminders one hour before and when it is due', () => {
  expect(nextReminderAt([hearing], at(9))).toEqual(at(14));
  expect(nextReminderAt([hearing], at(14))).toEqual(at(15));
  expect(remindersSince(at(13, 59), at(14), [hearing])).toEqual([{ kind: 'soon', at: at(14) }]);
  expect(remindersSince(at(14, 59), at(15), [hearing])).toEqual([{ kind: 'now', at: at(15) }]);
});

// Specification: 9.reminders
test('a past deadline has no reminders', () => {
  expect(nextReminderAt([hearing], at(15))).toBeNull();
  expect(remindersSince(at(15), at(15, 1), [hearing])).toEqual([]);
  expect(remindersSince(at(14), at(14, 1), [hearing])).toEqual([]);
});

// Specification: 5.deadline.5
test.each(['afternoon', '15:00', '3 PM', ''])('skips the invalid time "%s"', (time) => {
  expect(nextReminderAt([{ ...hearing, time }], at(9))).toBeNull();
  expect(remindersSince(at(0), at(23), [{ ...hearing, time }])).toEqual([]);
});

test('the earliest of several deadlines is next, and each kind is shown once', () => {
  const both = [hearing, { ...hearing, time: '3:30 PM' }, { ...hearing, time: '2:10 PM' }];
  expect(nextReminderAt(both, at(13, 30))).toEqual(at(14));
  expect(remindersSince(at(13, 50), at(14, 31), both)).toEqual([
    { kind: 'soon', at: at(14, 30) },
    { kind: 'now', at: at(14, 10) },
  ]);
});

test('a device that was asleep shows late reminders, but none older than an hour', () => {
  expect(remindersSince(at(8), at(15, 59), [hearing])).toEqual([{ kind: 'now', at: at(15) }]);
  expect(remindersSince(at(8), at(14, 59), [hearing])).toEqual([{ kind: 'soon', at: at(14) }]);
  expect(remindersSince(at(8), at(16), [hearing])).toEqual([]);
});

test('handles midnight and noon, and the hour before them', () => {
  expect(nextReminderAt([{ ...hearing, time: '12:00 AM' }], at(-2))).toEqual(at(-1));
  expect(nextReminderAt([{ ...hearing, time: '12:00 PM' }], at(9))).toEqual(at(11));
  expect(nextReminderAt([{ ...hearing, time: '12:30 AM' }], at(-2))).toEqual(at(-1, 30));
});

test('one hour before is exactly sixty minutes on days with a daylight-saving change', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const spring = { date: 'March 14, 2027', time: '3:30 AM' };
  const autumn = { date: 'November 7, 2027', time: '3:00 AM' };
  const skipped = { date: 'March 14, 2027', time: '2:30 AM' };
  expect(nextReminderAt([spring], new Date('2027-03-14T05:00:00Z'))?.toISOString()).toBe(
    '2027-03-14T06:30:00.000Z',
  );
  expect(nextReminderAt([autumn], new Date('2027-11-07T05:00:00Z'))?.toISOString()).toBe(
    '2027-11-07T07:00:00.000Z',
  );
  // A time that is skipped by the daylight-saving change is moved to what the clocks show instead.
  expect(dueAt(skipped)?.toISOString()).toBe('2027-03-14T07:30:00.000Z');
});
