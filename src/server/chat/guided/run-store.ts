import * as v from 'valibot';
import { type Run, runSchema } from '#domain/guided/run.ts';
import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import type { Database } from '../../database/database.ts';

interface Saved {
  conversation: string;
  run: Run;
  now: Date;
}

/** Locks the conversation while an answer is written, so that no other turn can come between reading and saving. */
export async function saveRun(database: Database, { conversation, run, now }: Saved): Promise<void> {
  await database.asService((service) =>
    service.query(
      `insert into public.guided_runs (conversation_id, user_id, state, updated_at)
       select id, user_id, $2::text::jsonb, $3::timestamptz from public.conversations where id = $1::uuid
       on conflict (conversation_id) do update set state = excluded.state, updated_at = excluded.updated_at`,
      [conversation, JSON.stringify(run), now.toISOString()],
    ),
  );
}

const found = v.object({ run: v.nullable(runSchema), isKept: v.boolean() });

/** Null if the person has no such conversation. */
export async function readRun(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
): Promise<v.InferOutput<typeof found> | null> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select guided_runs.state as run, unkept_in is null as "isKept"
       from public.conversations left join public.guided_runs on guided_runs.conversation_id = conversations.id
       where conversations.id = $1::uuid`,
      [conversation],
    ),
  );
  return row ? v.parse(found, row) : null;
}

export async function deleteRun(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
): Promise<void> {
  await database.asUser(claims, (transaction) =>
    transaction.query('delete from public.guided_runs where conversation_id = $1::uuid', [conversation]),
  );
}
