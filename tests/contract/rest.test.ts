import { expect, test } from 'vitest';
import { addPerson } from '../db/people.ts';
import { titles, createNotes } from './rest-fixture.ts';
import { ask, startRestOnEach } from './rest-server.ts';

const servers = await startRestOnEach();

// Specification: 7.data.5
test.for(servers)(
  'a select returns the requested columns with their database types ($name)',
  async (over) => {
    const { client } = await createNotes(over);
    const { data, status } = await client
      .from('notes')
      .select('title, pages, is_read, tags, extra, written_at, "odd name (x)"')
      .eq('title', 'Apple');
    expect(status).toBe(200);
    expect(data).toEqual([
      {
        title: 'Apple',
        pages: 1,
        is_read: true,
        tags: ['a', 'b'],
        extra: { deep: [1] },
        'odd name (x)': null,
        written_at: expect.stringMatching(/^2026-01-02T03:04:05/),
      },
    ]);
    const all = await client.from('notes').select().eq('title', 'Apple');
    expect(Object.keys(all.data?.[0])).toHaveLength(11);
  },
);

test.for(servers)('a select can rename and cast columns ($name)', async (over) => {
  const { client } = await createNotes(over);
  const apple = (select: string) => client.from('notes').select(select).eq('title', 'Apple').single();
  expect((await apple('name:title, pages::text, "a"b":is_read')).error?.code).toBe('PGRST100');
  expect((await apple('name:title, pages::text, "a, b":is_read, day:written_at::date')).data).toEqual({
    name: 'Apple',
    pages: '1',
    'a, b': true,
    day: '2026-01-02',
  });
  expect((await apple('*, size:pages::float8')).data).toMatchObject({ title: 'Apple', pages: 1, size: 1 });
  const written = await client
    .from('notes')
    .insert({ title: 'Damson', pages: 4 })
    .select('name:title, pages::text')
    .single();
  expect(written.data).toEqual({ name: 'Damson', pages: '4' });
  expect((await client.from('notes').update({ pages: 5 }).eq('pages', 4).select('n:pages')).data).toEqual([
    { n: 5 },
  ]);
  expect((await client.from('notes').delete().eq('pages', 5).select('n:pages')).data).toEqual([{ n: 5 }]);
});

test.for(servers)('each filter operator finds the matching rows ($name)', async (over) => {
  const { notes } = await createNotes(over);
  const found = async (query: ReturnType<typeof notes>) => titles(await query.order('title'));

  expect(await found(notes().eq('pages', 1))).toEqual(['Apple']);
  expect(await found(notes().neq('pages', 1))).toEqual(['Banana']);
  expect(await found(notes().gt('pages', 1))).toEqual(['Banana']);
  expect(await found(notes().gte('pages', 1))).toEqual(['Apple', 'Banana']);
  expect(await found(notes().lt('pages', 2))).toEqual(['Apple']);
  expect(await found(notes().lte('pages', 2))).toEqual(['Apple', 'Banana']);
  expect(await found(notes().like('title', 'B*'))).toEqual(['Banana']);
  expect(await found(notes().like('title', 'b%'))).toEqual([]);
  expect(await found(notes().ilike('title', '*AN*'))).toEqual(['Banana']);
  expect(await found(notes().is('pages', null))).toEqual(['Cherry']);
  expect(await found(notes().is('is_read', true))).toEqual(['Apple']);
  expect(await found(notes().not('is_read', 'is', null))).toEqual(['Apple', 'Banana']);
  expect(await found(notes().eq('mood', 'tense'))).toEqual(['Banana']);
  expect(await found(notes().eq('tags', '{c}'))).toEqual(['Cherry']);
  expect(await found(notes().eq('extra', '{"deep":[1]}'))).toEqual(['Apple']);
  expect(await found(notes().gte('written_at', '2026-01-02T03:04:05Z'))).toHaveLength(3);
  expect(await found(notes().in('pages', [1, 2]))).toEqual(['Apple', 'Banana']);
  expect(await found(notes().in('title', []))).toEqual([]);
  expect(await found(notes().notIn('title', ['Apple', 'x,(y)']))).toEqual(['Banana', 'Cherry']);
  expect(await found(notes().match({ pages: 2, mood: 'tense' }))).toEqual(['Banana']);
  expect(await found(notes().or('pages.eq.1,title.eq.Cherry'))).toEqual(['Apple', 'Cherry']);
  expect(await found(notes().or('and(pages.gte.1,is_read.not.is.true),title.in.("Cherry","x,)")'))).toEqual([
    'Banana',
    'Cherry',
  ]);
});

test.for(servers)('arrays and JSON can be filtered by their content ($name)', async (over) => {
  const { notes } = await createNotes(over);
  const found = async (query: ReturnType<typeof notes>) => titles(await query.order('title'));

  expect(await found(notes().contains('tags', ['b']))).toEqual(['Apple']);
  expect(await found(notes().contains('extra', { deep: [1] }))).toEqual(['Apple']);
  expect(await found(notes().contains('extra', '{"deep":[2]}'))).toEqual([]);
  expect(await found(notes().containedBy('tags', ['a', 'b', 'x']))).toEqual(['Apple', 'Banana']);
  expect(await found(notes().overlaps('tags', ['b', 'c']))).toEqual(['Apple', 'Cherry']);
  expect(await found(notes().not('tags', 'ov', '{b}'))).toEqual(['Banana', 'Cherry']);
  expect(await found(notes().or('tags.cs.{a,b},title.eq.Cherry'))).toEqual(['Apple', 'Cherry']);
});

test.for(servers)(
  'filters compare the full value, even if it is longer than the varchar column ($name)',
  async (over) => {
    const { client } = await createNotes(over);
    await client.from('notes').update({ code: 'abcd' }).eq('title', 'Apple');
    expect((await client.from('notes').select('title').eq('code', 'abcdef')).data).toEqual([]);
    const tooLong = await client.from('notes').update({ code: 'abcde' }).eq('title', 'Apple');
    expect(tooLong.status).toBe(400);
    expect(tooLong.error?.code).toBe('22001');
  },
);

test.for(servers)('rows are returned in the requested order, page by page ($name)', async (over) => {
  const { notes } = await createNotes(over);
  expect(
    titles(await notes().order('pages', { ascending: false, nullsFirst: false }).order('title')),
  ).toEqual(['Banana', 'Apple', 'Cherry']);
  expect(titles(await notes().order('pages', { nullsFirst: true }))).toEqual(['Cherry', 'Apple', 'Banana']);
  expect(titles(await notes().order('title').limit(2))).toEqual(['Apple', 'Banana']);
  expect(titles(await notes().order('title').range(1, 1))).toEqual(['Banana']);
  expect(titles(await notes().limit(0))).toEqual([]);
});

test.for(servers)('Content-Range contains the row count and the range ($name)', async (over) => {
  const { server } = over;
  const { person, client } = await createNotes(over);
  const counted = await client.from('notes').select('title', { count: 'exact' }).order('title').range(0, 1);
  expect(counted).toMatchObject({ status: 206, count: 3 });
  const head = await client.from('notes').select('*', { count: 'exact', head: true });
  expect(head).toMatchObject({ status: 200, count: 3, data: null });

  const ranged = await ask(
    server,
    '/notes?select=title&order=title',
    { headers: { Range: '1-5', Prefer: 'count=exact' } },
    person,
  );
  expect(ranged.status).toBe(206);
  expect(ranged.headers.get('Content-Range')).toBe('1-2/3');
  const uncounted = await ask(server, '/notes?order=title', { headers: { Range: '0-0' } }, person);
  expect(uncounted.status).toBe(200);
  expect(uncounted.headers.get('Content-Range')).toBe('0-0/*');
  const none = await ask(server, '/notes?title=eq.none', { headers: { Prefer: 'count=exact' } }, person);
  expect(none.headers.get('Content-Range')).toBe('*/0');

  for (const [path, headers] of [
    ['/notes?offset=9', { Prefer: 'count=exact' }],
    ['/notes', { Range: '5-2' }],
    ['/notes?limit=-1', {}],
  ] as const) {
    const refused = await ask(server, path, { headers }, person);
    expect(refused.status, path).toBe(416);
    expect(refused.body.code).toBe('PGRST103');
  }
});

test.for(servers)('no response has more than 1000 rows ($name)', async (over) => {
  const { person, client } = await createNotes(over);
  await over.database.migrate((owner) =>
    owner.query(
      `insert into public.notes (user_id, title) select $1, 'n' || n from generate_series(1, 1100) as n`,
      [person.id],
    ),
  );
  expect((await client.from('notes').select('id').limit(5000)).data).toHaveLength(1000);
  expect((await client.from('notes').select('id', { count: 'exact' })).count).toBe(1103);
  expect((await client.rpc('count_to', { n: 1200 })).data).toHaveLength(1000);
});

test.for(servers)(
  'rows returned by a function are paged and counted like table rows ($name)',
  async (over) => {
    const { client } = await createNotes(over);
    for (const get of [false, true]) {
      const asked = () => client.rpc('count_to', { n: 1200 }, { get, count: 'exact' });
      const first = await asked();
      expect([first.status, first.data?.length, first.count]).toEqual([206, 1000, 1200]);
      expect((await asked().range(1000, 1999)).data).toHaveLength(200);
      expect(await asked().range(3, 5)).toMatchObject({ status: 206, data: [4, 5, 6], count: 1200 });
      expect((await client.rpc('count_to', { n: 9 }, { get }).limit(2)).data).toEqual([1, 2]);
      expect((await asked().range(1200, 1300)).status).toBe(416);
    }
  },
);

test.for(servers)(
  'rows returned by a function are selected, filtered and sorted like table rows ($name)',
  async (over) => {
    const { client } = await createNotes(over);
    for (const get of [false, true]) {
      const asked = () => client.rpc('notes_of_pages', { fewest: 1 }, { get, count: 'exact' });
      expect((await asked().select('title').order('title', { ascending: false })).data).toEqual([
        { title: 'Banana' },
        { title: 'Apple' },
      ]);
      const found = await asked().eq('mood', 'calm').select('name:title, pages::text');
      expect(found).toMatchObject({ data: [{ name: 'Apple', pages: '1' }], count: 1 });
      const page = await asked().or('tags.cs.{a},title.like.B*').order('title').range(1, 1).select('title');
      expect(page).toMatchObject({ status: 206, data: [{ title: 'Banana' }], count: 2 });
      expect((await asked().eq('title', 'Apple').select('title').single()).data).toEqual({ title: 'Apple' });
      expect((await asked().select('nothing')).error?.code).toBe('42703');
      expect((await asked().eq('nothing', 1)).error?.code).toBe('42703');

      const squares = client.rpc('squares', { n: 9 }, { get }).gt('area', 30).select('side').order('side');
      expect((await squares).data).toEqual([6, 7, 8, 9].map((side) => ({ side })));
      expect((await client.rpc('one_column', {}, { get })).data).toEqual([{ number: 1 }, { number: 2 }]);
      expect((await client.rpc('my_notes', {}, { get }).eq('title', 'Apple')).data).toMatchObject([
        { title: 'Apple' },
      ]);
      expect((await client.rpc('add', { a: 1 }, { get }).order('x')).error?.code).toBe('PGRST100');
      expect((await client.rpc('count_to', { n: 3 }, { get }).eq('x', 1)).error?.code).toBe('PGRST100');
    }
  },
);

test.for(servers)('single() returns one object and fails on zero or several rows ($name)', async (over) => {
  const { notes } = await createNotes(over);
  expect((await notes().eq('title', 'Apple').single()).data).toEqual({ title: 'Apple' });
  const none = await notes().eq('title', 'none').single();
  expect(none.status).toBe(406);
  expect(none.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 0 rows', hint: null });
  expect((await notes().single()).error).toMatchObject({
    code: 'PGRST116',
    details: 'The result contains 3 rows',
  });
  expect((await notes().eq('title', 'Apple').maybeSingle()).data).toEqual({ title: 'Apple' });
  expect(await notes().eq('title', 'none').maybeSingle()).toMatchObject({ data: null, error: null });
});

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
