import { expect, test } from 'vitest';
import { type ReminderPreferences, isDue, isQuiet, nextLookAt, planReminders } from './reminder-plan.ts';
import { isTimeZone } from './zoned-time.ts';

const newYork: ReminderPreferences = { zone: 'America/New_York', daysBefore: [], quiet: { from: 0, to: 0 } };
const hearing = { date: 'November 20, 2026', time: '3:00 PM', isSample: false };

function planned(deadline: typeof hearing, wishes: ReminderPreferences): string[] {
  return planReminders(deadline, wishes).map(({ kind, at }) => `${kind} ${at.toISOString().slice(0, 16)}`);
}

test('reminders are one hour before and at the due time, in the time zone of the person', () => {
  expect(planned(hearing, newYork)).toEqual(['soon 2026-11-20T19:00', 'now 2026-11-20T20:00']);
  expect(planned(hearing, { ...newYork, zone: 'Asia/Kolkata' })).toEqual([
    'soon 2026-11-20T08:30',
    'now 2026-11-20T09:30',
  ]);
});

test('reminders on selected days before are sent at nine in the morning, across the end of a month', () => {
  expect(planned({ ...hearing, date: 'March 1, 2028' }, { ...newYork, daysBefore: [7, 1] })).toEqual([
    'days 2028-02-23T14:00',
    'days 2028-02-29T14:00',
    'soon 2028-03-01T19:00',
    'now 2028-03-01T20:00',
  ]);
});

test('an unreadable time only allows reminders on earlier days, and a sample or undated deadline has none', () => {
  const wishes: ReminderPreferences = { ...newYork, daysBefore: [1] };
  expect(planned({ ...hearing, time: 'afternoon' }, wishes)).toEqual(['days 2026-11-19T14:00']);
  expect(planned({ ...hearing, isSample: true }, wishes)).toEqual([]);
  expect(planned({ ...hearing, date: 'February 30, 2027' }, wishes)).toEqual([]);
});

test('one hour before is exactly sixty minutes on days with a daylight-saving change', () => {
  const at = (date: string, time: string) => planned({ ...hearing, date, time }, newYork);
  expect(at('March 14, 2027', '3:30 AM')).toEqual(['soon 2027-03-14T06:30', 'now 2027-03-14T07:30']);
  expect(at('November 7, 2027', '3:00 AM')).toEqual(['soon 2027-11-07T07:00', 'now 2027-11-07T08:00']);
  // A time skipped by the daylight-saving change becomes what the clocks show instead. Of a repeated time, the first
  // counts.
  expect(at('March 14, 2027', '2:30 AM')).toContain('now 2027-03-14T07:30');
  expect(at('November 7, 2027', '1:30 AM')).toContain('now 2027-11-07T05:30');
  expect(
    planned(
      { ...hearing, date: 'April 4, 2027', time: '1:45 AM' },
      { ...newYork, zone: 'Australia/Lord_Howe' },
    ),
  ).toContain('now 2027-04-03T14:45');
});

const atNight: ReminderPreferences = { ...newYork, quiet: { from: 22 * 60, to: 7 * 60 } };

test('a reminder in quiet hours is sent after they end, or before they start if the end is too late', () => {
  expect(planned({ ...hearing, time: '7:30 AM' }, atNight)).toEqual([
    'soon 2026-11-20T12:00',
    'now 2026-11-20T12:30',
  ]);
  // The deadline is due at six, so the reminder is sent at a quarter to ten the evening before instead of during the
  // night.
  expect(planned({ ...hearing, time: '6:00 AM' }, atNight)).toEqual(['soon 2026-11-20T02:45']);
  expect(planned({ ...hearing, time: '11:59 PM' }, atNight)).toEqual(['soon 2026-11-21T02:45']);
  const atWork: ReminderPreferences = { ...newYork, daysBefore: [1], quiet: { from: 8 * 60, to: 17 * 60 } };
  expect(planned({ ...hearing, time: '7:00 PM' }, atWork)[0]).toBe('days 2026-11-19T22:00');
});

test('the end time of quiet hours counts as day, and the start time as night', () => {
  const moments = [
    '2026-11-20T02:59:59Z',
    '2026-11-20T03:00:00Z',
    '2026-11-20T11:59:59Z',
    '2026-11-20T12:00:00Z',
  ];
  expect(moments.map((text) => isQuiet(new Date(text), atNight))).toEqual([false, true, true, false]);
  expect(isQuiet(new Date(), newYork)).toBe(false);
});

test('after an outage only reminders that are still useful are sent', () => {
  const reminders = planReminders(hearing, { ...newYork, daysBefore: [1] });
  const due = (text: string) =>
    reminders.filter((each) => isDue(each, new Date(text), newYork)).map(({ kind }) => kind);
  expect(due('2026-11-19T13:59:59Z')).toEqual([]);
  expect(due('2026-11-19T20:00:00Z')).toEqual(['days']);
  expect(due('2026-11-20T02:00:00Z')).toEqual([]);
  expect(due('2026-11-20T19:55:00Z')).toEqual(['soon']);
  expect(due('2026-11-20T20:30:00Z')).toEqual(['now']);
  expect(due('2026-11-20T21:00:00Z')).toEqual([]);
});

test('a late reminder waits until quiet hours end if it is still useful then', () => {
  const wishes: ReminderPreferences = { ...atNight, daysBefore: [1] };
  const reminders = planReminders(hearing, wishes);
  const night = new Date('2026-11-20T01:00:00Z');
  expect(nextLookAt(reminders, night, { ...wishes, quiet: { from: 19 * 60, to: 20 * 60 + 30 } })).toEqual(
    new Date('2026-11-20T01:30:00Z'),
  );
  const evening = new Date('2026-11-19T23:30:00Z');
  const early: ReminderPreferences = { ...wishes, quiet: { from: 18 * 60, to: 19 * 60 } };
  expect(isDue(reminders[0] ?? neverDue, evening, early)).toBe(false);
  expect(nextLookAt(reminders, evening, early)).toEqual(new Date('2026-11-20T00:00:00Z'));
});

const neverDue = {
  kind: 'now',
  moment: new Date(0),
  at: new Date(8.64e15),
  until: new Date(0),
  due: null,
} as const;

test.each([
  ['America/New_York', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('validates time zones: "%s" (%s)', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});
