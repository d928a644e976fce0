import * as v from 'valibot';
import { advisorId, assistantId, engines, messagePart, messageStatuses } from '#contract/chat.ts';
import { runSchema } from '#domain/guided/run.ts';
import type { Database } from '../../database/database.ts';
import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import { storedAmendments } from '../understood/amendments.ts';
import { storedShare } from '../understood/stored-share.ts';

export const storedAnswer = v.object({
  status: v.picklist(messageStatuses),
  engine: v.nullable(v.picklist(engines)),
  parts: v.array(messagePart),
});
export type StoredAnswer = v.InferOutput<typeof storedAnswer>;

const context = v.object({
  advisor: assistantId,
  accessible: v.array(advisorId),
  /** The safety gate's answers in this conversation so far. */
  concerns: v.array(v.string()),
  /** The newest messages of the conversation, newest first. */
  recent: v.array(
    v.object({
      id: v.string(),
      position: v.number(),
      role: v.picklist(['user', 'assistant']),
      engine: v.nullable(v.picklist(engines)),
      parts: v.array(messagePart),
    }),
  ),
  /** The person's questions to an engine, newest first, without those that the safety gate or a tool answered. */
  asked: v.array(v.object({ id: v.string(), position: v.number(), text: v.string(), day: v.string() })),
  /** The facts that the person corrected or removed. */
  understood: storedAmendments,
  /** The person's shared facts, in the order in which they were shared. Empty for Support. */
  shares: v.array(storedShare),
  /** The safety gate marked the conversation. */
  isMarkedSensitive: v.boolean(),
  answers: v.number(),
  /** The progress of the conversation's guided flow. */
  guided: v.nullable(runSchema),
  isKept: v.boolean(),
  /** The answer with the requested ID, if this turn was sent before. */
  existing: v.nullable(storedAnswer),
});
export type TurnContext = v.InferOutput<typeof context>;

// Twenty turns: no sentence is repeated within them. The safety gate looks back six turns.
const RECENT_MESSAGES = 40;
// "Yesterday" in an older message means the earlier date where time zones differ, so that a deadline computed from it
// is early rather than late.
const EARLIEST_ZONE = 'America/Los_Angeles';
// Facts are taken from further back: statements about the person's state, children and stage remain true.
const REMEMBERED_MESSAGES = 80;

/**
 * Null if the person has no such conversation, which row-level security decides. Without a turn, returns the state
 * between two turns.
 */
export async function readTurnContext(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
  turn: string | null,
): Promise<TurnContext | null> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query<{ context: unknown }>(
      // Row-level security costs far more than reading, so each table is queried once.
      `with said as materialized (
         select id, role, status, engine, parts, position, created_at from public.messages where conversation_id = $1::uuid
       )
       select jsonb_build_object(
         'advisor', advisor,
         'accessible', private.account_advisors(auth.uid()),
         'concerns', array(
           select distinct part ->> 'kind' from said, jsonb_array_elements(parts) as part
           where role = 'assistant' and part ->> 'type' = 'safety'
         ),
         'recent', coalesce((
           select jsonb_agg(jsonb_build_object('id', id, 'position', position, 'role', role, 'engine', engine, 'parts', parts) order by position desc)
           from (select * from said order by position desc limit ${RECENT_MESSAGES}) as recent
         ), '[]'),
         'asked', coalesce((
           select jsonb_agg(jsonb_build_object('id', id, 'position', position, 'text', parts -> 0 ->> 'text', 'day', (created_at at time zone '${EARLIEST_ZONE}')::date) order by position desc)
           from (
             select id, role, parts, position, created_at, lead(engine) over (order by position) as answered_by
             from (select * from said order by position desc limit ${REMEMBERED_MESSAGES}) as newest
           ) as remembered
           where role = 'user' and coalesce(answered_by, '') not in ('safety', 'tool', 'guided')
         ), '[]'),
         'guided', (select state from public.guided_runs where conversation_id = $1::uuid),
         'understood', understood,
         'shares', case when advisor = 'support' then '[]' else coalesce((
           select jsonb_agg(jsonb_build_object(
             'advisor', shared.advisor, 'facts', facts, 'isFromHere', conversation_id = $1::uuid
           ) order by shared_at)
           from public.shared_facts as shared
         ), '[]') end,
         'isMarkedSensitive', sensitive,
         'isKept', unkept_in is null,
         'answers', (select count(*) from said where role = 'assistant'),
         'existing', (
           select jsonb_build_object('status', status, 'engine', engine, 'parts', parts)
           from said where id = $2::uuid and role = 'assistant'
         )
       ) as context
       from public.conversations where id = $1::uuid`,
      [conversation, turn],
    ),
  );
  return row ? v.parse(context, row.context) : null;
}

/** An answer to the person. Null if there is none with this ID. */
export async function readAnswer(
  database: Database,
  claims: VerifiedClaims,
  conversation: string,
  turn: string,
): Promise<StoredAnswer | null> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select status, engine, parts from public.messages
       where id = $2::uuid and conversation_id = $1::uuid and role = 'assistant'`,
      [conversation, turn],
    ),
  );
  return row ? v.parse(storedAnswer, row) : null;
}
