import type { PostgrestClient } from '@supabase/postgrest-js';
import * as v from 'valibot';
import {
  type Deadline,
  type DeadlineFields,
  type NewDeadline,
  sampleDeadlines,
} from '#domain/reminders/deadline.ts';
import { deadlineFieldNames, deadlineFields } from '#domain/reminders/deadline-fields.ts';

/** Stores a person's deadlines. Every method rejects on failure. */
export interface DeadlineStore {
  list(): Promise<Deadline[]>;
  add(deadline: NewDeadline): Promise<void>;
  /** A changed sample becomes the person's own deadline. */
  change(id: number, deadline: DeadlineFields): Promise<void>;
  remove(id: number): Promise<void>;
}

/** The fields of a stored deadline, in the browser and on the server. */
export const deadlineEntries = { id: v.number(), ...deadlineFields };

const columns = ['id', ...deadlineFieldNames, 'is_sample'].join(',');

const fields = v.object(deadlineFields);

const row = v.pipe(
  v.object({ ...deadlineEntries, is_sample: v.boolean() }),
  v.transform(({ is_sample, ...deadline }): Deadline => ({ ...deadline, isSample: is_sample })),
);

/** Stored on the server, for a signed-in person. An account that never had a deadline gets the samples. */
export function serverDeadlines(data: PostgrestClient, userId: string): DeadlineStore {
  const insert = (deadline: NewDeadline) =>
    data
      .from('deadlines')
      .insert({ user_id: userId, ...v.parse(fields, deadline), is_sample: deadline.isSample });

  const select = async () => {
    const answer = await data.from('deadlines').select(columns).eq('user_id', userId).throwOnError();
    return v.parse(v.array(row), answer.data);
  };

  return {
    async list() {
      const deadlines = await select();
      if (deadlines.length > 0 || (await hadDeadlines(data, userId))) return deadlines;
      for (const sample of sampleDeadlines) {
        const { error } = await insert(sample);
        // 23505: another tab has already inserted this sample.
        if (error && error.code !== '23505') throw error;
      }
      return select();
    },
    async add(deadline) {
      await insert(deadline).throwOnError();
    },
    async change(id, deadline) {
      const changed = await data
        .from('deadlines')
        .update(v.parse(fields, deadline))
        .eq('id', id)
        .select('id')
        .throwOnError();
      // If the deadline was removed in another tab, the update matches no row and succeeds.
      if (changed.data.length === 0) throw new Error('The deadline is gone');
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

/** The samples as a read-only list. */
export function sampleList(): Deadline[] {
  return sampleDeadlines.map((sample, index) => ({ ...sample, id: index + 1 }));
}
