import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { addPerson } from '../db/people.ts';
import { addConversations, cpuTimeOf, expensiveQueries, patterns } from './expensive-queries.ts';
import { ask, startRest } from './rest-server.ts';

/** The embedded database runs in the server's only thread, so all other requests wait. */
const MAX_MS = 1000;

const database = await openDatabase('PGlite');
const server = await startRest(database);
const [person, other] = [await addPerson(database), await addPerson(database)];
await addConversations(database, person.id, 2000);
await addConversations(database, other.id, 20_000);

test.for(expensiveQueries(person.id))(
  'blocks the server for less than a second: %s',
  async ([, path, { prefer, ...init } = {}]) => {
    const headers = prefer ? { Prefer: prefer } : {};
    let code: unknown;
    const ms = await cpuTimeOf(async () => {
      code = (await ask(server, `/${path}`, { ...init, headers }, person)).body?.code;
    });
    expect(code).not.toBe('PGRST100');
    expect(ms).toBeLessThan(MAX_MS);
  },
);

test('planted: without limits on stored conversations and filter patterns, one request blocks the server for longer', async () => {
  const expensive = patterns(100)
    .split('&')
    .map((_, at) => `title not ilike '%l%o%n%g%z%${at}'`);
  const ms = await cpuTimeOf(() =>
    database.asUser(other.claims, (user) =>
      user.query(`select id from public.conversations where ${expensive.join(' and ')} offset 999999`),
    ),
  );
  expect(ms).toBeGreaterThan(MAX_MS);
  const refused = await ask(server, `/conversations?${patterns(11)}`, {}, other);
  expect(refused.status).toBe(400);
});
