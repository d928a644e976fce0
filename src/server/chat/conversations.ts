import * as v from 'valibot';
import {
  type ConversationSearch,
  type ConversationSummary,
  MAX_FOUND_CONVERSATIONS,
  type FoundConversation,
  conversationSummary,
  foundConversation,
  message,
} from '#contract/chat.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { VerifiedClaims } from '../auth/tokens/access-token.ts';
import { type Database, isDatabaseError } from '../database/database.ts';
import { closeEphemeral, endEphemeral } from './retention/ephemeral-chats.ts';
import { chatError } from './errors.ts';
import { searchQuery } from './search-query.ts';

const LISTED = 100;

const storedConversation = v.object({
  ...conversationSummary.entries,
  isSensitive: v.boolean(),
  messages: v.array(message),
  earlier: v.nullable(v.string()),
});
export type StoredConversation = v.InferOutput<typeof storedConversation>;

/** The page size for a long conversation, so that reading it delays no other request. */
const PAGE_MESSAGES = 300;
const PAGE_BYTES = 512 * 1024;

/** The ISO format of timestamps, independent of the driver. */
const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const summaryColumns = `id, advisor, title, to_char(updated_at at time zone 'utc', ${ISO}) as "updatedAt"`;

/** Row-level security allows messages only to the advisors in the person's plan. */
export async function startConversation(
  database: Database,
  claims: VerifiedClaims,
  advisor: AssistantId,
): Promise<string> {
  try {
    return await database.asUser(claims, async (transaction) => {
      // In ephemeral mode, a new conversation ends the previous one.
      await closeEphemeral(transaction, advisor);
      const [row] = await transaction.query(
        'insert into public.conversations (user_id, advisor) values ($1::uuid, $2) returning id',
        [claims.sub, advisor],
      );
      return v.parse(v.object({ id: v.string() }), row).id;
    });
  } catch (error) {
    if (isDatabaseError(error) && error.code === '42501') throw chatError('no_access');
    if (isDatabaseError(error) && error.code === '23514') throw chatError('too_many');
    // The account was deleted, but its token is still valid.
    if (isDatabaseError(error) && error.code === '23503') throw chatError('unauthorized');
    throw error;
  }
}

/** The conversation that the chat opens comes first: the most recently used or opened one. */
export async function listConversations(
  database: Database,
  claims: VerifiedClaims,
  advisor: AssistantId | null,
): Promise<ConversationSummary[]> {
  const rows = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select ${summaryColumns} from public.conversations
       where advisor = coalesce($1::text, advisor) and unkept_in is not distinct from (
         select session_id from public.unkept_chats
         where session_id = private.session_id() and advisor = $1::text
       )
       order by greatest(conversations.updated_at, opened_at) desc, id limit ${LISTED}`,
      [advisor],
    ),
  );
  return v.parse(v.array(conversationSummary), rows);
}

/**
 * Returns stored conversations, newest first. `words` filters for conversations whose title or one of whose messages
 * contains all of them.
 */
export async function searchConversations(
  database: Database,
  claims: VerifiedClaims,
  { words, advisor, before }: ConversationSearch,
): Promise<FoundConversation[]> {
  const query = searchQuery(words);
  if (words !== '' && query === null) return [];
  const rows = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select id, advisor, title, "updatedAt", "isSensitive", case when not "isSensitive" then ts_headline('simple', (
         select string_agg(part ->> 'text', ' ') from jsonb_array_elements(parts) as part
       ), to_tsquery('simple', $1), 'StartSel="", StopSel="", MinWords=10, MaxWords=22') end as excerpt
       from (
         select ${summaryColumns}, conversations.updated_at, sensitive as "isSensitive", parts
         from public.conversations left join (
           -- All at once: one by one, the policy of messages would list the conversations for each of them.
           select distinct on (conversation_id) conversation_id, parts from public.messages
           where words @@ to_tsquery('simple', $1) order by conversation_id, position
         ) as message on conversation_id = id
         where unkept_in is null and title <> ''
           and advisor = coalesce($2::text, advisor)
           and conversations.updated_at < coalesce($3::timestamptz, 'infinity')
           and ($1::text is null or parts is not null or to_tsvector('simple', title) @@ to_tsquery('simple', $1))
         order by conversations.updated_at desc, id limit ${MAX_FOUND_CONVERSATIONS}
       ) as found
       order by updated_at desc, id`,
      [query, advisor, before],
    ),
  );
  return v.parse(v.array(foundConversation), rows);
}

/**
 * Returns a page of the newest messages of a conversation, or of the newest before `earlier` from another page. Null if
 * the conversation is not the person's own. The caller fills in `live` from the running turns.
 */
export async function readConversation(
  database: Database,
  claims: VerifiedClaims,
  id: string,
  before: string | null = null,
): Promise<StoredConversation | null> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query(
      `with newest as (
         select * from public.messages
         where conversation_id = $1::uuid and ($2::text is null or position < $2::text::bigint)
         order by position desc limit ${PAGE_MESSAGES + 1}
       ), measured as (
         select *, row_number() over up_to_here as place, sum(octet_length(parts::text)) over up_to_here as bytes
         from newest window up_to_here as (order by position desc)
       ), page as (
         select * from measured where place = 1 or (place <= ${PAGE_MESSAGES} and bytes <= ${PAGE_BYTES})
       )
       select ${summaryColumns}, sensitive as "isSensitive", coalesce((
         select jsonb_agg(jsonb_build_object(
           'id', id, 'role', role, 'status', status, 'engine', engine, 'parts', parts,
           'createdAt', to_char(created_at at time zone 'utc', ${ISO})
         ) order by position)
         from page
       ), '[]') as messages, case when (select count(*) from page) < (select count(*) from newest)
         then (select min(position)::text from page) end as earlier
       from public.conversations where id = $1::uuid`,
      [id, before],
    ),
  );
  if (!row) return null;
  return v.parse(storedConversation, row);
}

/** Returns the newest part of a longer conversation, marked by `earlier`. */
export async function readPages(
  database: Database,
  claims: VerifiedClaims,
  id: string,
  most: number,
): Promise<StoredConversation | null> {
  const newest = await readConversation(database, claims, id);
  if (!newest) return null;
  const pages = [newest];
  for (let page = newest; page.earlier !== null && pages.length < most;) {
    const before = await readConversation(database, claims, id, page.earlier);
    if (!before) return null;
    pages.push(before);
    page = before;
  }
  const messages = pages.toReversed().flatMap((page) => page.messages);
  return { ...newest, messages, earlier: pages.at(-1)?.earlier ?? null };
}

/** Returns false if the person has no such conversation. */
export async function renameConversation(
  database: Database,
  claims: VerifiedClaims,
  id: string,
  title: string,
): Promise<boolean> {
  const renamed = await database.asUser(claims, (transaction) =>
    transaction.query(
      'update public.conversations set title = $2 where id = $1::uuid and unkept_in is null returning id',
      [id, title.toWellFormed()],
    ),
  );
  return renamed.length === 1;
}

/** Makes it the advisor's current conversation, in which new messages are stored. */
export async function openConversation(
  database: Database,
  claims: VerifiedClaims,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  return database.asUser(claims, async (transaction) => {
    const [opened] = await transaction.query<{ advisor: AssistantId }>(
      `update public.conversations set opened_at = $2::timestamptz
       where id = $1::uuid and unkept_in is null returning advisor`,
      [id, now.toISOString()],
    );
    if (opened) await endEphemeral(transaction, opened.advisor);
    return opened !== undefined;
  });
}

/** Returns false if the person had nothing to delete. */
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

/** Deletes all stored conversations, or those with one advisor. Returns the deleted IDs. */
export async function deleteConversations(
  database: Database,
  claims: VerifiedClaims,
  advisor: AssistantId | null,
): Promise<string[]> {
  const deleted = await database.asUser(claims, (transaction) =>
    transaction.query<{ id: string }>(
      `delete from public.conversations
       where advisor = coalesce($1::text, advisor) and unkept_in is null returning id`,
      [advisor],
    ),
  );
  return deleted.map(({ id }) => id);
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
