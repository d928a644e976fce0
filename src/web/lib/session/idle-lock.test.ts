import { expect, test } from 'vitest';
import { idleState } from './idle-lock.ts';

const MINUTE = 60_000;
const lock = { minutes: 5, lastSeen: 1_000_000_000 };

test('nothing is locked when the idle lock is off', () => {
  expect(idleState({ ...lock, minutes: 0 }, lock.lastSeen + 999 * MINUTE)).toBe('active');
  expect(idleState({ ...lock, minutes: Number.NaN }, lock.lastSeen + 999 * MINUTE)).toBe('active');
});

test('shows a warning in the last minute and locks at the end of that minute', () => {
  expect(idleState(lock, lock.lastSeen + 4 * MINUTE - 1)).toBe('active');
  expect(idleState(lock, lock.lastSeen + 4 * MINUTE)).toBe('warn');
  expect(idleState(lock, lock.lastSeen + 5 * MINUTE - 1)).toBe('warn');
  expect(idleState(lock, lock.lastSeen + 5 * MINUTE)).toBe('over');
});

test('a device locks after sleep, because the time asleep counts as idle', () => {
  expect(idleState(lock, lock.lastSeen + 8 * 60 * MINUTE)).toBe('over');
});

test('setting the clock back by a second does not lock the screen, but by a day does', () => {
  expect(idleState(lock, lock.lastSeen - 1000)).toBe('active');
  expect(idleState(lock, lock.lastSeen - 24 * 60 * MINUTE)).toBe('over');
});

test('locks when no activity has been recorded', () => {
  expect(idleState({ minutes: 15, lastSeen: 0 }, lock.lastSeen)).toBe('over');
});
