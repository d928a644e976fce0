import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { type Database, openEmbeddedDatabase } from '#server/database/database.ts';
import { openDatabase } from '../database.ts';
import { type Person, addPerson } from '../db/people.ts';
import { readSnapshot } from '../migrated.ts';
import { startAuth } from './auth-server.ts';
import { FullDisk } from './full-disk.ts';
import { startRest } from './rest-server.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const DAY = 86_400_000;
const long = 'x'.repeat(150);

/** Writes a deadline like the app. Returns the title if it was acknowledged. */
async function write(client: PostgrestClient, person: Person, title: string) {
  const { error, status } = await client
    .from('deadlines')
    .insert({ user_id: person.id, title, date: 'June 15, 2027', time: '10:00 AM', priority: 'high' });
  return { kept: error ? null : title, status, error };
}

async function titles(database: Database): Promise<string[]> {
  const rows = await database.asService((service) =>
    service.query<{ title: string }>('select title from public.deadlines order by id'),
  );
  return rows.map(({ title }) => title);
}

const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-full-'));
const data = path.join(folder, 'database');
beforeAll(async () => {
  const snapshot = await readSnapshot(inject('snapshotFile'));
  const database = await openEmbeddedDatabase(data, undefined, snapshot);
  await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('on a full disk, writes fail with clear errors, reads continue, and the server recovers once space is free', async () => {
  const disk = new FullDisk(data);
  const database = await openEmbeddedDatabase(data);
  const server = await startRest(database);
  const person = await addPerson(database);
  const client = await server.client(person);
  const answered: string[] = [];
  const writeUntil = async (isEnough: (status: number) => boolean) => {
    for (let each = 0; each < 400; each += 1) {
      const { kept, status, error } = await write(client, person, `${answered.length} ${long}`);
      if (kept) answered.push(kept);
      if (isEnough(status)) return error;
    }
    throw new Error('That moment never came');
  };

  await writeUntil(() => answered.length === 5);
  disk.isFull = true;
  const refused = await writeUntil((status) => status !== 201);
  expect(refused).toMatchObject({
    code: 'PGRST001',
    message: 'The database is not available. Try again in a moment.',
  });
  expect((await client.from('deadlines').select('title')).data).toHaveLength(answered.length);

  disk.isFull = false;
  const before = answered.length;
  await writeUntil(() => answered.length === before + 5);
  await server.close();
  await database.close();

  const opened = await openEmbeddedDatabase(data);
  expect(await titles(opened)).toEqual(answered);
  await opened.close();
});

test('a full PostgreSQL disk causes the same clear errors, and the server recovers once space is free', async () => {
  const database = await openDatabase('PostgreSQL');
  const server = await startRest(database);
  cleanUps.push(() => server.close());
  const person = await addPerson(database);
  const client = await server.client(person);
  expect((await write(client, person, 'before')).status).toBe(201);
  await database.migrate((owner) =>
    owner.script(`create function public.full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on public.deadlines execute function public.full_disk();`),
  );
  const { status, error } = await write(client, person, 'lost');
  expect(status).toBe(503);
  expect(error?.message).toBe('The database is not available. Try again in a moment.');
  expect((await client.from('deadlines').select('title')).data).toEqual([{ title: 'before' }]);

  await database.migrate((owner) => owner.script('drop function public.full_disk cascade'));
  expect((await write(client, person, 'after')).status).toBe(201);
  expect(await titles(database)).toEqual(['before', 'after']);
});

test('a clock that jumps, forward or back, locks nobody out', async () => {
  const server = await startAuth(await openDatabase('PostgreSQL'));
  cleanUps.push(() => server.close());
  const { person, client } = await server.signedIn();
  const renewed = async () => {
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    return server.request('GET', '/user', {
      headers: { Authorization: `Bearer ${data.session?.access_token}` },
    });
  };
  for (const jump of [3 * DAY, -6 * DAY, 30 * DAY, -27 * DAY]) {
    server.advance(jump);
    expect((await renewed()).status, `${jump}`).toBe(200);
    const { error } = await server.newClient().signInWithPassword(person);
    expect(error, `${jump}`).toBeNull();
  }
  // An access token issued before a forward jump of the clock has expired.
  const { data } = await client.getSession();
  server.advance(DAY);
  const old = await server.request('GET', '/user', {
    headers: { Authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(old.status).toBe(403);
});
