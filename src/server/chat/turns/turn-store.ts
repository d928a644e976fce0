import * as v from 'valibot';
import { type Message, type MessagePart, type TurnEvent, turnEvent } from '#contract/chat.ts';
import type { Database, Transaction } from '../../database.ts';
import { partsOf } from './message-parts.ts';
import type { NumberedEvent } from './turn-hub.ts';

/** False when the turn is no longer running: somebody stopped it, or the conversation is gone. */
export async function storeEvents(
  database: Database,
  turn: string,
  after: number,
  events: readonly TurnEvent[],
): Promise<boolean> {
  const stored = await database.asService((transaction) =>
    transaction.query(
      `insert into public.turn_events (message_id, seq, data)
       select messages.id, $2::integer + place::integer, data
       from public.messages, jsonb_array_elements($3::text::jsonb) with ordinality as event (data, place)
       where messages.id = $1::uuid and messages.status = 'streaming'
       returning seq`,
      [turn, after, JSON.stringify(events)],
    ),
  );
  return stored.length === events.length;
}

export interface Ending {
  status: Exclude<Message['status'], 'streaming'>;
  engine: Message['engine'];
  parts: readonly MessagePart[];
}

/** The answer as it stays; what it was made of goes. */
export async function storeEnding(database: Database, turn: string, ending: Ending): Promise<void> {
  await database.asService((transaction) => endTurn(transaction, turn, ending));
}

async function endTurn(transaction: Transaction, turn: string, { status, engine, parts }: Ending) {
  await transaction.query(
    `with cleared as (delete from public.turn_events where message_id = $1::uuid)
     update public.messages set status = $2, engine = coalesce($3, engine), parts = $4::text::jsonb
     where id = $1::uuid and status in ('streaming', 'stopped')`,
    [turn, status, engine, JSON.stringify(parts)],
  );
}

/** For a turn that runs in another copy of the server: its next `storeEvents` will be refused. */
export async function markStopped(database: Database, turn: string): Promise<void> {
  await database.asService((transaction) =>
    transaction.query(
      `update public.messages set status = 'stopped' where id = $1::uuid and status = 'streaming'`,
      [turn],
    ),
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

/** Keeps what had been written of answers that began before `startedBefore` and will never end. */
export async function interruptTurns(database: Database, startedBefore: Date): Promise<number> {
  return database.asService(async (transaction) => {
    const turns = await transaction.query<{ id: string; events: unknown }>(
      `select messages.id, coalesce(jsonb_agg(turn_events.data order by turn_events.seq)
         filter (where turn_events.seq is not null), '[]') as events
       from public.messages left join public.turn_events on turn_events.message_id = messages.id
       where messages.status = 'streaming' and messages.created_at <= $1::timestamptz
       group by messages.id`,
      [startedBefore.toISOString()],
    );
    for (const { id, events } of turns) {
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
  // The last word counts: a library that stands in for a model says so.
  return events.findLast((event) => event.type === 'data-engine')?.data.engine ?? null;
}
