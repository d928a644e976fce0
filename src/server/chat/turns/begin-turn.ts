import type { NewTurn } from '#contract/chat.ts';
import { type Database, type Transaction, isDatabaseError } from '../../database/database.ts';
import type { ApiError } from '../../http/api-error.ts';
import { chatError } from '../errors.ts';
import { LEASE_SECONDS } from './turn-store.ts';

export interface Beginning {
  user: string;
  conversation: string;
  turn: NewTurn;
  /** Becomes the conversation's title if the conversation has none. */
  title: string;
  /** Replaces any title and marks the conversation when the safety gate found something. */
  sensitiveTitle: string | null;
  /** Crisis messages cost nothing and are never refused by a limit. */
  isFree: boolean;
  now: Date;
}

/** Bursts of four, then one every five seconds: twelve a minute. */
const PACE_SECONDS = 5;
const BURST = 4;
const TURNS_PER_DAY = 400;
/** Maximum crisis events stored per day. Later ones overwrite the last. */
const FREE_TURNS_KEPT = 100;

/** Stores the question and the empty answer and consumes the limits, in one transaction. */
export async function beginTurn(database: Database, beginning: Beginning): Promise<void> {
  try {
    await database.asService((transaction) => storeTurn(transaction, beginning, database.isShared));
  } catch (error) {
    throw isDatabaseError(error) ? (refusalOf(error) ?? error) : error;
  }
}

function refusalOf(error: { code: string; message: string }): ApiError | null {
  if (error.code === '23503') return chatError('not_found');
  if (error.code !== '23505') return null;
  return error.message.includes('messages_streaming_key')
    ? chatError('busy')
    : chatError('invalid', { message: 'These IDs are already in use. Send the message with new ones.' });
}

async function storeTurn(transaction: Transaction, beginning: Beginning, isShared: boolean): Promise<void> {
  const { user, conversation, turn, now } = beginning;
  const stored = await transaction.query(
    `with budget as (
       insert into private.chat_budgets as old (user_id, paced_until, day, turns)
       values ($1::uuid, $2::timestamptz + make_interval(secs => ${PACE_SECONDS}), ($2::timestamptz at time zone 'utc')::date, 1)
       on conflict (user_id) do update set
         paced_until = case when $3 then old.paced_until
           else greatest(old.paced_until, $2::timestamptz) + make_interval(secs => ${PACE_SECONDS}) end,
         day = excluded.day,
         turns = case when old.day = excluded.day then old.turns else 0 end + case when $3 then 0 else 1 end,
         free_turns = case when old.day = excluded.day then old.free_turns else 0 end + case when $3 then 1 else 0 end
       where $3::boolean or (
         old.paced_until <= $2::timestamptz + make_interval(secs => ${PACE_SECONDS * (BURST - 1)})
         and (old.day <> excluded.day or old.turns < ${TURNS_PER_DAY})
       )
       returning user_id, free_turns
     ), opened as (
       update public.conversations set
         updated_at = $2::timestamptz,
         title = coalesce($4::text, nullif(title, ''), $5::text),
         sensitive = sensitive or $4::text is not null
       where id = $6::uuid and user_id = (select user_id from budget)
       returning id
     ), replaced as (
       -- One that is still being written stays, and the new one meets it as busy.
       delete from public.messages using opened
       where messages.id = $10::uuid and messages.conversation_id = opened.id
         and messages.role = 'assistant' and messages.status <> 'streaming'
     ), made_room as (
       delete from public.messages using (
         select newest.id, role, status, coalesce(engine, lead(engine) over (order by position)) as engine
         from (
           select messages.* from public.messages join opened on conversation_id = opened.id
           order by position desc limit 2
         ) as newest
       ) as before
       where messages.id = before.id and before.engine = 'safety' and before.status <> 'streaming'
         and $3::boolean and $10::uuid is null and (select free_turns from budget) > ${FREE_TURNS_KEPT}
     )
     insert into public.messages (id, conversation_id, role, status, parts, created_at, alive_until)
     select message.id, opened.id, message.role, message.status, message.parts, $2::timestamptz,
       case when $11::boolean and message.role = 'assistant'
         then clock_timestamp() + interval '${LEASE_SECONDS} seconds' end
     from opened, (values
       (1, $7::uuid, 'user', 'done', jsonb_build_array(jsonb_build_object('type', 'text', 'text', $8::text))),
       (2, $9::uuid, 'assistant', 'streaming', '[]'::jsonb)
     ) as message (place, id, role, status, parts)
     where message.role = 'assistant' or $10::uuid is null
     order by message.place
     returning id`,
    [
      user,
      now.toISOString(),
      beginning.isFree,
      beginning.sensitiveTitle,
      beginning.title,
      conversation,
      turn.userMessageId,
      turn.text,
      turn.id,
      turn.replaces ?? null,
      isShared,
    ],
  );
  if (stored.length === 0) throw await whyNot(transaction, user, now);
}

async function whyNot(transaction: Transaction, user: string, now: Date): Promise<ApiError> {
  const [budget] = await transaction.query<{ wait: number; isDayOver: boolean; untilMidnight: number }>(
    `select
       ceil(extract(epoch from paced_until - $2::timestamptz))::integer - ${PACE_SECONDS * (BURST - 1)} as wait,
       turns >= ${TURNS_PER_DAY} and day = ($2::timestamptz at time zone 'utc')::date as "isDayOver",
       86400 - floor(extract(epoch from ($2::timestamptz at time zone 'utc')::time))::integer as "untilMidnight"
     from private.chat_budgets where user_id = $1::uuid`,
    [user, now.toISOString()],
  );
  if (budget?.isDayOver) {
    return chatError('rate_limited', {
      message: 'You’ve reached today’s limit on questions. You can still use the help lines.',
      retryAfter: budget.untilMidnight,
    });
  }
  if (budget && budget.wait > 0) return chatError('rate_limited', { retryAfter: budget.wait });
  return chatError('not_found');
}
