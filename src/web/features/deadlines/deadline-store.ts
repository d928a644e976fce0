import type { PostgrestClient } from '@supabase/postgrest-js';
import * as v from 'valibot';
import { type Deadline, type NewDeadline, priorities, sampleDeadlines } from '#domain/deadline.ts';

/** Where a person's deadlines are kept. Every call rejects when it could not be done. */
export interface DeadlineStore {
  list(): Promise<Deadline[]>;
  add(deadline: NewDeadline): Promise<void>;
  remove(id: number): Promise<void>;
}

const entries = {
  id: v.number(),
  title: v.string(),
  date: v.string(),
  time: v.string(),
  priority: v.picklist(priorities),
};

const row = v.pipe(
  v.object({ ...entries, is_sample: v.boolean() }),
  v.transform(({ is_sample, ...deadline }): Deadline => ({ ...deadline, isSample: is_sample })),
);

/** On the server, for somebody signed in; an account that never had a deadline is given the samples. */
export function serverDeadlines(data: PostgrestClient, userId: string): DeadlineStore {
  const insert = ({ isSample, ...deadline }: NewDeadline) =>
    data.from('deadlines').insert({ user_id: userId, ...deadline, is_sample: isSample });

  const select = async () => {
    const answer = await data
      .from('deadlines')
      .select('id,title,date,time,priority,is_sample')
      .eq('user_id', userId)
      .throwOnError();
    return v.parse(v.array(row), answer.data);
  };

  return {
    async list() {
      const deadlines = await select();
      if (deadlines.length > 0 || (await hadDeadlines(data, userId))) return deadlines;
      for (const sample of sampleDeadlines) {
        const { error } = await insert(sample);
        // 23505: another tab has put this sample in.
        if (error && error.code !== '23505') throw error;
      }
      return select();
    },
    async add(deadline) {
      await insert(deadline).throwOnError();
    },
    async remove(id) {
      await data.from('deadlines').delete().eq('id', id).throwOnError();
    },
  };
}

async function hadDeadlines(data: PostgrestClient, userId: string): Promise<boolean> {
  const answer = await data
    .from('profiles')
    .select('had_deadlines')
    .eq('id', userId)
    .maybeSingle()
    .throwOnError();
  return v.parse(v.nullable(v.object({ had_deadlines: v.boolean() })), answer.data)?.had_deadlines ?? false;
}

const STORAGE_KEY = 'deadlines';
const storedList = v.array(v.object({ ...entries, isSample: v.optional(v.boolean(), false) }));

/** In this browser alone, for a visitor who is not signed in. What cannot be read gives the samples. */
export function browserDeadlines(storage: Storage): DeadlineStore {
  const read = (): Deadline[] => parseStored(storage.getItem(STORAGE_KEY)) ?? sampleList();
  const write = (deadlines: Deadline[]) => storage.setItem(STORAGE_KEY, JSON.stringify(deadlines));

  return {
    list: async () => read(),
    add: async (deadline) => {
      const deadlines = read();
      const id = 1 + Math.max(0, ...deadlines.map((kept) => kept.id));
      write([...deadlines, { ...deadline, id }]);
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

/** The samples as a list to look at. */
export function sampleList(): Deadline[] {
  return sampleDeadlines.map((sample, index) => ({ ...sample, id: index + 1 }));
}
