import { expect, test } from 'vitest';
import type { NewDeadline } from '#domain/reminders/deadline.ts';
import { browserDeadlines } from './browser-deadlines.ts';

const hearing: NewDeadline = {
  title: 'Hearing',
  date: 'December 1, 2026',
  time: '9:30 AM',
  priority: 'high',
  isSample: false,
};

/** The parts of `localStorage` that the code under test uses. */
function storageWith(entries: Record<string, string>): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

// Specification: 5.deadline.6, D.5
test('a visitor without deadlines sees the three samples', async () => {
  const list = await browserDeadlines(storageWith({})).list();
  expect(list.map(({ title, isSample }) => [title, isSample])).toEqual([
    ['Financial Disclosure Deadline', true],
    ['Mediation Session', true],
    ['Court Hearing', true],
  ]);
});

// Specification: 3.local, D.5
test('a visitor adds and removes deadlines, and an emptied list stays empty', async () => {
  const storage = storageWith({});
  const deadlines = browserDeadlines(storage);
  await deadlines.add(hearing);
  const added = await browserDeadlines(storage).list();
  expect(added).toEqual([{ ...hearing, id: 4 }]);
  for (const { id } of added) await deadlines.remove(id);
  expect(await browserDeadlines(storage).list()).toEqual([]);
});

test('a visitor can edit a deadline, and an edited sample becomes a regular deadline', async () => {
  const storage = storageWith({});
  const deadlines = browserDeadlines(storage);
  const { isSample: _mark, ...words } = hearing;
  await deadlines.change(3, words);
  expect(await browserDeadlines(storage).list()).toEqual([{ ...hearing, id: 3 }]);
  await expect(deadlines.change(99, words)).rejects.toThrow('gone');
});

test.each(['not json', '{"a":1}', '[{"id":"one"}]'])(
  'unreadable stored deadlines are replaced by the samples: %s',
  async (stored) => {
    expect(await browserDeadlines(storageWith({ deadlines: stored })).list()).toHaveLength(3);
  },
);
