import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { type Database, openPostgresDatabase } from '#server/database/database.ts';
import { migrate, pendingMigrations } from '#server/database/migrations.ts';
import { linesOf } from '#server/operator/lines-of.ts';
import { loadSnapshot } from '#server/operator/load-snapshot.ts';
import { takeSnapshot } from '#server/operator/take-snapshot.ts';
import { openDatabase } from '../database.ts';
import { startPostgres } from '../postgres.ts';
import { addPerson, setPlan } from './people.ts';

// Uses separate clusters: in the cluster of the other tests a superuser has created the roles.
async function newCluster() {
  const cluster = await startPostgres();
  const administrator = postgres(cluster.url, { max: 1, onnotice: () => undefined });
  afterAll(async () => {
    await administrator.end();
    await cluster.stop();
  });
  return {
    /** Sets up a cluster like a provider of managed databases. */
    administer: (text: string) => administrator.unsafe(text).simple(),
    /** A database whose owner is not a superuser. `right` is an additional privilege. */
    async sell(name: string, right: 'createrole' | 'nocreaterole'): Promise<Database> {
      await administrator.unsafe(`create role ${name}_owner login ${right}`);
      await administrator.unsafe(`create database ${name} owner ${name}_owner`);
      const url = new URL(cluster.url);
      url.username = `${name}_owner`;
      url.pathname = name;
      const database = openPostgresDatabase(url.href, { connections: 2 });
      afterAll(() => database.close());
      return database;
    },
    version: async () => {
      const [row] = await administrator<{ version: number }[]>`
        select current_setting('server_version_num')::integer / 10000 as version`;
      return row?.version ?? 0;
    },
  };
}

/**
 * Checks that an account has a profile and a trial, that the server can change its plan, and that no other account can
 * read it.
 */
async function expectWorking(database: Database): Promise<void> {
  expect(await pendingMigrations(database)).toEqual([]);
  const [person, other] = [await addPerson(database), await addPerson(database)];
  await setPlan(database, person, { tier: 'starter' });
  const tiers = (claims: typeof person.claims) =>
    database.asUser(claims, (transaction) =>
      transaction.query<{ tier: string }>('select tier from public.subscriptions'),
    );
  expect(await tiers(person.claims)).toEqual([{ tier: 'starter' }]);
  expect(await tiers(other.claims)).toEqual([{ tier: 'trial' }]);
  await expect(
    database.asUser(person.claims, (transaction) => transaction.query('select email from auth.users')),
  ).rejects.toMatchObject({ code: '42501' });
}

/** The error at the end of startup, and the statements in it. */
async function refusalOf(database: Database): Promise<string> {
  const error: unknown = await migrate(database).catch((error: unknown) => error);
  return error instanceof Error ? error.message : '';
}

const statementsIn = (refusal: string) => refusal.slice(refusal.indexOf('once: ') + 6);

test('a database owner without superuser rights who can create roles can start the server, as can a second owner', async () => {
  const cluster = await newCluster();
  const first = await cluster.sell('first', 'createrole');
  await migrate(first);
  await expectWorking(first);

  const second = await cluster.sell('second', 'createrole');
  if ((await cluster.version()) >= 16) {
    // The first version in which a role that may create roles may not grant roles created by others.
    const refusal = await refusalOf(second);
    expect(refusal).toContain('second_owner');
    expect(statementsIn(refusal)).toMatch(/^grant anon, [\w, ]+ to second_owner$/);
    await cluster.administer(statementsIn(refusal));
  }
  await migrate(second);
  await expectWorking(second);
  await expectWorking(first);
});

test('an owner who cannot create roles is told what an administrator must do, and those steps are sufficient', async () => {
  const cluster = await newCluster();
  const database = await cluster.sell('bare', 'nocreaterole');
  const refusal = await refusalOf(database);
  expect(refusal.match(/create role /g)).toHaveLength(4);
  await cluster.administer(statementsIn(refusal));
  await migrate(database);
  await expectWorking(database);
  expect(await migrate(database)).toEqual([]);

  // Another database of the same cluster: the roles exist, but don't belong to its owner.
  const other = await cluster.sell('other', 'nocreaterole');
  const grant = statementsIn(await refusalOf(other));
  expect(grant).toMatch(/^grant .* to other_owner$/);
  await cluster.administer(grant);
  await migrate(other);
  await expectWorking(other);
});

test('an owner without superuser rights can create a backup, and restore one of another kind of database', async () => {
  const cluster = await newCluster();
  const embedded = await openDatabase('PGlite');
  await addPerson(embedded);
  const database = await cluster.sell('restored', 'createrole');
  const copied = await loadSnapshot(database, linesOf(takeSnapshot(embedded, { at: new Date() })));
  expect(copied.rows).toBeGreaterThan(3);
  await expectWorking(database);
  const lines: string[] = [];
  for await (const line of linesOf(takeSnapshot(database, { at: new Date() }))) lines.push(line);
  expect(lines.at(-1)).toContain('"end":true');
});
