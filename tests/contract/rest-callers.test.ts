import { expect, test } from 'vitest';
import { openPostgresDatabase } from '#server/database/database.ts';
import { addPerson } from '../db/people.ts';
import { ask, startRest, startRestOnEach } from './rest-server.ts';

const servers = await startRestOnEach();

// ASVS: 3.5.1, 3.5.2, 16.5.3
test.for(servers)(
  'a request with no token or the publishable key is anonymous; an invalid token is rejected ($name)',
  async ({ server, database }) => {
    const person = await addPerson(database);
    for (const headers of [{}, { Authorization: 'Bearer sb_publishable_anything' }]) {
      const answer = await ask(server, '/notes', { headers });
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('42501');
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
    }
    const token = await server.token(person);
    const other = await startRest(database);
    const foreign = await other.token(person);
    await other.close();
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    const altered = token.replace(/\.(.)/, (_match, first) => `.${first === 'a' ? 'b' : 'a'}`);
    for (const bad of [
      '',
      'x',
      'a.b.c',
      '....',
      unsigned,
      altered,
      foreign,
      `${token}x`,
      token.slice(0, -4),
      'null',
      'ü',
      `${token} ${token}`,
    ]) {
      const answer = await ask(server, '/notes', { headers: { Authorization: `Bearer ${encodeURI(bad)}` } });
      expect(answer.status, bad).toBe(401);
      expect(answer.body, bad).toEqual({
        code: 'PGRST301',
        message: expect.any(String),
        details: null,
        hint: null,
      });
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
    }
    expect((await ask(server, '/notes', { headers: { Authorization: 'Basic abc' } })).status).toBe(401);
  },
);

test.for(servers)('an expired token is refused ($name)', async ({ database }) => {
  let time = Date.now();
  const server = await startRest(database, () => new Date(time));
  const person = await addPerson(database);
  const client = await server.client(person);
  expect((await client.from('notes').select()).status).toBe(200);
  time += 3_601_000;
  expect(await client.from('notes').select()).toMatchObject({ status: 401, error: { code: 'PGRST301' } });
  await server.close();
});

test.for(servers)(
  'tables that a browser may not access are reported as not found ($name)',
  async ({ server, database }) => {
    const client = await server.client(await addPerson(database));
    for (const name of [
      'hidden',
      'nothing',
      'turn_events',
      'pg_class',
      'pg_catalog.pg_class',
      'notes"',
      '__proto__',
      'constructor',
    ]) {
      expect(await client.from(name).select(), name).toMatchObject({
        status: 404,
        error: { code: 'PGRST205' },
      });
    }
    for (const name of ['unreachable', 'nothing', 'pg_sleep', 'set_config', '__proto__']) {
      expect(await client.rpc(name), name).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
    }
    expect(await client.rpc('add', { c: 1 })).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
    expect(await client.rpc('add', {})).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  },
);

test.for(servers)(
  'in a table with protected columns, the other columns can be read and written ($name)',
  async ({ name, server, database }) => {
    const client = await server.client(await addPerson(database));
    const row = { id: name.length, title: 'x' };
    expect((await client.from('partly').insert(row)).error).toBeNull();
    expect((await client.from('partly').select('title').eq('id', row.id)).data).toEqual([{ title: 'x' }]);
    expect(await client.from('partly').select('secret')).toMatchObject({
      status: 400,
      error: { code: '42703' },
    });
    expect(await client.from('partly').select('title').eq('secret', 'x')).toMatchObject({
      status: 400,
      error: { code: '42703' },
    });
    expect(await client.from('partly').select()).toMatchObject({ status: 403, error: { code: '42501' } });
    expect(await client.from('partly').insert({ id: 2, secret: 'x' })).toMatchObject({
      status: 400,
      error: { code: 'PGRST204' },
    });
    expect(await client.from('partly').update({ id: 2 })).toMatchObject({
      status: 403,
      error: { code: '42501' },
    });
  },
);

test.for(servers)(
  'a new table becomes available half a minute after a request failed to find it ($name)',
  async ({ database }) => {
    let time = Date.now();
    const later = await startRest(database, () => new Date(time));
    const client = await later.client(await addPerson(database));
    const asked = () => client.from('late').select();
    expect((await asked()).status).toBe(404);
    await database.migrate((owner) =>
      owner.script('create table public.late (id integer); grant select on public.late to authenticated'),
    );
    expect((await asked()).status).toBe(404);
    time += 30_000;
    expect((await asked()).status).toBe(200);
    await later.close();
  },
);

// ASVS: 16.5.3
test('an unavailable database causes a 503 that reveals no database details', async () => {
  const nowhere = openPostgresDatabase('postgres://somebody@127.0.0.1:1/somewhere');
  const server = await startRest(nowhere);
  const answer = await ask(server, '/notes');
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ code: 'PGRST001', details: null, hint: null });
  expect(answer.text).not.toMatch(/somebody|somewhere|127\.0\.0\.1/);
  expect(server.logged()).not.toMatch(/somebody|somewhere/);
  await server.close();
  await nowhere.close();
});
