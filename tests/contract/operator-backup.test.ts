import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from '#server/database/database.ts';
import { migrate, migrateWithin } from '#server/database/migrations.ts';
import { backupLines, encodeBackup, writeBackup } from '#server/operator/backup-file.ts';
import { loadSnapshot } from '#server/operator/load-snapshot.ts';
import { takeSnapshot } from '#server/operator/take-snapshot.ts';
import { type DatabaseKind, newPostgresDatabase, openDatabase } from '../database.ts';
import { type Person, addPerson, setPlan } from '../db/people.ts';
import { type AuthServer, startAuth } from './auth-server.ts';
import { type Phone, levelOf, withSecondStep } from './second-step.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Source {
  kind: DatabaseKind;
  database: Database;
  server: AuthServer;
  life: { email: string; password: string; phone: Phone };
  file: string;
}

const kinds = ['PGlite', 'PostgreSQL'] as const;
const sources = await Promise.all(kinds.map((kind) => live(kind)));
/** Each backup is restored into each kind of database, once for the tests below. */
const ways = await Promise.all(
  sources.flatMap((source) =>
    kinds.map(async (kind) => {
      const database = await openEmpty(kind);
      const loaded = await loadSnapshot(database, backupLines(source.file));
      return { source, database, loaded, name: `${source.kind} to ${kind}` };
    }),
  ),
);

/** A database with data of people, and its backup. */
async function live(kind: DatabaseKind): Promise<Source> {
  const database = await openDatabase(kind);
  const server = await startAuth(database);
  afterAll(() => server.close());
  const { person, phone, client } = await withSecondStep(server);
  const { error } = await client.mfa.recoveryCodes.generate();
  if (error) throw error;
  await addData(database, { ...person, claims: { role: 'authenticated', sub: person.id } });
  await setPlan(database, await addPerson(database), { tier: 'core', team: ['lena', 'james'], uploads: 2 });
  const file = path.join(folder, `${kind}.gz`);
  await writeBackup(
    file,
    encodeBackup(takeSnapshot(database, { at: new Date(), keys: { signingKeys: '[]', pushKey: 'key' } })),
  );
  return { kind, database, server, life: { ...person, phone }, file };
}

/**
 * Values of every kind that are easily corrupted: quotes, line breaks, null, microseconds, JSON null, numbers that are
 * too long.
 */
async function addData(database: Database, { id }: Person): Promise<void> {
  await database.asService(async (service) => {
    const title = `Say "no", don't \\ wait;\n\tünï💬\u2028\u2029\u0085\r ${'x'.repeat(50)}`;
    for (let count = 0; count < 3; count += 1) {
      await service.query(
        `insert into public.deadlines (user_id, title, date, time) values ($1, $2, 'June 15, 2030', '10:00 AM')`,
        [id, `${title} ${count}`],
      );
    }
    await service.query(`delete from public.deadlines where title like '% 2'`);
    const [conversation] = await service.query<{ id: string }>(
      `insert into public.conversations (user_id, advisor, title) values ($1, 'lena', $2) returning id`,
      [id, title],
    );
    const parts = JSON.stringify([{ type: 'text', text: title, odd: null, long: 0 }]).replace(
      '0}',
      '9007199254740993.10}',
    );
    for (const state of ['done', 'stopped', 'streaming']) {
      await service.query(
        `insert into public.messages (id, conversation_id, role, status, parts)
         values (gen_random_uuid(), $1, 'assistant', $2::text, $3::text::jsonb)`,
        [conversation?.id, state, parts],
      );
    }
    await service.query(
      `insert into public.turn_events (message_id, seq, data)
       select id, 1, 'null' from public.messages where status = 'streaming'`,
    );
  });
}

async function openEmpty(kind: DatabaseKind): Promise<Database> {
  const database =
    kind === 'PGlite'
      ? await openEmbeddedDatabase()
      : openPostgresDatabase(await newPostgresDatabase(), { connections: 4 });
  afterAll(() => database.close());
  return database;
}

/** The content of a database's backup, by table and row, in a stable order. */
async function contents(database: Database): Promise<string[]> {
  const lines: string[] = [];
  let table = '';
  const backup = await text(takeSnapshot(database, { at: new Date(0) }));
  for (const line of backup.split('\n')) {
    if (line.startsWith('{"table"')) table = line;
    lines.push(line.startsWith('[') ? table + line : line);
  }
  return lines.toSorted();
}

test.for(ways)('a backup restores every row ($name)', async ({ source, database, loaded }) => {
  expect(loaded.keys).toEqual({ signingKeys: '[]', pushKey: 'key' });
  expect(loaded.rows).toBeGreaterThan(20);
  // The header includes the keys, which are not part of the database.
  expect(await contents(database)).toEqual(await contents(source.database));
});

test.for(ways)(
  'after a restore, people sign in with their previous password and phone ($name)',
  async ({ source, database }) => {
    const server = await startAuth(database);
    afterAll(() => server.close());
    const { email, password, phone } = source.life;
    const client = server.newClient();
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
    // The earlier code was used before the backup, and still counts as used.
    server.advance(60_000 + source.server.now().getTime() - server.now().getTime());
    const code = phone.code(2);
    const { error } = await client.mfa.challengeAndVerify({ factorId: phone.factorId, code });
    expect(error).toBeNull();
    expect(await levelOf(client)).toBe('aal2 of aal2');
  },
);

test.for(ways)('writes after a restore continue the numbering ($name)', async ({ database }) => {
  const person = await addPerson(database);
  const [added] = await database.asService((service) =>
    service.query<{ id: string; highest: string }>(
      `insert into public.deadlines (user_id, title, date, time) values ($1, 'New', 'June 15, 2030', '10:00 AM')
       returning id::text`,
      [person.id],
    ),
  );
  // Three rows were created and one was deleted: its number is not reused.
  expect(added?.id).toBe('4');
  // The triggers work again: a new person has a trial.
  const plans = await database.asService((service) =>
    service.query('select tier from public.subscriptions where user_id = $1', [person.id]),
  );
  expect(plans).toEqual([{ tier: 'trial' }]);
});

test('a backup file is readable only by its owner', async () => {
  expect((await stat(sources[0]?.file ?? '')).mode & 0o777).toBe(0o600);
});

test('a backup is a consistent snapshot despite concurrent writes (PostgreSQL)', async () => {
  const database = await openEmpty('PostgreSQL');
  await migrate(database);
  const before = await addPerson(database);
  const id = randomUUID();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  // The backup has read the accounts and is about to read the profiles. At this moment a person signs up, with a row in
  // both tables.
  const meanwhile = database.migrate(async (owner) => {
    await owner.query('lock table public.profiles in access exclusive mode');
    held();
    const waiting = `select from pg_locks where not granted and relation = 'public.profiles'::regclass`;
    let isWaiting = false;
    while (!isWaiting) isWaiting = (await owner.query(waiting)).length > 0;
    await owner.query(
      `insert into auth.users (id, email, email_confirmed_at) values ($1, 'new@people.test', now())`,
      [id],
    );
  });
  await isHeld;
  const backup = await text(takeSnapshot(database, { at: new Date() }));
  await meanwhile;
  expect(backup).toContain(before.id);
  expect(backup).not.toContain(id);
  expect((await contents(database)).join()).toContain(id);
});

test.for(kinds)('refuses to restore a backup into a non-empty database (%s)', async (kind) => {
  const database = await openDatabase(kind);
  await addPerson(database);
  const before = await contents(database);
  const again = loadSnapshot(database, backupLines(sources[0]?.file ?? ''));
  await expect(again).rejects.toThrow('not empty');
  expect(await contents(database)).toEqual(before);
});

const damagedFiles: Record<string, (text: string) => string> = {
  'breaks off': (text) => text.slice(0, text.lastIndexOf('{"end"')),
  'rows are missing': (text) => text.replace(/^\[.*\n/m, ''),
  'cannot be read. Nothing': (text) => text.replace(/^\[.*\n/m, '[1,2\n'),
  'is not that of its version': (text) => text.replace('"table":"auth.users"', '"table":"auth.users; drop"'),
  'newer version of the product': (text) => text.replace('"migrations":[', '"migrations":["20991231000000",'),
  'This file is no backup': () => 'hello\n',
};

test.for(Object.entries(damagedFiles))(
  'refuses to restore a damaged backup: %s',
  async ([message, damage]) => {
    const file = path.join(folder, `${message}.gz`);
    const whole = gunzipSync(await readFile(sources[0]?.file ?? '')).toString();
    await writeFile(file, gzipSync(damage(whole)));
    const database = await openEmpty('PostgreSQL');
    await expect(loadSnapshot(database, backupLines(file))).rejects.toThrow(message);
    // Nothing was left behind, so the complete backup can be restored.
    await expect(loadSnapshot(database, backupLines(sources[0]?.file ?? ''))).resolves.toBeDefined();
  },
);

test('a truncated file or another format is refused', async () => {
  const whole = await readFile(sources[0]?.file ?? '');
  const database = await openEmpty('PostgreSQL');
  for (const content of [whole.subarray(0, whole.length / 2), Buffer.from('hello')]) {
    const file = path.join(folder, 'cut.gz');
    await writeFile(file, content);
    await expect(loadSnapshot(database, backupLines(file))).rejects.toThrow("This backup can't be read");
  }
});

test('reports an unreadable file and an unwritable location', async () => {
  const away = path.join(folder, 'nowhere', 'monday.gz');
  await expect(backupLines(away).next()).rejects.toThrow(`${away} can't be opened (ENOENT)`);
  const content = Readable.from(['{}']);
  await expect(writeBackup(away, content)).rejects.toThrow(`Can’t write a backup to ${away} (ENOENT)`);
  expect(content.destroyed).toBe(true);
});

test('restoring a backup of an older version migrates it', async () => {
  const old = await openEmpty('PostgreSQL');
  const upTo = {
    platform: ['20261120000001', '20261120000002'],
    migrations: ['20261120000100', '20261120000200', '20261120000300', '20261120000400', '20261120000500'],
  };
  await old.migrate((owner) => migrateWithin(owner, upTo));
  const person = await addPerson(old);
  const file = path.join(folder, 'old.gz');
  await writeBackup(file, encodeBackup(takeSnapshot(old, { at: new Date() })));
  const database = await openEmpty('PostgreSQL');
  await loadSnapshot(database, backupLines(file));
  expect(await migrate(database)).toEqual([]);
  const plans = await database.asService((service) =>
    service.query('select tier from public.subscriptions where user_id = $1', [person.id]),
  );
  expect(plans).toEqual([{ tier: 'trial' }]);
});
