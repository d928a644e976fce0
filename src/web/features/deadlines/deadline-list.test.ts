import { expect, test } from 'vitest';
import type { Deadline } from '#domain/deadline.ts';
import { listDeadlines } from './deadline-list.ts';

const now = new Date(2026, 10, 20, 14, 0);
const deadline = (id: number, date: string, more: Partial<Deadline> = {}): Deadline => ({
  id,
  title: `Deadline ${id}`,
  date,
  time: '3:00 PM',
  priority: 'medium',
  isSample: false,
  ...more,
});

test('lists what comes next first and the past samples last', () => {
  const listed = listDeadlines(
    [
      deadline(1, 'June 15, 2023', { isSample: true }),
      deadline(2, 'November 2, 2026'),
      deadline(3, 'December 24, 2026'),
      deadline(4, 'November 20, 2026'),
      deadline(5, 'November 12, 2026'),
      deadline(6, 'July 5, 2023', { isSample: true }),
    ],
    now,
  );
  expect(listed.map(({ id }) => id)).toEqual([4, 3, 5, 2, 6, 1]);
});

test('says in words when a deadline falls due', () => {
  const listed = listDeadlines(
    [
      deadline(1, 'November 20, 2026'),
      deadline(2, 'November 21, 2026'),
      deadline(3, 'November 23, 2026'),
      deadline(4, 'January 2, 2027'),
      deadline(5, 'November 19, 2026'),
    ],
    now,
  );
  expect(listed.map(({ when }) => when)).toEqual(['Today', 'Tomorrow', 'In 3 days', '', 'Past']);
});

test('a date that cannot be read stands after the others and claims nothing', () => {
  const listed = listDeadlines([deadline(1, 'Junember 40, 2026'), deadline(2, 'May 1, 2027')], now);
  expect(listed.map(({ id, when }) => [id, when])).toEqual([
    [2, ''],
    [1, ''],
  ]);
});
