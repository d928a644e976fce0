import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { personalTables } from '#server/account/personal-tables.ts';
import { hashPassword } from '#server/auth/passwords/password.ts';
import { type Database, openPostgresDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { logSettings, openHearing, plansUrl } from '../growth/hearing.ts';
import { bulkStatements, spreadOut } from '../growth/people-in-bulk.ts';
import { type Day, leave, spendDay } from '../growth/person-day.ts';
import { tablesWith, findTableWalks } from '../growth/table-walks.ts';
import { startPostgres } from '../postgres.ts';
import { endpoints } from './fuzz-endpoints.ts';
import { fuzz } from './fuzz-run.ts';
import { startFuzz } from './fuzz-server.ts';

// The database logs the plan of every statement that the app sends, and of statements inside functions, triggers and
// foreign keys, so there is no list of statements to maintain.

const PEOPLE = 2000;
const PASSWORD = 'river-stone-12';
const TIMEOUT_MS = 120_000;
const SEED = 20_261_125;

/** Work queues, or data of the operator: their size doesn't depend on the number of people. */
const SMALL = new Set(['private.superadmins', 'private.closed_customers']);

const cluster = await startPostgres({ settings: logSettings });
const sql = postgres(cluster.url, { max: 1, onnotice: () => undefined });
const owner = openPostgresDatabase(cluster.url, { connections: 1 });
await migrate(owner);
await sql`set session_replication_role = replica`;
const everybody = bulkStatements({ from: 1, to: PEOPLE }, await hashPassword(PASSWORD));
for (const statement of everybody) await sql.unsafe(statement);
await sql`vacuum analyze`;
const tables = await tablesWith(sql, PEOPLE / 2);
const [first, second, third] = spreadOut(3, PEOPLE) as [Person, Person, Person];
type Person = ReturnType<typeof spreadOut>[0];

const databases: Database[] = [];
const serve = (planCache: 'force_generic_plan' | 'force_custom_plan') =>
  startFuzz('PostgreSQL', {
    openWith(clock) {
      const url = plansUrl(cluster.url, planCache);
      const database = openPostgresDatabase(url, { connections: 4, clock });
      databases.push(database);
      return database;
    },
  });
const [generic, custom] = await Promise.all([serve('force_generic_plan'), serve('force_custom_plan')]);
const hearing = await openHearing(cluster);
afterAll(async () => {
  await hearing[Symbol.asyncDispose]();
  await Promise.all([...databases, owner].map((database) => database.close()));
  await sql.end();
  await cluster.stop();
});

const dayOn = ({ url }: { url: URL }): Day => ({
  url: url.origin,
  address: '10.0.0.1',
  password: PASSWORD,
});

test('every table with personal data has enough rows that a scan is slower than an index', () => {
  const missing = personalTables.filter(({ name }) => !tables.has(name) && !SMALL.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test(
  'a day of typical requests never scans a large table, with generic or custom query plans',
  { timeout: TIMEOUT_MS },
  async () => {
    await hearing.skip();
    await Promise.all(
      [generic, custom].map(async (server, index) => {
        const person = index === 0 ? first : second;
        await spendDay(dayOn(server), person);
        await leave(dayOn(server), person);
      }),
    );
    const plans = await hearing.plans();
    expect(findTableWalks(plans, tables)).toEqual([]);
    expect(new Set(plans.map(({ query }) => query)).size).toBeGreaterThan(150);
  },
);

test(
  'requests to all routes except the operator’s never scan a large table',
  { timeout: TIMEOUT_MS },
  async () => {
    await hearing.skip();
    const names = Object.keys(endpoints).filter((name) => !endpoints[name]?.isForService);
    const { faults } = await fuzz(custom, { endpoints: names, seed: SEED, requests: 500, timeoutMs: 20_000 });
    expect(faults).toEqual([]);
    const plans = await hearing.plans();
    expect(plans.length).toBeGreaterThan(2000);
    expect(findTableWalks(plans, tables)).toEqual([]);
  },
);

test('planted: a scan of the deadlines table, caused by a missing index, is detected', async () => {
  await sql`drop index public.deadlines_user_id_idx`;
  await hearing.skip();
  await spendDay(dayOn(generic), third);
  const walked = new Set(findTableWalks(await hearing.plans(), tables).map(({ table }) => table));
  expect([...walked]).toEqual(['public.deadlines']);
});

test('planted: a partial index whose condition excludes almost nothing is detected', async () => {
  await sql`create index on public.deadlines (priority)`;
  await hearing.skip();
  const watched = postgres(plansUrl(cluster.url), { max: 1 });
  await watched`set enable_seqscan = off`;
  await watched`select count(*) from public.deadlines where priority = 'high' and title = 'x'`;
  await watched.end();
  const walks = findTableWalks(await hearing.plans(), tables);
  expect(walks.map(({ table, what }) => [table, what])).toContainEqual([
    'public.deadlines',
    'looks at more than 200 rows',
  ]);
});
