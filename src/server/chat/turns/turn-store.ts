import * as v from 'valibot';
import { type Message, type MessagePart, type TurnEvent, turnEvent } from '#contract/chat.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { partsOf } from './message-parts.ts';
import { storedAnswer } from './turn-context.ts';
import type { NumberedEvent } from './turn-hub.ts';

/** The text of a turn after its first `after` events. */
export interface NewEvents {
  turn: string;
  after: number;
  events: readonly TurnEvent[];
}

/** Returns the turns that continue. Nothing is stored for the others, which were stopped or deleted. */
export async function storeEvents(database: Database, news: readonly NewEvents[]): Promise<Set<string>> {
  const rows = await database.asService((transaction) =>
    transaction.query<{ id: string }>(
      `with running as (
         select messages.id, (told ->> 'after')::integer as after, told -> 'events' as events
         from jsonb_array_elements($1::text::jsonb) as told
         join public.messages on messages.id = (told ->> 'turn')::uuid and messages.status = 'streaming'
       ), stored as (
         insert into public.turn_events (message_id, seq, data)
         select id, after + place::integer, data
         from running, jsonb_array_elements(events) with ordinality as event (data, place)
         -- Written before, and the answer to it was lost.
         on conflict do nothing
       )
       select id from running`,
      [JSON.stringify(news)],
    ),
  );
  return new Set(rows.map(({ id }) => id));
}

export interface Ending {
  status: Exclude<Message['status'], 'streaming'>;
  engine: Message['engine'];
  parts: readonly MessagePart[];
}

/** Stores the final answer and deletes its events. False if the turn has ended differently or is deleted. */
export function storeEnding(database: Database, turn: string, ending: Ending): Promise<boolean> {
  return database.asService((transaction) => endTurn(transaction, turn, ending));
}

async function endTurn(
  transaction: Transaction,
  turn: string,
  { status, engine, parts }: Ending,
): Promise<boolean> {
  const ended = await transaction.query(
    `with cleared as (delete from public.turn_events where message_id = $1::uuid)
     update public.messages
     set status = $2, engine = coalesce($3, engine), parts = $4::text::jsonb, alive_until = null
     where id = $1::uuid and status in ('streaming', 'stopped')
     returning id`,
    [turn, status, engine, JSON.stringify(parts)],
  );
  return ended.length > 0;
}

/**
 * Ends a turn that runs or ran in another copy of the server, with its stored text. That copy learns of it with its
 * next write or heartbeat, and adds the text that was not stored yet.
 */
export async function markStopped(database: Database, turn: string): Promise<void> {
  const said = (await readEvents(database, turn, 0)).map(({ event }) => event);
  await database.asService((transaction) =>
    endTurn(transaction, turn, { status: 'stopped', engine: engineOf(said), parts: partsOf(said) }),
  );
}

const storedEvents = v.array(v.object({ seq: v.number(), event: turnEvent }));

export async function readEvents(database: Database, turn: string, after: number): Promise<NumberedEvent[]> {
  const rows = await database.asService((transaction) =>
    transaction.query(
      `select seq, data as event from public.turn_events
       where message_id = $1::uuid and seq > $2::integer order by seq`,
      [turn, after],
    ),
  );
  return v.parse(storedEvents, rows);
}

const standing = v.object({ ...storedAnswer.entries, isLeft: v.boolean(), events: storedEvents });
/** `isLeft`: the turn has not ended, but no process writes it any more. */
export type TurnStanding = v.InferOutput<typeof standing>;

/** A turn that another copy of the server writes, with its events after `after`. Null if the turn is deleted. */
export async function readStanding(
  database: Database,
  turn: string,
  after: number,
): Promise<TurnStanding | null> {
  const [row] = await database.asService((transaction) =>
    transaction.query(
      `select status, engine, parts,
         status = 'streaming' and coalesce(alive_until < clock_timestamp(), false) as "isLeft",
         coalesce((
           select jsonb_agg(jsonb_build_object('seq', seq, 'event', data) order by seq)
           from public.turn_events where message_id = messages.id and seq > $2::integer
         ), '[]') as events
       from public.messages where id = $1::uuid and role = 'assistant'`,
      [turn, after],
    ),
  );
  return row ? v.parse(standing, row) : null;
}

/** A copy of the server without a heartbeat for this long has crashed. Measured by the database's clock. */
export const LEASE_SECONDS = 10;

/** Reports that this copy still writes these turns. Returns those that continue. */
export async function renewLeases(database: Database, turns: readonly string[]): Promise<Set<string>> {
  const rows = await database.asService((transaction) =>
    transaction.query<{ id: string }>(
      `update public.messages set alive_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds'
       where id in (select value::uuid from jsonb_array_elements_text($1::text::jsonb)) and status = 'streaming'
       returning id`,
      [JSON.stringify(turns)],
    ),
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Keeps the text of answers that will never end, because they started before `startedBefore` or their copy of the server
 * has crashed.
 */
export async function interruptTurns(database: Database, startedBefore: Date): Promise<number> {
  return database.asService(async (transaction) => {
    const turns = await transaction.query<{ id: string; events: unknown }>(
      `select messages.id, coalesce(jsonb_agg(turn_events.data order by turn_events.seq)
         filter (where turn_events.seq is not null), '[]') as events
       from public.messages left join public.turn_events on turn_events.message_id = messages.id
       where messages.status = 'streaming'
         and (messages.created_at <= $1::timestamptz or messages.alive_until < clock_timestamp())
       group by messages.id`,
      [startedBefore.toISOString()],
    );
    for (const { id, events } of turns) {
      // One statement per turn, so that turns that ended meanwhile stay unchanged.
      const said = v.parse(v.array(turnEvent), events);
      await endTurn(transaction, id, {
        status: 'interrupted',
        engine: engineOf(said),
        parts: partsOf(said),
      });
    }
    return turns.length;
  });
}

export function engineOf(events: readonly TurnEvent[]): Message['engine'] {
  // The last engine counts: a library that replaces a model reports itself.
  return events.findLast((event) => event.type === 'data-engine')?.data.engine ?? null;
}
