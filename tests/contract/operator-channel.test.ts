import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Server } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { generateSigningKey } from '#server/auth/tokens/access-token.ts';
import { readConfig } from '#server/config/config.ts';
import { lockDataFolder } from '#server/database/embedded/data-lock.ts';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { askCommand } from '#server/operator/ask-command.ts';
import { backUp } from '#server/operator/back-up.ts';
import { listenForOperator } from '#server/operator/listen-for-operator.ts';
import { moveToPostgres } from '#server/operator/move-to-postgres.ts';
import { restore } from '#server/operator/restore.ts';
import { readinessRoutes } from '#server/http/readiness.ts';
import { openPush } from '#server/reminders/open-push.ts';
import { openStoredSigningKeys } from '#server/auth/tokens/signing-keys.ts';
import { newPrivateKey } from '#server/reminders/push-config.ts';
import { stopListening } from '#server/http/stop-listening.ts';
import { newPostgresDatabase, openDatabase } from '../database.ts';
import { type Person, addPerson } from '../db/people.ts';
import { readSnapshot } from '../migrated.ts';
import { listenLocally } from './local-server.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-operator-'));
  folders.push(folder);
  return folder;
}

const configOf = (folder: string, more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: folder, ...more });

/** The content of a running server's data folder: the lock, the database, the keys and the socket. */
async function serveFolder(folder: string) {
  const config = configOf(folder);
  const lock = await lockDataFolder(folder);
  // Creating a database takes seconds.
  const isNew = !existsSync(path.join(folder, 'database'));
  const snapshot = isNew ? await readSnapshot(inject('snapshotFile')) : undefined;
  const database = await openEmbeddedDatabase(path.join(folder, 'database'), undefined, snapshot);
  await migrate(database);
  await openStoredSigningKeys(folder);
  await openPush(config);
  const operator = await listenForOperator({
    config,
    database,
    mailer: { send: () => Promise.resolve() },
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    billing: null,
  });
  return {
    config,
    database,
    close: async () => {
      await operator.close();
      await database.close();
      await lock.release();
    },
  };
}

const folder = await newFolder();
// A folder in the state in which a killed server leaves it.
await writeFile(path.join(folder, 'operator.sock'), '');
await writeFile(path.join(folder, 'unsent-backup-1'), '');
const running = await serveFolder(folder);
const person = await addPerson(running.database, 'kept');

function tiers(database: Database, { id }: Person): Promise<unknown[]> {
  return database.asService((service) =>
    service.query('select tier from public.subscriptions where user_id = $1', [id]),
  );
}

test('a running server executes the commands and backups itself', async () => {
  const answer = await askCommand(running.config, ['users', 'find', 'kept-']);
  expect(answer).toEqual({ outcome: 'done', text: `${person.id}  ${person.email}` });
  const file = path.join(folder, 'running.gz');
  expect(await backUp(running.config, file)).toBeGreaterThan(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const left = (await readdir(folder)).filter((name) => name.includes('backup'));
  expect(left).toEqual([]);
});

test('only the user that runs the server can open its command socket', async () => {
  expect((await stat(path.join(folder, 'operator.sock'))).mode & 0o777).toBe(0o600);
});

test('the data folder of a running server cannot be moved or overwritten by a restore', async () => {
  const config = configOf(folder, { DATABASE_URL: await newPostgresDatabase() });
  await expect(moveToPostgres(config)).rejects.toThrow('Another server');
  await expect(restore(running.config, path.join(folder, 'running.gz'))).rejects.toThrow('holds a database');
});

test('a command that fails in the server reports the error and leaves no partial backup', async () => {
  const broken = await newFolder();
  const lame = await serveFolder(broken);
  await lame.database.close();
  const file = path.join(broken, 'broken.gz');
  await expect(backUp(lame.config, file)).rejects.toThrow();
  await expect(askCommand(lame.config, ['stats'])).rejects.toThrow();
  expect(existsSync(file)).toBe(false);
  expect(existsSync(`${file}.part`)).toBe(false);
  await lame.close().catch(() => undefined);
});

test('the same commands open the database directly when no server is running', async () => {
  await running.close();
  // A killed server leaves its socket behind.
  await writeFile(path.join(folder, 'operator.sock'), '');
  const answer = await askCommand(running.config, ['users', 'find', 'kept-']);
  expect(answer.text).toContain(person.id);
  expect(await backUp(running.config, path.join(folder, 'stopped.gz'))).toBeGreaterThan(0);
  await expect(askCommand(configOf(await newFolder()), ['stats'])).rejects.toThrow('There is no database');
});

test('a restored data folder contains the accounts and the keys', async () => {
  const fresh = await newFolder();
  const restored = await restore(configOf(fresh), path.join(folder, 'stopped.gz'));
  expect(restored).toMatchObject({ keys: 'restored', pushKey: 'restored' });
  for (const file of ['signing-keys.json', 'push-key']) {
    const kept = await readFile(path.join(folder, file), 'utf8');
    expect(await readFile(path.join(fresh, file), 'utf8')).toBe(kept);
    expect((await stat(path.join(fresh, file))).mode & 0o777).toBe(0o600);
  }
  const again = await serveFolder(fresh);
  expect(await tiers(again.database, person)).toEqual([{ tier: 'trial' }]);
  await again.close();
});

test('keys from the configuration are neither backed up nor restored, not even from an older backup', async () => {
  const key = newPrivateKey();
  const signing = JSON.stringify([await generateSigningKey()]);
  const configured = configOf(folder, { WEB_PUSH_KEY: key, AUTH_SIGNING_KEYS: signing });
  const file = path.join(folder, 'configured.gz');
  await backUp(configured, file);
  const [header = ''] = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  expect(Object.keys(JSON.parse(header))).toEqual(['evenkeel', 'format', 'madeAt', 'versions']);
  expect(await restore(configOf(await newFolder()), file)).toMatchObject({ keys: 'lost', pushKey: 'lost' });
  const fresh = configOf(await newFolder(), { WEB_PUSH_KEY: key, AUTH_SIGNING_KEYS: signing });
  const whole = path.join(folder, 'stopped.gz');
  expect(await restore(fresh, whole)).toMatchObject({ keys: 'configured', pushKey: 'configured' });
  expect(existsSync(path.join(fresh.dataFolder, 'push-key'))).toBe(false);
});

test('a failed restore leaves an empty data folder empty', async () => {
  const fresh = await newFolder();
  const file = path.join(folder, 'nonsense.gz');
  await writeFile(file, 'nonsense');
  await expect(restore(configOf(fresh), file)).rejects.toThrow("can't be read");
  expect(existsSync(path.join(fresh, 'database'))).toBe(false);
  await expect(restore(configOf(fresh), path.join(folder, 'stopped.gz'))).resolves.toBeDefined();
});

test('one command migrates a data folder to PostgreSQL, where commands and backups work', async () => {
  const url = await newPostgresDatabase();
  const config = configOf(folder, { DATABASE_URL: url });
  await moveToPostgres(config);
  const database = openPostgresDatabase(url, { connections: 1 });
  expect(await tiers(database, person)).toEqual([{ tier: 'trial' }]);
  await database.close();
  expect((await askCommand(config, ['users', 'find', 'kept-'])).text).toContain(person.id);
  const file = path.join(folder, 'moved.gz');
  await backUp(config, file);
  const back = await newPostgresDatabase();
  await restore(configOf(await newFolder(), { DATABASE_URL: back }), file);
  await expect(moveToPostgres(config)).rejects.toThrow('not empty');
});

test('restoring to PostgreSQL needs no data folder with all keys configured, and otherwise fails before it', async () => {
  const file = path.join(folder, 'moved.gz');
  const occupied = path.join(folder, 'a-file');
  await writeFile(occupied, '');
  const keys = {
    WEB_PUSH_KEY: newPrivateKey(),
    AUTH_SIGNING_KEYS: JSON.stringify([await generateSigningKey()]),
    PAPER_KEY: Buffer.alloc(32, 1).toString('base64url'),
  };
  const url = await newPostgresDatabase();
  const unwritable = path.join(occupied, 'data');
  await expect(restore(configOf(unwritable, { DATABASE_URL: url }), file)).rejects.toThrow(
    `Can’t create ${unwritable}`,
  );
  const restored = await restore(configOf(unwritable, { DATABASE_URL: url, ...keys }), file);
  expect(restored).toMatchObject({ keys: 'configured', pushKey: 'configured', paperKey: 'configured' });
});

test('the server is ready when the database responds and is migrated', async () => {
  const database = await openDatabase('PostgreSQL');
  const app = readinessRoutes(database);
  const ready = await app.request('/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);

  const forget = `delete from supabase_migrations.schema_migrations where version = '20261120000500'`;
  await database.migrate((owner) => owner.script(forget));
  const behind = await app.request('/readyz');
  expect([behind.status, await behind.json()]).toEqual([503, { status: 'unready', reason: 'migrations' }]);
});

test('the readiness check takes a single query, so that a slow connection to the database does not fail it', async () => {
  const database = await openDatabase('PostgreSQL');
  let asked = 0;
  const counted: Database = {
    ...database,
    migrate: (work) =>
      database.migrate((owner) =>
        work({
          ...owner,
          query: (...statement) => {
            asked += 1;
            return owner.query(...statement);
          },
        }),
      ),
  };
  expect((await readinessRoutes(counted).request('/readyz')).status).toBe(200);
  expect(asked).toBe(1);
});

test('the server is not ready when the database is unavailable or takes more than a second', async () => {
  const database = await openEmbeddedDatabase();
  const app = readinessRoutes(database);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const busy = database.migrate(() => released);
  const started = performance.now();
  const slow = await app.request('/readyz');
  expect([slow.status, await slow.json()]).toEqual([503, { status: 'unready', reason: 'database' }]);
  expect(performance.now() - started).toBeLessThan(3000);
  release();
  await busy;
  await database.close();
  expect((await app.request('/readyz')).status).toBe(503);
});

/** A request in progress, which ends when the test allows it. */
async function answering() {
  const began = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const app = new Hono().get('/', async (context) => {
    began.resolve();
    await ending.promise;
    return context.text('whole');
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const { origin: url } = await listenLocally(server);
  const answer = fetch(url).then((response) => response.text());
  answer.catch(() => undefined);
  await began.promise;
  return { server, url, answer, end: ending.resolve };
}

test('a server that is shutting down accepts no new requests and lets a slow one finish', async () => {
  const { server, url, answer, end } = await answering();
  const stopped = stopListening(server, 10_000);
  await expect(fetch(url)).rejects.toThrow();
  end();
  expect(await answer).toBe('whole');
  await stopped;
});

test('a server that is shutting down waits no longer than its timeout', async () => {
  const { server, answer } = await answering();
  await stopListening(server, 100);
  await expect(answer).rejects.toThrow();
});

test('if the data folder does not support sockets, the server runs without a command channel', async () => {
  const long = path.join(await newFolder(), 'x'.repeat(120));
  const server = await serveFolder(long);
  expect(existsSync(path.join(long, 'operator.sock'))).toBe(false);
  await expect(askCommand(server.config, ['stats'])).rejects.toThrow('Another server');
  await server.close();
});
