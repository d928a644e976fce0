import { afterAll, expect, test } from 'vitest';
import { type Database, openPostgresDatabase } from '#server/database/database.ts';
import { startPostgres } from '../postgres.ts';
import { addLoadPeople, startLoad } from './fleet-load.ts';
import { openFleet, waitUntilReady } from './server-process.ts';

const postgres = await startPostgres({ survivesKill: true });
const fleet = await openFleet(postgres.url);
afterAll(async () => {
  await fleet[Symbol.asyncDispose]();
  await postgres.stop();
});

test(
  'a database killed under load causes clear errors, and no acknowledged write is lost',
  { timeout: 180_000 },
  async () => {
    const server = await fleet.start();
    const people = await withDatabase((database) => addLoadPeople(database, fleet, 200));
    const load = startLoad(server.url, people, { workers: 6, chats: true });
    await load.answers(60);
    await postgres.kill();
    await load.answers(40);
    const unready = await fetch(`${server.url}/readyz`);
    expect([unready.status, await unready.json()]).toEqual([503, { status: 'unready', reason: 'database' }]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const before = load.kept.length;

    await postgres.restart();
    // The same process serves requests again, without a restart.
    await waitUntilReady(server.url);
    await load.answers(60);
    await load.stop();

    expect(load.kept.length).toBeGreaterThan(before);
    const refused = load.outcomes.filter(({ status }) => status !== 200 && status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    const unclear = refused.filter(({ what, status, retryAfter }) => {
      // An answer in progress when the database failed is reported as interrupted.
      const isBrokenOff = what === 'chat' && status === 0;
      return !isBrokenOff && (status !== 503 || (what !== 'chat' && retryAfter === null));
    });
    expect(unclear).toEqual([]);
    expect(await withDatabase((database) => missing(database, load.kept))).toEqual([]);
  },
);

async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openPostgresDatabase(postgres.url, { connections: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function missing(database: Database, titles: readonly string[]): Promise<string[]> {
  const rows = await database.asService((service) =>
    service.query<{ title: string }>('select title from public.deadlines'),
  );
  const found = new Set(rows.map(({ title }) => title));
  return titles.filter((title) => !found.has(title));
}
