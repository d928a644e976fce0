import { expect, test } from 'vitest';
import { createNotes } from './rest-fixture.ts';
import { ask, startRestOnEach } from './rest-server.ts';

const servers = await startRestOnEach();

interface WithRemarks {
  remarks: { stars: number }[];
}

type Over = (typeof servers)[number];

/**
 * The notes of a person: two remarks on Apple, one on Banana and none on Cherry. Apple has a cover and links to Banana.
 */
async function withRemarks(over: Over) {
  const { client, person } = await createNotes(over);
  const notes = await client.from('notes').select('id, title');
  const id = (title: string) => notes.data?.find((note) => note.title === title)?.id;
  const [apple, banana] = [id('Apple'), id('Banana')];
  const filled = await Promise.all([
    client.from('remarks').insert([
      { note_id: apple, text: 'fine', stars: 5 },
      { note_id: apple, text: 'poor', stars: 1 },
      { note_id: banana, text: 'fair', stars: 3 },
    ]),
    client.from('covers').insert({ note_id: apple, color: 'red' }),
    client.from('links').insert({ earlier: apple, later: banana }),
  ]);
  for (const { error } of filled) if (error) throw error;
  return {
    client,
    person,
    apple,
    banana,
    notes: (select: string) => client.from('notes').select<string, WithRemarks>(select),
  };
}

test.for(servers)(
  'embeds referring rows as a list, or as one object if the reference is unique ($name)',
  async (over) => {
    const { notes } = await withRemarks(over);
    const { data, error } = await notes('title, remarks(text, points:stars::text), covers(color)')
      .order('title')
      .order('stars', { referencedTable: 'remarks' });
    expect(error).toBeNull();
    expect(data).toEqual([
      {
        title: 'Apple',
        remarks: [
          { text: 'poor', points: '1' },
          { text: 'fine', points: '5' },
        ],
        covers: { color: 'red' },
      },
      { title: 'Banana', remarks: [{ text: 'fair', points: '3' }], covers: null },
      { title: 'Cherry', remarks: [], covers: null },
    ]);
    const all = await notes('*, remarks(*), covers(*)').eq('title', 'Apple').single();
    expect(all.data).toMatchObject({ title: 'Apple', pages: 1, covers: { color: 'red' } });
    expect(all.data).toHaveProperty('remarks.1.user_id');
  },
);

test.for(servers)('embeds a referenced row as one object ($name)', async (over) => {
  const { client } = await withRemarks(over);
  const remarks = await client
    .from('remarks')
    .select('text, on:notes(title)')
    .order('text', { ascending: false });
  expect(remarks.data).toEqual([
    { text: 'poor', on: { title: 'Apple' } },
    { text: 'fine', on: { title: 'Apple' } },
    { text: 'fair', on: { title: 'Banana' } },
  ]);
});

test.for(servers)('embedded rows have their own filters, order and pagination ($name)', async (over) => {
  const { notes } = await withRemarks(over);
  const stars = async (query: ReturnType<typeof notes>) => {
    const { data, error } = await query.order('title');
    expect(error).toBeNull();
    return data?.map((note) => note.remarks.map((remark) => remark.stars));
  };
  const asked = () =>
    notes('remarks(stars)').order('stars', { referencedTable: 'remarks', ascending: false });
  expect(await stars(asked())).toEqual([[5, 1], [3], []]);
  expect(await stars(asked().gt('remarks.stars', 2))).toEqual([[5], [3], []]);
  expect(await stars(asked().or('stars.eq.1,text.like.fa*', { referencedTable: 'remarks' }))).toEqual([
    [1],
    [3],
    [],
  ]);
  expect(await stars(asked().limit(1, { referencedTable: 'remarks' }))).toEqual([[5], [3], []]);
  expect(await stars(asked().range(1, 1, { referencedTable: 'remarks' }))).toEqual([[1], [], []]);
  const twice = await notes('good:remarks(stars), bad:remarks(stars)')
    .gte('good.stars', 3)
    .lt('bad.stars', 3)
    .eq('title', 'Apple')
    .single();
  expect(twice.data).toEqual({ good: [{ stars: 5 }], bad: [{ stars: 1 }] });
});

test.for(servers)(
  'inner embedding returns and counts only rows that have a related row ($name)',
  async (over) => {
    const { client, notes } = await withRemarks(over);
    const found = await client
      .from('notes')
      .select('title, remarks!inner(stars)', { count: 'exact' })
      .gte('remarks.stars', 3)
      .order('title')
      .limit(1);
    expect(found).toMatchObject({
      status: 206,
      count: 2,
      data: [{ title: 'Apple', remarks: [{ stars: 5 }] }],
    });
    expect((await notes('title, remarks!inner(text)').gt('remarks.stars', 5)).data).toEqual([]);
    const ofBanana = await client
      .from('remarks')
      .select('text, notes!inner(title)')
      .eq('notes.title', 'Banana');
    expect(ofBanana.data).toEqual([{ text: 'fair', notes: { title: 'Banana' } }]);
  },
);

test.for(servers)('a hint selects one of several relationships ($name)', async (over) => {
  const { client } = await withRemarks(over);
  const links = (select: string) => client.from('links').select(select).not('earlier', 'is', null);
  const [hinted] = [await links('from:notes!earlier(title), to:notes!links_later_fkey(title)').limit(1000)];
  expect(hinted.data).toContainEqual({ from: { title: 'Apple' }, to: { title: 'Banana' } });
  const ambiguous = await links('notes(title)');
  expect(ambiguous).toMatchObject({ status: 300, error: { code: 'PGRST201' } });
  expect(ambiguous.error?.hint).toContain('notes!links_later_fkey');
});

test.for(servers)('rows returned by a function can embed related rows ($name)', async (over) => {
  const { client } = await withRemarks(over);
  for (const get of [false, true]) {
    const found = await client
      .rpc('notes_of_pages', { fewest: 1 }, { get })
      .select('title, remarks(stars)')
      .gt('remarks.stars', 1)
      .order('title');
    expect(found.data).toEqual([
      { title: 'Apple', remarks: [{ stars: 5 }] },
      { title: 'Banana', remarks: [{ stars: 3 }] },
    ]);
    const squares = await client.rpc('squares', { n: 2 }, { get }).select('side, remarks(stars)');
    expect(squares.error?.code).toBe('PGRST200');
  }
});

test.for(servers)('embedding does not expose rows that belong to other people ($name)', async (over) => {
  const { client, banana } = await withRemarks(over);
  const stranger = await withRemarks(over);
  // The foreign key is valid, although the other person cannot read that note.
  const pointing = await stranger.client.from('remarks').insert({ note_id: banana, text: 'mine', stars: 2 });
  expect(pointing.error).toBeNull();

  const theirs = await stranger.client.from('remarks').select('text, notes(title)').eq('text', 'mine');
  expect(theirs.data).toEqual([{ text: 'mine', notes: null }]);
  const joined = await stranger.client.from('remarks').select('text, notes!inner(title)').eq('text', 'mine');
  expect(joined.data).toEqual([]);
  const own = await client.from('notes').select('title, remarks(text)').eq('title', 'Banana').single();
  expect(own.data).toEqual({ title: 'Banana', remarks: [{ text: 'fair' }] });
  const leading = await stranger.client.from('links').select('earlier, from:notes!earlier(title)');
  expect(leading.data?.filter(({ from }) => from !== null)).toHaveLength(1);
});

test.for(servers)('embedding a table that the caller cannot read fails ($name)', async (over) => {
  const { apple } = await withRemarks(over);
  const path = `/notes?select=title,remarks(text)&id=eq.${apple}`;
  expect(await ask(over.server, path)).toMatchObject({ status: 401, body: { code: '42501' } });
});

test.for(servers)(
  'more than 5000 embedded rows cause an error instead of a truncated list ($name)',
  async (over) => {
    const { client, person } = await withRemarks(over);
    await over.database.migrate((owner) =>
      owner.query(
        `insert into public.remarks (note_id, user_id, text, stars)
       select notes.id, user_id, 'r', 4 from public.notes, generate_series(1, 2000) where user_id = $1`,
        [person.id],
      ),
    );
    const asked = () => client.from('notes').select('title, a:remarks(stars), b:remarks(stars)');
    const refused = await asked();
    expect(refused).toMatchObject({ status: 400, error: { code: 'PGRSTX01' } });
    const lists = await asked().limit(900, { referencedTable: 'a' }).limit(700, { referencedTable: 'b' });
    expect(lists.data?.map(({ a, b }) => [a.length, b.length])).toEqual([
      [900, 700],
      [900, 700],
      [900, 700],
    ]);
  },
);

test.for(servers)(
  'a request with any number of embeddings executes one query and one settings statement ($name)',
  async (over) => {
    const { notes } = await withRemarks(over);
    over.server.takeStatements();
    await notes('title, remarks!inner(stars), covers(*)').gt('remarks.stars', 1).limit(2);
    expect(over.server.takeStatements()).toHaveLength(2);
  },
);
