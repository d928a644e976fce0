import { expect, test } from 'vitest';
import { openPreparedTexts } from './prepared-texts.ts';

const HOUR = 3_600_000;

test('a caller with ever-changing statements gets a limited number of prepared statements per hour', () => {
  let time = 0;
  const mayBePrepared = openPreparedTexts(() => time, 2);
  expect(['a', 'b', 'c', 'a'].map(mayBePrepared)).toEqual([true, true, false, true]);
  time += HOUR - 1;
  expect(mayBePrepared('c')).toBe(false);
  time += 1;
  expect(['c', 'a', 'b'].map(mayBePrepared)).toEqual([true, true, false]);
});
