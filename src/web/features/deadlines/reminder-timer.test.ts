import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deadline } from '#domain/reminders/deadline.ts';
import { startReminderTimer } from './reminder-timer.ts';

const hearing: Deadline = {
  id: 1,
  title: 'Hearing',
  date: 'November 20, 2026',
  time: '3:00 PM',
  priority: 'high',
  isSample: false,
};
const HOUR = 3_600_000;
let rung: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9, 0) });
  rung = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function start(...deadlines: Deadline[]) {
  const timer = startReminderTimer(({ kind }) => {
    rung.push(`${kind} at ${new Date().toTimeString().slice(0, 8)}`);
  });
  timer.watch(deadlines);
  return timer;
}

test('a reminder fires an hour before the deadline and when it is due, to the second, and never again', () => {
  start(hearing);
  vi.advanceTimersByTime(24 * HOUR);
  expect(rung).toEqual(['soon at 14:00:00', 'now at 15:00:00']);
});

test('a deadline months ahead does not fire immediately', () => {
  start({ ...hearing, date: 'February 3, 2027' });
  vi.advanceTimersByTime(HOUR);
  expect(rung).toEqual([]);
  vi.setSystemTime(new Date(2027, 1, 3, 13, 59, 30));
  vi.advanceTimersByTime(60_000);
  expect(rung).toHaveLength(1);
});

test('does not fire for a deadline that was already due when the timer started', () => {
  vi.setSystemTime(new Date(2026, 10, 20, 15, 0, 1));
  const timer = start();
  vi.advanceTimersByTime(30_000);
  timer.watch([{ ...hearing, time: '3:00 PM' }]);
  vi.advanceTimersByTime(2 * HOUR);
  expect(rung).toEqual([]);
});

test('a reminder that becomes due while the list loads is not missed', () => {
  vi.setSystemTime(new Date(2026, 10, 20, 13, 59, 59));
  const timer = startReminderTimer(({ kind }) => rung.push(kind));
  vi.advanceTimersByTime(3000);
  timer.watch([hearing]);
  expect(rung).toEqual(['soon']);
});

test('the timer fires when a sleeping device wakes up', () => {
  const timer = start(hearing);
  vi.setSystemTime(new Date(2026, 10, 20, 14, 20));
  timer.check();
  expect(rung).toEqual(['soon at 14:20:00']);
});

test('a moved deadline fires only at its new time, and nothing fires after the timer stops', () => {
  const timer = start(hearing);
  timer.watch([{ ...hearing, time: '5:00 PM' }]);
  vi.advanceTimersByTime(7 * HOUR);
  expect(rung).toEqual(['soon at 16:00:00']);
  timer.stop();
  vi.advanceTimersByTime(7 * HOUR);
  expect(rung).toHaveLength(1);
});
