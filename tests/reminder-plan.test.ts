import {
  assert,
  boolean,
  constantFrom,
  date as anyDate,
  integer,
  nat,
  property,
  record,
  subarray,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { formatDeadlineDate } from '#domain/reminders/deadline.ts';
import {
  daysBeforeChoices,
  isDue,
  isQuiet,
  nextLookAt,
  planReminders,
} from '#domain/reminders/reminder-plan.ts';
import { clockAt, momentAt } from '#domain/reminders/zoned-time.ts';

const HOUR = 3_600_000;

const zones = [
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Europe/Berlin',
];
const someWishes = record({
  zone: constantFrom(...zones),
  daysBefore: subarray([...daysBeforeChoices]),
  quiet: record({ from: nat(1439), to: nat(1439) }),
});
const someDeadline = tuple(
  anyDate({ min: new Date(2026, 0, 1), max: new Date(2031, 0, 1), noInvalidDate: true }),
  integer({ min: 1, max: 12 }),
  nat(59),
  boolean(),
).map(([day, hour, minute, isMorning]) => ({
  date: formatDeadlineDate(day),
  time: `${hour}:${String(minute).padStart(2, '0')} ${isMorning ? 'AM' : 'PM'}`,
  isSample: false,
}));

test('for any settings, reminders are in order, useful, and outside quiet hours, unless those last almost the whole day', () => {
  assert(
    property(someDeadline, someWishes, (deadline, wishes) => {
      const reminders = planReminders(deadline, wishes);
      const length = (wishes.quiet.to - wishes.quiet.from + 1440) % 1440;
      let before = -Infinity;
      for (const { at, until, due, kind } of reminders) {
        expect(at.getTime()).toBeGreaterThanOrEqual(before);
        before = at.getTime();
        expect(at < until).toBe(true);
        if (kind !== 'now') expect(due && at < due).toBe(true);
        // If the clocks skip the end of the quiet hours, the quiet hours end up to an hour later.
        const isOdd = [-1, 0, 1].some(
          (days) =>
            offsetIn(at, wishes.zone) !== offsetIn(new Date(at.getTime() + days * 24 * HOUR), wishes.zone),
        );
        if (length < 1400 && !isOdd) expect(isQuiet(at, wishes)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

test('if the job runs on schedule, every planned reminder is sent once, and on time', () => {
  assert(
    property(someDeadline, someWishes, (deadline, wishes) => {
      const reminders = planReminders(deadline, wishes);
      const [first] = reminders;
      if (!first) return;
      const said = new Map<string, number>();
      let now: Date | null = new Date(first.at.getTime() - HOUR);
      for (let looks = 0; now; looks += 1) {
        expect(looks).toBeLessThan(40);
        for (const each of reminders) {
          if (isDue(each, now, wishes)) said.set(`${each.kind} ${each.at.toISOString()}`, now.getTime());
        }
        const next = nextLookAt(reminders, now, wishes);
        expect(next === null || next > now).toBe(true);
        now = next;
      }
      for (const { kind, at, until } of reminders) {
        const when = said.get(`${kind} ${at.toISOString()}`) ?? at.getTime();
        expect(when >= at.getTime() && when < until.getTime()).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('converting a local time and back yields the same time, except for times that daylight saving skips', () => {
  assert(
    property(
      constantFrom(...zones),
      record({
        year: integer({ min: 2020, max: 2040 }),
        month: integer({ min: 1, max: 12 }),
        day: integer({ min: 1, max: 28 }),
        minutes: nat(1439),
      }),
      (zone, clock) => {
        const moment = momentAt(clock, zone);
        const isLeftOut = offsetIn(moment, zone) !== offsetIn(new Date(moment.getTime() - 3 * HOUR), zone);
        if (!isLeftOut) expect(clockAt(moment, zone)).toEqual(clock);
      },
    ),
    { numRuns: 500 },
  );
});

function offsetIn(moment: Date, zone: string): number {
  const { year, month, day, minutes } = clockAt(moment, zone);
  return Date.UTC(year, month - 1, day, 0, minutes) - Math.floor(moment.getTime() / 60_000) * 60_000;
}
