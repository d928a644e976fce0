import * as v from 'valibot';
import { type Deadline, hideSamples } from '#domain/reminders/deadline.ts';
import { type DeadlineStore, deadlineEntries, sampleList } from './deadline-store.ts';

const STORAGE_KEY = 'deadlines';
const storedList = v.array(v.object({ ...deadlineEntries, isSample: v.optional(v.boolean(), false) }));

/** Stored only in this browser, for visitors without an account. Unreadable data is replaced by the samples. */
export function browserDeadlines(storage: Storage): DeadlineStore {
  const read = (): Deadline[] => parseStored(storage.getItem(STORAGE_KEY)) ?? sampleList();
  const write = (deadlines: Deadline[]) => storage.setItem(STORAGE_KEY, JSON.stringify(deadlines));

  return {
    list: async () => read(),
    add: async (deadline) => {
      const deadlines = read();
      const id = 1 + Math.max(0, ...deadlines.map((kept) => kept.id));
      write(hideSamples([...deadlines, { ...deadline, id }]));
    },
    change: async (id, fields) => {
      const deadlines = read();
      if (!deadlines.some((kept) => kept.id === id)) throw new Error('The deadline is gone');
      write(
        hideSamples(deadlines.map((kept) => (kept.id === id ? { ...fields, id, isSample: false } : kept))),
      );
    },
    remove: async (id) => write(read().filter((deadline) => deadline.id !== id)),
  };
}

function parseStored(stored: string | null): Deadline[] | null {
  try {
    const parsed = v.safeParse(storedList, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
