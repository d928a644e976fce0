import * as v from 'valibot';
import type { AssistantId } from '#domain/assistant.ts';
import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import { type Database, type Transaction, isDatabaseError } from '../../database/database.ts';
import { chatError } from '../errors.ts';

const rowsWithId = v.array(v.object({ id: v.string() }));

/** Makes this session's conversation with the advisor ephemeral from now on. The database marks it (mark_unkept). */
export async function startEphemeral(
  database: Database,
  claims: VerifiedClaims,
  { advisor, now }: { advisor: AssistantId; now: Date },
): Promise<void> {
  try {
    await database.asUser(claims, (transaction) =>
      transaction.query(
        `insert into public.unkept_chats (session_id, user_id, advisor, since)
         values (private.session_id(), $1::uuid, $2, $3::timestamptz) on conflict do nothing`,
        [claims.sub, advisor, now.toISOString()],
      ),
    );
  } catch (error) {
    // The session ended while its token is still valid.
    if (isDatabaseError(error) && error.code === '23503') throw chatError('unauthorized');
    throw error;
  }
}

/** Deletes the ephemeral conversations and stores new ones again. Returns the deleted IDs. */
export async function endEphemeral(transaction: Transaction, advisor: AssistantId): Promise<string[]> {
  const gone = await closeEphemeral(transaction, advisor);
  await transaction.query(
    'delete from public.unkept_chats where session_id = private.session_id() and advisor = $1',
    [advisor],
  );
  return gone;
}

export async function closeEphemeral(transaction: Transaction, advisor: AssistantId): Promise<string[]> {
  const rows = await transaction.query(
    'delete from public.conversations where unkept_in = private.session_id() and advisor = $1 returning id',
    [advisor],
  );
  return v.parse(rowsWithId, rows).map(({ id }) => id);
}
