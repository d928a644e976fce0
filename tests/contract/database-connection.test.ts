import { createServer } from 'node:net';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import postgres from 'postgres';
import { PostgresConnection, type PostgresWork } from '#server/database/postgres/postgres-connection.ts';
import { openPostgresDatabase } from '#server/database/database.ts';
import { newPostgresDatabase, openDatabase } from '../database.ts';
import { addPerson } from '../db/people.ts';
import { TEMPLATE } from '../migrated.ts';
import { openDatabaseProxy } from './database-proxy.ts';
import { listenLocally } from './local-server.ts';

const url = await newPostgresDatabase();
const direct = new PostgresConnection(url);
await direct.transaction((owner) => owner.script('create table rows (name text)'));
afterAll(() => direct.close());
beforeEach(() => direct.transaction((owner) => owner.script('delete from rows')));

async function rows(): Promise<string[]> {
  const found = await direct.transaction((owner) =>
    owner.query<{ name: string }>('select name from rows order by name'),
  );
  return found.map(({ name }) => name);
}

const add =
  (name: string): PostgresWork<unknown> =>
  (owner) =>
    owner.query('insert into rows values ($1)', [name]);

const backend: PostgresWork<unknown> = (owner) => owner.query('select pg_backend_pid()');

/** A transaction that has written something and waits. `then` runs later. */
function waitingWork(then: PostgresWork<unknown>) {
  const entered = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const work: PostgresWork<void> = async (owner) => {
    await add('first')(owner);
    entered.resolve();
    await goOn.promise;
    try {
      await then(owner);
    } finally {
      ended.resolve();
    }
  };
  return { work, entered: entered.promise, goOn: goOn.resolve, ended: ended.promise };
}

const unavailable = { name: 'BackendUnavailable', reason: 'unreachable' };

for (const how of ['reset', 'end'] as const) {
  test(`statements of a lost connection are not sent on the next connection (${how})`, async () => {
    await using proxy = await openDatabaseProxy(url);
    const connection = new PostgresConnection(proxy.url);
    const stray = waitingWork(add('stray'));
    const first = connection.transaction(stray.work);
    await stray.entered;
    proxy.cut(how);
    await expect(first).rejects.toMatchObject(unavailable);

    const next = waitingWork(add('next'));
    const second = connection.transaction(next.work);
    await next.entered;
    stray.goOn();
    await stray.ended;
    next.goOn();
    await second;
    expect(await rows()).toEqual(['first', 'next']);
    await connection.close();
  });

  test(`a transaction whose connection is lost stores nothing, and the next one starts immediately (${how})`, async () => {
    await using proxy = await openDatabaseProxy(url);
    const connection = new PostgresConnection(proxy.url);
    const nothing = waitingWork(() => Promise.resolve());
    const first = connection.transaction(nothing.work);
    await nothing.entered;
    proxy.cut(how);
    nothing.goOn();
    await expect(first).rejects.toMatchObject(unavailable);
    await connection.transaction(add('next'));
    expect(await rows()).toEqual(['next']);
    await connection.close();
  });

  test(`a connection that is cut during a statement is replaced (${how})`, async () => {
    await using proxy = await openDatabaseProxy(url);
    const connection = new PostgresConnection(proxy.url);
    await connection.transaction(add('before'));
    for (let round = 0; round < 10; round += 1) {
      proxy.hold();
      const lost = connection.transaction(add('lost'));
      const refused = expect(lost).rejects.toMatchObject(unavailable);
      await proxy.heldOn(1);
      proxy.cut(how);
      await refused;
      proxy.goOn();
      await connection.transaction(add(`round ${round}`));
    }
    expect(await rows()).toHaveLength(11);
    await connection.close();
  });
}

test('a statement that timed out is not executed later, when the database responds again', async () => {
  await using proxy = await openDatabaseProxy(url);
  const connection = new PostgresConnection(proxy.url);
  await connection.transaction(add('before'));
  proxy.hold();
  const slow = connection.transaction(add('slow'), 200);
  await expect(slow).rejects.toMatchObject({ name: 'BackendUnavailable', reason: 'slow' });
  proxy.goOn();
  await connection.transaction(add('after'));
  expect(await rows()).toEqual(['after', 'before']);
  await connection.close();
});

/** A server that accepts connections and ends each immediately, like a proxy without a database. It counts them. */
async function openEndingServer(): Promise<{ url: string; taken: () => number }> {
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    socket.on('error', () => undefined).end();
  });
  const { port, close } = await listenLocally(server);
  onTestFinished(() => void close());
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, taken: () => taken };
}

test('when the database accepts and closes connections, each attempt opens one connection, with growing delays', async () => {
  const ending = await openEndingServer();
  const rests: number[] = [];
  const wait = async (milliseconds: number) => void rests.push(milliseconds);
  const connection = new PostgresConnection(ending.url, undefined, { now: () => 0, wait, lot: () => 1 });
  for (let tries = 1; tries <= 6; tries += 1) {
    await expect(connection.transaction(backend)).rejects.toMatchObject(unavailable);
    expect(ending.taken()).toBe(tries);
  }
  expect(rests).toEqual([200, 400, 800, 1000, 1000]);
  await connection.close();
});

test("retry delays differ between connections, so that they don't all reconnect at once", async () => {
  const ending = await openEndingServer();
  const rests: number[] = [];
  const wait = async (milliseconds: number) => void rests.push(milliseconds);
  for (const lot of [0, 0.5, 1]) {
    const connection = new PostgresConnection(ending.url, undefined, { now: () => 0, wait, lot: () => lot });
    for (let tries = 0; tries < 2; tries += 1)
      await expect(connection.transaction(backend)).rejects.toMatchObject(unavailable);
    await connection.close();
  }
  expect(rests).toEqual([100, 150, 200]);
});

test('planted: the driver alone keeps retrying on connections that close', async () => {
  const ending = await openEndingServer();
  const driver = postgres(ending.url, { max: 1 });
  const begun = driver.begin((sql) => sql`select 1`).catch(() => undefined);
  while (ending.taken() < 20) await new Promise((resolve) => setImmediate(resolve));
  await driver.end({ timeout: 0 });
  await begun;
});

test('a resolved transaction is committed, even if the database has dropped every prepared statement', async () => {
  const connection = new PostgresConnection(url);
  await connection.transaction(add('before'));
  await connection.transaction(async (owner) => {
    await add('after')(owner);
    // Simulates a pooler that gives the next transaction another connection.
    await owner.script('deallocate all');
  });
  await connection.close();
  expect(await rows()).toEqual(['after', 'before']);
});

test('a transaction that continues after a failed statement rejects and commits nothing', async () => {
  const done = direct.transaction(async (owner) => {
    await add('lost')(owner);
    await owner.query('select 1 / 0').catch(() => undefined);
    return 'done';
  });
  await expect(done).rejects.toMatchObject({ code: '22012' });
  expect(await rows()).toEqual([]);
});

test('the database ends a statement that takes longer than ten seconds, in every transaction', async () => {
  for (let round = 0; round < 2; round += 1) {
    const limit = await direct.transaction((owner) => owner.query('show statement_timeout'));
    expect(limit).toEqual([{ statement_timeout: '10s' }]);
  }
});

test('a statement error is returned to the caller, and the connection stays open', async () => {
  const before = await direct.transaction(backend);
  await expect(direct.transaction((owner) => owner.query('select 1 / 0'))).rejects.toMatchObject({
    code: '22012',
  });
  expect(await direct.transaction(backend)).toEqual(before);
});

test('arrays and JSON values have the same format as in the embedded database', async () => {
  const select = `select '{a,"b, c",NULL}'::text[] as texts, '{}'::uuid[] as none, '{{1,2},{3,4}}'::int[] as numbers,
    '{t,f}'::bool[] as truths, '{"a":[1]}'::jsonb as json`;
  const embedded = await openDatabase('PGlite');
  const [row] = await embedded.migrate((owner) => owner.query(select));
  expect(await direct.transaction((owner) => owner.query(select))).toEqual([row]);
  expect(
    await direct.transaction((owner) => owner.query('select $1::text[] as texts', [['a', 'b"c']])),
  ).toEqual([{ texts: ['a', 'b"c'] }]);
});

test('statements sent after a failed BEGIN are neither executed nor answered', async () => {
  await using proxy = await openDatabaseProxy(await newPostgresDatabase(TEMPLATE));
  const database = openPostgresDatabase(proxy.url, { connections: 1 });
  await database.migrate((owner) => owner.script('create table public.closed (name text)'));
  const add = () =>
    database.asService((service) =>
      service.query(`insert into public.closed values ('written') returning name`, [], { isLast: true }),
    );
  await expect(add()).rejects.toMatchObject({ code: '42501' });
  await database.migrate((owner) => owner.script('grant all on public.closed to service_role'));
  expect(await add()).toEqual([{ name: 'written' }]);
  proxy.change('begin;', 'begun;');
  await expect(add()).rejects.toMatchObject({ code: '42601' });
  proxy.change('begin;', 'begin;');
  expect(
    await database.migrate((owner) => owner.query('select count(*)::integer as rows from public.closed')),
  ).toEqual([{ rows: 1 }]);
  await database.close();
});

test('a final statement that the driver retries after a table change does not affect other callers', async () => {
  const database = openPostgresDatabase(await newPostgresDatabase(TEMPLATE), { connections: 1 });
  const [person, other] = [await addPerson(database), await addPerson(database)];
  await database.migrate((owner) =>
    owner.script(`create table public.counted (owner uuid, times integer not null default 0);
      alter table public.counted enable row level security;
      grant select, update on public.counted to authenticated;
      create policy own on public.counted to authenticated using (owner = (select auth.uid()));
      insert into public.counted (owner) values ('${person.id}'), ('${other.id}')`),
  );
  const count = () =>
    database.asUser(person.claims, (user) =>
      user.query('update public.counted set times = times + $1::integer returning *', ['1'], {
        isLast: true,
      }),
    );
  const times = async () => {
    const rows = await database.migrate((owner) =>
      owner.query<{ id: string; times: number }>('select owner as id, times from public.counted'),
    );
    return new Map(rows.map(({ id, times }) => [id, times]));
  };
  await count();
  await count();
  await database.migrate((owner) => owner.script('alter table public.counted add column more text'));
  await expect(count()).rejects.toThrow();
  expect(await times()).toEqual(
    new Map([
      [person.id, 2],
      [other.id, 0],
    ]),
  );
  await count();
  expect(await times()).toEqual(
    new Map([
      [person.id, 3],
      [other.id, 0],
    ]),
  );
  await database.close();
});
