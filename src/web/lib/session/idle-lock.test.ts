import { expect, test } from 'vitest';
import { idleState } from './idle-lock.ts';

const MINUTE = 60_000;
const lock = { minutes: 5, lastSeen: 1_000_000_000 };

test('without an idle lock nothing is locked', () => {
  expect(idleState({ ...lock, minutes: 0 }, lock.lastSeen + 999 * MINUTE)).toBe('active');
  expect(idleState({ ...lock, minutes: Number.NaN }, lock.lastSeen + 999 * MINUTE)).toBe('active');
});

test('the last minute shows a warning, and its end locks', () => {
  expect(idleState(lock, lock.lastSeen + 4 * MINUTE - 1)).toBe('active');
  expect(idleState(lock, lock.lastSeen + 4 * MINUTE)).toBe('warn');
  expect(idleState(lock, lock.lastSeen + 5 * MINUTE - 1)).toBe('warn');
  expect(idleState(lock, lock.lastSeen + 5 * MINUTE)).toBe('over');
});

test('a device that slept is locked, because the time asleep counts', () => {
  expect(idleState(lock, lock.lastSeen + 8 * 60 * MINUTE)).toBe('over');
});

test('a clock set back by a second changes nothing, by a day it locks', () => {
  expect(idleState(lock, lock.lastSeen - 1000)).toBe('active');
  expect(idleState(lock, lock.lastSeen - 24 * 60 * MINUTE)).toBe('over');
});

test('without any recorded activity it locks', () => {
  expect(idleState({ minutes: 15, lastSeen: 0 }, lock.lastSeen)).toBe('over');
});
