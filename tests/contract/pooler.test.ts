import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { type Database, openPostgresDatabase } from '#server/database/database.ts';
import { startServer } from '#server/server.ts';
import { migrate } from '#server/database/migrations.ts';
import { newPostgresDatabase } from '../database.ts';
import { addPerson, signIn } from '../db/people.ts';
import { TEMPLATE } from '../migrated.ts';
import { type PoolMode, startPooler } from '../pooler.ts';
import { accessClaims } from './access-claims.ts';

const WRITES = 2000;
const WRITERS = 12;

async function openBehind(url: string, mode: PoolMode) {
  const pooler = await startPooler(url, mode);
  const database = openPostgresDatabase(pooler.url, { connections: WRITERS });
  return {
    database,
    async [Symbol.asyncDispose]() {
      await database.close();
      await pooler[Symbol.asyncDispose]();
    },
  };
}

/** Writes like a request does. Returns the titles of acknowledged writes, and the other outcomes. */
async function writeDeadlines(database: Database, count: number) {
  const people = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const person = await addPerson(database);
      await signIn(database, person);
      return person;
    }),
  );
  const kept: string[] = [];
  const failed: unknown[] = [];
  let next = 0;
  const write = async () => {
    while (next < count) {
      const person = people[next % people.length];
      next += 1;
      if (!person) return;
      const title = randomUUID();
      await database
        .asUser(accessClaims(person), (transaction) =>
          transaction.query(
            `insert into public.deadlines (user_id, title, date, time) values ($1, $2, 'December 1, 2026', '9:30 AM')`,
            [person.id, title],
          ),
        )
        .then(
          () => kept.push(title),
          (error: unknown) => failed.push(error),
        );
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return { kept, failed };
}

async function titlesIn(url: string): Promise<Set<string>> {
  const direct = openPostgresDatabase(url, { connections: 1 });
  try {
    const rows = await direct.asService((service) =>
      service.query<{ title: string }>('select title from public.deadlines'),
    );
    return new Set(rows.map(({ title }) => title));
  } finally {
    await direct.close();
  }
}

test(
  'all of 2,000 acknowledged writes are stored with a pooler in transaction mode',
  { timeout: 120_000 },
  async () => {
    const url = await newPostgresDatabase(TEMPLATE);
    await using behind = await openBehind(url, 'transaction');
    const { kept, failed } = await writeDeadlines(behind.database, WRITES);
    expect(failed).toEqual([]);
    expect(kept).toHaveLength(WRITES);
    const there = await titlesIn(url);
    expect(kept.filter((title) => !there.has(title))).toEqual([]);
  },
);

test('startup fails with a pooler in statement mode and names the pooler and the reason', async () => {
  const url = await newPostgresDatabase(TEMPLATE);
  await using pooler = await startPooler(url, 'statement');
  const place = new URL(pooler.url);
  const start = startServer({
    config: { ...readConfig({}), databaseUrl: pooler.url },
    mailer: { send: () => Promise.resolve() },
  });
  const error = await start.then(
    () => new Error('it started'),
    (reason: Error) => reason,
  );
  expect(error.message).toContain(
    `The database (PostgreSQL at ${place.host}${place.pathname}) is unreachable: `,
  );
  expect(error.message).toMatch(/session or transaction mode|statement pooling mode/);
});

for (const mode of ['session', 'transaction'] as const)
  test(`migrates an empty database through a pooler in ${mode} mode`, async () => {
    await using behind = await openBehind(await newPostgresDatabase(), mode);
    await migrate(behind.database);
    const { kept, failed } = await writeDeadlines(behind.database, 50);
    expect([kept.length, failed]).toEqual([50, []]);
  });
