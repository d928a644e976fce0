import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { BackendUnavailable } from '#server/database/backend-unavailable.ts';
import { type LiveTurn, openTurnHub } from '#server/chat/turns/turn-hub.ts';
import { readEvents } from '#server/chat/turns/turn-store.ts';
import { openTurnWriter } from '#server/chat/turns/turn-writer.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '../database.ts';
import { addPerson } from '../db/people.ts';

const database = await openDatabase('PGlite');
const hub = openTurnHub(() => new Date());

/** A running answer in its own conversation. */
async function newTurn(status: 'streaming' | 'stopped' = 'streaming'): Promise<LiveTurn> {
  const person = await addPerson(database);
  const [conversation, turn] = [randomUUID(), randomUUID()];
  await database.asService(async (service) => {
    await service.query('insert into public.conversations (id, user_id, advisor) values ($1, $2, $3)', [
      conversation,
      person.id,
      'lena',
    ]);
    await service.query(
      `insert into public.messages (id, conversation_id, role, status, parts) values ($1, $2, 'assistant', $3, '[]')`,
      [turn, conversation, status],
    );
  });
  return hub.open(turn, conversation);
}

function say(live: LiveTurn, delta: string): void {
  live.publish({ type: 'text-delta', id: 'answer', delta });
}

async function stored({ id }: LiveTurn): Promise<string> {
  const events = await readEvents(database, id, 0);
  return events
    .map(({ seq, event }) => `${seq} ${event.type === 'text-delta' ? event.delta : ''}`)
    .join(', ');
}

/** Counts the transactions of a database. */
function counting(inner: Database): Database & { count: number } {
  const counted = Object.assign(Object.create(inner) as Database, { count: 0 });
  counted.asService = (work) => {
    counted.count += 1;
    return inner.asService(work);
  };
  return counted;
}

test('one transaction stores the text of all running answers, and each chunk is stored once', async () => {
  const counted = counting(database);
  const writer = openTurnWriter(counted);
  const turns = await Promise.all(Array.from({ length: 20 }, () => newTurn()));
  const ends = turns.map((live) => writer.follow(live));
  for (const live of turns) say(live, 'Keep it short.');
  await writer.write();
  for (const live of turns) say(live, 'Then rest.');
  await writer.write();
  for (const end of ends) await end();
  expect(counted.count).toBe(2);
  expect(new Set(await Promise.all(turns.map(stored)))).toEqual(new Set(['1 Keep it short., 2 Then rest.']));
});

test('text that the database rejects does not prevent storing other answers', async () => {
  const writer = openTurnWriter(database);
  const [broken, sound] = [await newTurn(), await newTurn()];
  const ends = [writer.follow(broken), writer.follow(sound)];
  say(broken, 'half a character: \u{0}');
  say(sound, 'Keep it short.');
  await writer.write();
  for (const end of ends) await end();
  expect(await stored(broken)).toBe('');
  expect(await stored(sound)).toBe('1 Keep it short.');
  expect(sound.stopped.aborted).toBe(false);
});

test('text that was stored before the response got lost is not stored twice, and the rest follows', async () => {
  let isLost = true;
  const losing = Object.assign(Object.create(database) as Database, {});
  losing.asService = async (work) => {
    const result = await database.asService(work);
    if (isLost) throw new Error('the connection ended');
    return result;
  };
  const writer = openTurnWriter(losing);
  const live = await newTurn();
  const end = writer.follow(live);
  say(live, 'Keep it short.');
  await writer.write();
  isLost = false;
  say(live, 'Then rest.');
  await writer.write();
  await end();
  expect(await stored(live)).toBe('1 Keep it short., 2 Then rest.');
});

test('while the database is unavailable, only one write is pending and none queue up', async () => {
  const gate = Promise.withResolvers<void>();
  const away = counting(database);
  away.asService = async () => {
    away.count += 1;
    await gate.promise;
    throw new BackendUnavailable('unreachable');
  };
  const writer = openTurnWriter(away);
  const [ended, running] = [await newTurn(), await newTurn()];
  const ends = [writer.follow(ended), writer.follow(running)];
  say(running, 'Keep it short.');
  const writes = [writer.write()];
  await expect.poll(() => away.count).toBe(1);
  for (let beat = 0; beat < 50; beat += 1) writes.push(writer.write());
  gate.resolve();
  await Promise.all(writes);
  expect(away.count).toBe(2);
  for (const end of ends) await end();
});

test('an answer stopped on another server copy stops here, and the other answers continue', async () => {
  const writer = openTurnWriter(database);
  const [stopped, running] = [await newTurn('stopped'), await newTurn()];
  const ends = [writer.follow(stopped), writer.follow(running)];
  say(stopped, 'Keep it short.');
  say(running, 'Keep it short.');
  await writer.write();
  for (const end of ends) await end();
  expect(stopped.stopped.aborted).toBe(true);
  expect(running.stopped.aborted).toBe(false);
  expect(await stored(stopped)).toBe('');
});
