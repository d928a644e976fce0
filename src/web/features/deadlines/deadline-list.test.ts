import { expect, test } from 'vitest';
import type { Deadline } from '#domain/reminders/deadline.ts';
import { groupDeadlines } from './deadline-list.ts';

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
const listed = (deadlines: Deadline[]) => groupDeadlines(deadlines, now).flatMap((group) => group.deadlines);

test('deadlines are grouped by date, with long-past ones at the end and the samples last', () => {
  const groups = groupDeadlines(
    [
      deadline(1, 'June 15, 2023', { isSample: true }),
      deadline(2, 'November 2, 2026'),
      deadline(3, 'December 24, 2026'),
      deadline(4, 'November 20, 2026'),
      deadline(5, 'November 12, 2026'),
      deadline(6, 'July 5, 2023', { isSample: true }),
      deadline(7, 'November 27, 2026'),
      deadline(8, 'November 20, 2026', { time: '1:00 PM' }),
      deadline(9, 'November 1, 2026'),
      deadline(10, 'November 21, 2026'),
    ],
    now,
  );
  expect(groups.map(({ title, deadlines }) => [title, deadlines.map(({ id }) => id)])).toEqual([
    ['Overdue', [5, 8]],
    ['Today', [4]],
    ['Soon', [10, 7]],
    ['Later', [3]],
    ['Past', [2, 9, 6, 1]],
  ]);
});

test('the list says in words when a deadline is due', () => {
  const deadlines = listed([
    deadline(1, 'November 20, 2026', { time: '1:59 PM' }),
    deadline(2, 'November 19, 2026'),
    deadline(3, 'November 18, 2026'),
    deadline(4, 'November 20, 2026'),
    deadline(5, 'November 21, 2026'),
    deadline(6, 'November 23, 2026'),
    deadline(7, 'January 2, 2027'),
    deadline(8, 'January 2, 2026'),
  ]);
  const when = Object.fromEntries(deadlines.map((each) => [each.id, each.when]));
  expect(when).toEqual({
    1: 'Earlier today',
    2: 'Yesterday',
    3: '2 days ago',
    4: 'Today',
    5: 'Tomorrow',
    6: 'In 3 days',
    7: '',
    8: '',
  });
});

test('a deadline with an unreadable date comes last and has no status', () => {
  const deadlines = listed([deadline(1, 'Junember 40, 2026'), deadline(2, 'May 1, 2027')]);
  expect(deadlines.map(({ id, when }) => [id, when])).toEqual([
    [2, ''],
    [1, ''],
  ]);
});
