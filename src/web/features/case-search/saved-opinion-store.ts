import type { PostgrestClient } from '@supabase/postgrest-js';
import * as v from 'valibot';
import { type Opinion, opinion } from '#domain/journey/opinion.ts';

const ALREADY_THERE = '23505';
const row = v.object({ opinion: v.unknown() });

/** Newest first. Rows that are no longer valid are left out. */
export async function listSaved(data: PostgrestClient, userId: string): Promise<Opinion[]> {
  const answer = await data
    .from('saved_cases')
    .select('opinion')
    .eq('user_id', userId)
    .order('saved_at', { ascending: false })
    .throwOnError();
  return v.parse(v.array(row), answer.data).flatMap(({ opinion: kept }) => {
    const read = v.safeParse(opinion, kept);
    return read.success ? [read.output] : [];
  });
}

export async function saveOpinion(data: PostgrestClient, userId: string, kept: Opinion): Promise<void> {
  const { error } = await data.from('saved_cases').insert({ user_id: userId, id: kept.id, opinion: kept });
  if (error && error.code !== ALREADY_THERE) throw error;
}

export async function removeOpinion(data: PostgrestClient, userId: string, id: string): Promise<void> {
  await data.from('saved_cases').delete().eq('user_id', userId).eq('id', id).throwOnError();
}
