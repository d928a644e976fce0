import { expect, test } from 'vitest';
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
