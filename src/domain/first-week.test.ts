import { expect, test } from 'vitest';
import { isFirstWeek } from './first-week.ts';

const signUp = new Date('2026-11-20T10:00:00Z');

test('the first week ends seven days after the sign-up, and an invalid date has no first week', () => {
  expect(isFirstWeek(signUp, signUp)).toBe(true);
  expect(isFirstWeek(signUp, new Date('2026-11-27T09:59:59Z'))).toBe(true);
  expect(isFirstWeek(signUp, new Date('2026-11-27T10:00:00Z'))).toBe(false);
  expect(isFirstWeek(new Date('never'), signUp)).toBe(false);
});
