import * as v from 'valibot';
import { type Conversation, type ConversationSummary, conversationSummary, message } from '#contract/chat.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { VerifiedClaims } from '../auth/access-token.ts';
import { type Database, isDatabaseError } from '../database.ts';
import { ChatRefusal } from './refusal.ts';

const LISTED = 100;

/** Timestamps in ISO form, whatever the driver makes of them. */
const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const summaryColumns = `id, advisor, title, to_char(updated_at at time zone 'utc', ${ISO}) as "updatedAt"`;

/** Row-level security lets people write to the advisors of their plan only. */
export async function startConversation(
  database: Database,
  claims: VerifiedClaims,
  advisor: AssistantId,
): Promise<string> {
  try {
    const [row] = await database.asUser(claims, (transaction) =>
      transaction.query(
        'insert into public.conversations (user_id, advisor) values ($1::uuid, $2) returning id',
        [claims.sub, advisor],
      ),
    );
    return v.parse(v.object({ id: v.string() }), row).id;
  } catch (error) {
    if (isDatabaseError(error) && error.code === '42501') throw new ChatRefusal('no_access');
    // The account was deleted while its token still holds.
    if (isDatabaseError(error) && error.code === '23503') throw new ChatRefusal('unauthorized');
    throw error;
  }
}

export async function listConversations(
  database: Database,
  claims: VerifiedClaims,
  advisor: AssistantId | null,
): Promise<ConversationSummary[]> {
  const rows = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select ${summaryColumns} from public.conversations
       where advisor = coalesce($1::text, advisor) order by conversations.updated_at desc, id limit ${LISTED}`,
      [advisor],
    ),
  );
  return v.parse(v.array(conversationSummary), rows);
}

/** Null for a conversation that is not the person's own. `live` is left to whoever knows the running turns. */
export async function readConversation(
  database: Database,
  claims: VerifiedClaims,
  id: string,
): Promise<Omit<Conversation, 'live'> | null> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select ${summaryColumns}, coalesce((
         select jsonb_agg(jsonb_build_object(
           'id', id, 'role', role, 'status', status, 'engine', engine, 'parts', parts,
           'createdAt', to_char(created_at at time zone 'utc', ${ISO})
         ) order by position)
         from public.messages where conversation_id = conversations.id
       ), '[]') as messages
       from public.conversations where id = $1::uuid`,
      [id],
    ),
  );
  if (!row) return null;
  return v.parse(v.object({ ...conversationSummary.entries, messages: v.array(message) }), row);
}

/** False when there was nothing of the person's own to delete. */
export async function deleteConversation(
  database: Database,
  claims: VerifiedClaims,
  id: string,
): Promise<boolean> {
  const deleted = await database.asUser(claims, (transaction) =>
    transaction.query('delete from public.conversations where id = $1::uuid returning id', [id]),
  );
  return deleted.length === 1;
}

export async function mayTalkTo(
  database: Database,
  claims: VerifiedClaims,
  advisor: AssistantId,
): Promise<boolean> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query('select public.can_access_advisor($1) as allowed', [advisor]),
  );
  return v.parse(v.object({ allowed: v.boolean() }), row).allowed;
}
