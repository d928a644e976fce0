import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { generateSigningKey } from '#server/auth/tokens/access-token.ts';
import { readConfig } from '#server/config/config.ts';
import { type Database, openPostgresDatabase } from '#server/database/database.ts';
import { startServer } from '#server/server.ts';
import { newPostgresDatabase } from '../database.ts';
import { TEMPLATE } from '../migrated.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { type Load, addLoadPeople, startLoad } from './fleet-load.ts';
import { productionSettings, waitUntilReady, tokenFor } from './server-process.ts';

const WORKERS = 6;
const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-database-faults-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the production server behind a proxy, with short timeouts, and people who keep sending requests. */
async function startUnderLoad() {
  const key = await generateSigningKey();
  const databaseUrl = await newPostgresDatabase(TEMPLATE);
  const proxy = await openDatabaseProxy(databaseUrl);
  const database = openPostgresDatabase(databaseUrl, { connections: 2 });
  const server = await startServer({
    config: readConfig({
      ...productionSettings(key),
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: proxy.url,
    }),
    mailer: { send: async () => undefined },
    timeouts: { waitMs: 200, workMs: 400 },
  });
  const url = `http://127.0.0.1:${server.port}`;
  const people = await addLoadPeople(database, { token: (person) => tokenFor(key, person) }, 200);
  const load = startLoad(url, people, { workers: WORKERS, chats: true });
  onTestFinished(async () => {
    await load.stop();
    await server.close();
    await proxy[Symbol.asyncDispose]();
    await database.close();
  });
  return { url, proxy, database, load };
}

/** Ends the load. Some requests were refused, each with a clear error, and no acknowledged write is missing. */
async function expectClearErrors(load: Load, database: Database): Promise<void> {
  await load.stop();
  const refused = load.outcomes.filter(({ status }) => status !== 200 && status !== 201);
  const unclear = refused.filter(({ what, status, retryAfter }) => {
    // An answer in progress when the database failed is reported as interrupted.
    const isBrokenOff = what === 'chat' && status === 0;
    return !isBrokenOff && (status !== 503 || (what !== 'chat' && retryAfter === null));
  });
  const rows = await database.asService((service) =>
    service.query<{ title: string }>('select title from public.deadlines'),
  );
  const found = new Set(rows.map(({ title }) => title));
  expect(refused.length).toBeGreaterThan(0);
  expect(unclear).toEqual([]);
  expect(load.kept.filter((title) => !found.has(title))).toEqual([]);
}

async function health(url: string) {
  const [alive, readiness] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)]);
  return [alive.status, readiness.status, await readiness.json()];
}

const unready = [200, 503, { status: 'unready', reason: 'database' }];

test(
  'a hanging database causes clear errors, and no acknowledged write is lost',
  { timeout: 120_000 },
  async () => {
    const { url, proxy, database, load } = await startUnderLoad();
    await load.answers(60);
    proxy.hold();
    // More requests than were in progress: the others arrived during the outage, and each was answered within the
    // server's timeout.
    await load.answers(5 * WORKERS);
    expect(await health(url)).toEqual(unready);
    const before = load.kept.length;

    proxy.goOn();
    await waitUntilReady(url);
    await load.answers(60);
    await expectClearErrors(load, database);
    expect(load.kept.length).toBeGreaterThan(before);
  },
);

test(
  'connections cut during transactions cause clear errors, and new ones work immediately',
  { timeout: 120_000 },
  async () => {
    const { url, proxy, database, load } = await startUnderLoad();
    for (const how of ['reset', 'end', 'reset', 'end', 'reset', 'end'] as const) {
      await load.answers(30);
      await cutInTheMiddle(proxy, how);
    }
    await waitUntilReady(url);
    const before = load.kept.length;
    await load.answers(60);
    await expectClearErrors(load, database);
    expect(load.kept.length).toBeGreaterThan(before);
  },
);

/**
 * Cuts the connections while at least three are waiting for the database: two of them might be maintenance and the
 * heartbeat of answers.
 */
async function cutInTheMiddle(proxy: DatabaseProxy, how: 'reset' | 'end'): Promise<void> {
  proxy.hold();
  await proxy.heldOn(3);
  proxy.cut(how);
  proxy.goOn();
}

test(
  'a proxy that closes every connection because its database is down causes clear errors',
  { timeout: 120_000 },
  async () => {
    const { url, proxy, database, load } = await startUnderLoad();
    await load.answers(30);
    proxy.shut();
    await load.answers(3 * WORKERS);
    expect(await health(url)).toEqual(unready);
    proxy.open();
    await waitUntilReady(url);
    await load.answers(30);
    await expectClearErrors(load, database);
  },
);
