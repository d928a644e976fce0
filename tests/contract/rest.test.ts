import { expect, test } from 'vitest';
import { addPerson } from '../db/people.ts';
import { titles, createNotes } from './rest-fixture.ts';
import { ask, startRestOnEach } from './rest-server.ts';

const servers = await startRestOnEach();

// Specification: 7.data.5
test.for(servers)(
  'an insert returns the requested columns and fills the other columns with defaults ($name)',
  async (over) => {
    const { server, database } = over;
    const person = await addPerson(database);
    const client = await server.client(person);
    expect(await client.from('notes').insert({ title: 'plain' })).toMatchObject({
      status: 201,
      data: null,
      error: null,
    });
    const one = await client
      .from('notes')
      .insert({ title: 'one', pages: '7' })
      .select('title, pages, tags')
      .single();
    expect(one).toMatchObject({ status: 201, data: { title: 'one', pages: 7, tags: [] } });
    const many = await client
      .from('notes')
      .insert([{ title: 'two' }, { title: 'three' }], { count: 'exact' })
      .select('title');
    expect(many).toMatchObject({ count: 2, data: [{ title: 'two' }, { title: 'three' }] });
    expect((await client.from('notes').insert({}).select('title').single()).data).toEqual({
      title: 'untitled',
    });
    expect(await client.from('notes').insert([]).select()).toMatchObject({ status: 201, data: [] });
    const lone = await client
      .from('notes')
      .insert({ title: 'four' }, { defaultToNull: false })
      .select('pages')
      .single();
    expect(lone.data).toEqual({ pages: null });
    const filled = await client
      .from('notes')
      .insert([{ title: 'five', pages: 1 }, { title: 'six' }])
      .select('pages')
      .order('title');
    expect(filled.error?.code).toBe('PGRST100');
    expect(
      (
        await client
          .from('notes')
          .insert([{ title: 'five', pages: 1 }, { title: 'six' }])
          .select('pages')
      ).data,
    ).toEqual([{ pages: 1 }, { pages: null }]);

    const ragged = await client
      .from('notes')
      .insert([{ title: 'seven', pages: 1 }, { title: 'eight' }], { defaultToNull: false });
    expect(ragged.error?.code).toBe('PGRST102');
    const located = await ask(
      server,
      '/notes',
      { method: 'POST', body: '{"title":"nine"}', headers: { Prefer: 'return=headers-only' } },
      person,
    );
    expect(located.status).toBe(201);
    expect(located.text).toBe('');
    const found = await ask(server, located.headers.get('Location') ?? '', {}, person);
    expect(found.body).toMatchObject([{ title: 'nine' }]);
  },
);

test.for(servers)(
  'the columns parameter selects the fields of the request body ($name)',
  async ({ server, database }) => {
    const person = await addPerson(database);
    const body = '[{"title":"kept","pages":3,"unknown":1}]';
    const answer = await ask(
      server,
      '/notes?columns="title"&select=title,pages',
      { method: 'POST', body, headers: { Prefer: 'return=representation' } },
      person,
    );
    expect(answer.body).toEqual([{ title: 'kept', pages: null }]);
  },
);

// Specification: 7.data.5
test.for(servers)(
  'an upsert updates the existing row or keeps it unchanged, as requested ($name)',
  async (over) => {
    const { person, client, notes } = await createNotes(over);
    const row = { user_id: person.id, title: 'Apple', pages: 9 };
    const merged = await client
      .from('notes')
      .upsert(row, { onConflict: 'user_id,title' })
      .select('title, pages')
      .single();
    expect(merged).toMatchObject({ status: 201, data: { title: 'Apple', pages: 9 } });
    const ignored = await client
      .from('notes')
      .upsert({ ...row, pages: 1 }, { onConflict: 'user_id,title', ignoreDuplicates: true })
      .select();
    expect(ignored.data).toEqual([]);
    expect((await client.from('notes').select('pages').eq('title', 'Apple').single()).data).toEqual({
      pages: 9,
    });
    expect(
      (await client.from('profiles').upsert({ id: person.id, first_name: 'Kim', last_name: 'Lee' })).error,
    ).toBeNull();
    expect((await client.from('profiles').select('first_name').single()).data).toEqual({ first_name: 'Kim' });
    expect((await client.from('notes').upsert(row, { onConflict: 'pages' })).error?.code).toBe('42P10');
    expect((await client.from('notes').upsert(row, { onConflict: 'nothing' })).error?.code).toBe('42703');
    expect((await client.from('notes').upsert([row, row], { onConflict: 'user_id,title' })).error?.code).toBe(
      '21000',
    );
    expect(titles(await notes())).toHaveLength(3);
  },
);

test.for(servers)(
  'an update changes the matching rows, or all of the caller’s own rows without a filter ($name)',
  async (over) => {
    const { client } = await createNotes(over);
    const stranger = await createNotes(over);
    expect(await client.from('notes').update({ pages: 5 }).eq('title', 'Apple')).toMatchObject({
      status: 204,
      data: null,
    });
    const shown = await client
      .from('notes')
      .update({ tags: ['x'], extra: null })
      .eq('pages', 5)
      .select('title, tags, extra');
    expect(shown).toMatchObject({ status: 200, data: [{ title: 'Apple', tags: ['x'], extra: null }] });
    expect(await client.from('notes').update({ pages: 6 }, { count: 'exact' })).toMatchObject({ count: 3 });
    expect(await client.from('notes').update({ pages: 6 }).eq('title', 'none').select()).toMatchObject({
      status: 200,
      data: [],
    });
    expect(await client.from('notes').update({}).select()).toMatchObject({ status: 200, data: [] });
    expect((await stranger.client.from('notes').select('title').eq('pages', 6)).data).toEqual([]);
  },
);

// ASVS: 2.3.3
test.for(servers)(
  'a request that fails because of single() or max-affected changes nothing ($name)',
  async (over) => {
    const { client } = await createNotes(over);
    expect((await client.from('notes').update({ pages: 50 }).select().single()).error?.code).toBe('PGRST116');
    expect(
      (
        await client
          .from('notes')
          .update({ pages: 50 })
          .setHeader('Prefer', 'handling=strict, max-affected=2')
      ).error?.code,
    ).toBe('PGRST124');
    expect(
      (await client.from('notes').delete().setHeader('Prefer', 'handling=strict, max-affected=2')).error
        ?.code,
    ).toBe('PGRST124');
    expect((await client.from('notes').select('title').eq('pages', 50)).data).toEqual([]);
    expect(
      (
        await client
          .from('notes')
          .delete()
          .eq('title', 'Apple')
          .setHeader('Prefer', 'handling=strict, max-affected=1')
      ).error,
    ).toBeNull();
  },
);

// Specification: 7.data.5
test.for(servers)(
  'a delete removes the matching rows, or all of the caller’s own rows without a filter ($name)',
  async (over) => {
    const { client } = await createNotes(over);
    const stranger = await createNotes(over);
    expect(await client.from('notes').delete().eq('title', 'Apple')).toMatchObject({
      status: 204,
      data: null,
    });
    expect((await client.from('notes').delete().eq('title', 'Banana').select('title')).data).toEqual([
      { title: 'Banana' },
    ]);
    expect(await client.from('notes').delete({ count: 'exact' })).toMatchObject({ count: 1 });
    expect(titles(await stranger.notes())).toHaveLength(3);
  },
);

test.for(servers)('calls functions with arguments from the body or the URL ($name)', async (over) => {
  const { client } = await createNotes(over);
  expect((await client.rpc('add', { a: 1 })).data).toBe(11);
  expect((await client.rpc('add', { a: 1, b: 2 }, { get: true })).data).toBe(3);
  expect((await client.rpc('count_to', { n: 3 })).data).toEqual([1, 2, 3]);
  expect((await client.rpc('my_notes')).data).toMatchObject([
    { title: 'Apple' },
    { title: 'Banana' },
    { title: 'Cherry' },
  ]);
  expect((await client.rpc('echo', { value: { a: null }, list: ['x', 'y, z'] })).data).toEqual({
    value: { a: null },
    list: ['x', 'y, z'],
    at: null,
  });
  expect((await client.rpc('echo', { value: null })).data).toMatchObject({ value: null });
  expect(
    (await client.rpc('echo', { value: '{"a":1}', list: ['x', 'y'] }, { get: true })).data,
  ).toMatchObject({ value: { a: 1 }, list: ['x', 'y'] });
  expect((await client.rpc('either', { a: 'x' })).error?.code).toBe('PGRST203');
  expect(await client.rpc('rename', { title: 'Apple' })).toMatchObject({ status: 204, data: null });
  expect((await client.from('notes').select('pages').eq('title', 'Apple').single()).data).toEqual({
    pages: 0,
  });
  expect(await client.rpc('rename', { title: 'Apple' }, { get: true })).toMatchObject({
    status: 405,
    error: { code: '25006' },
  });
  expect((await client.rpc('can_access_advisor', { advisor: 'james' })).data).toBe(true);
  expect((await client.rpc('is_superadmin')).data).toBe(false);
});

test.for(servers)(
  'a function that raises an error returns its message, but not the rows that caused it ($name)',
  async ({ server, database }) => {
    const client = await server.client(await addPerson(database));
    const raised = await client.rpc('refuse', { reason: 'Not today.' });
    expect(raised.status).toBe(400);
    expect(raised.error).toEqual({ code: 'P0001', message: 'Not today.', details: null, hint: null });
  },
);

// ASVS: 16.3.4, 16.5.1
test.for(servers)(
  'an unexpected error returns a generic 500 with a request ID that also appears in the log ($name)',
  async ({ server, database }) => {
    const answer = await ask(server, '/rpc/fail', { method: 'POST', body: '{}' }, await addPerson(database));
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('internal matters');
    const requestId = answer.headers.get('X-Request-Id');
    expect(answer.body).toMatchObject({ code: 'PGRSTX00', details: `Request ${requestId}`, hint: null });
    expect(server.logged()).toContain(requestId);
    expect(server.logged()).not.toContain('internal matters');
  },
);

// ASVS: 2.3.3
test.for(servers)(
  'a request takes one statement plus one for the claims; a GET on a function takes one more ($name)',
  async (over) => {
    const { client } = await createNotes(over);
    const { server } = over;
    const statements = async (request: PromiseLike<{ error: unknown }>) => {
      server.takeStatements();
      expect((await request).error).toBeNull();
      return server.takeStatements().length;
    };
    expect(
      await statements(client.from('notes').select('title', { count: 'exact' }).order('id').limit(1)),
    ).toBe(1);
    expect(
      await statements(
        client
          .from('notes')
          .insert([{ title: 'x' }, { title: 'y' }])
          .select(),
      ),
    ).toBe(1);
    expect(
      await statements(client.from('notes').upsert({ title: 'x' }, { onConflict: 'user_id,title' })),
    ).toBe(1);
    expect(
      await statements(client.from('notes').update({ pages: 1 }).eq('title', 'x').select().single()),
    ).toBe(1);
    expect(await statements(client.from('notes').delete().eq('title', 'x'))).toBe(1);
    expect(await statements(client.rpc('add', { a: 1 }))).toBe(1);
    expect(await statements(client.rpc('add', { a: 1 }, { get: true }))).toBe(2);
  },
);

test.for(servers)(
  'lists of any length use the same SQL statement, so that it is planned only once ($name)',
  async (over) => {
    const { client } = await createNotes(over);
    over.server.takeStatements();
    await client.from('notes').select('title').in('id', [1]).limit(1);
    await client.from('notes').select('title').in('id', [1, 2, 3]).limit(3);
    const [short, long] = over.server.takeStatements();
    expect(long).toBe(short);
  },
);

// ASVS: 14.2.2, 14.3.2
test.for(servers)('responses are not cached ($name)', async (over) => {
  const { person } = await createNotes(over);
  expect((await ask(over.server, '/notes', {}, person)).headers.get('Cache-Control')).toBe('no-store');
  expect((await ask(over.server, '/notes')).headers.get('Cache-Control')).toBe('no-store');
});
