import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { casts } from '#server/rest/parse-select.ts';
import type { NamedDatabase } from '../database.ts';
import { problematicText } from './fuzz-values.ts';
import { createNotes } from './rest-fixture.ts';
import { type RestServer, ask, startRestOnEach } from './rest-server.ts';

const SEED = 20_261_124;
const RUNS = 400;
const CONCURRENCY = 8;

/** The tables of the product and of the fixture, with the tables that each may embed. */
const tables = {
  notes: { columns: ['id', 'title', 'tags', 'extra', '"odd name (x)"'], embeds: ['remarks', 'covers'] },
  remarks: { columns: ['id', 'text', 'stars'], embeds: ['notes'] },
  conversations: { columns: ['id', 'title', 'advisor'], embeds: ['messages'] },
  messages: { columns: ['id', 'role', 'parts', 'position'], embeds: ['conversations'] },
} as const;
type TableName = keyof typeof tables;
const tableNames = Object.keys(tables).filter((name): name is TableName => name in tables);

const servers = await Promise.all((await startRestOnEach()).map(withTwoPeople));

test.for(servers)('the response to a valid select has the requested column names ($name)', async (over) => {
  const sampled = fc.sample(wellFormed(), { seed: SEED, numRuns: RUNS });
  await eachOf(sampled, async ({ table, select, names }) => {
    const answer = await readAs(over, table, select);
    expect([answer.status, answer.text, select]).toEqual([200, expect.any(String), select]);
    for (const row of answer.body) expect(Object.keys(row).toSorted()).toEqual(names.toSorted());
    expect(answer.text).not.toContain(over.other.mark);
    expect(answer.body.length).toBeGreaterThan(0);
  });
});

test.for(servers)(
  'for any select parameter, no response is a server error or contains another person’s row ($name)',
  async (over) => {
    const sampled = fc.sample(anything(), { seed: SEED, numRuns: RUNS });
    let ownSeen = 0;
    const statuses = new Set<number>();
    await eachOf(sampled, async ({ table, select, more }) => {
      const answer = await readAs(over, table, select, more);
      statuses.add(answer.status);
      const fault = answer.status >= 500 || answer.text.includes(over.other.mark);
      expect(fault ? { table, select, more, ...answer } : null).toBeNull();
      if (answer.text.includes(over.own.mark)) ownSeen += 1;
    });
    // If people had no rows, a leak could not be detected either.
    expect(ownSeen).toBeGreaterThan(RUNS / 20);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
  },
);

test.for(servers)("planted: another person's row is detected ($name)", async (over) => {
  const select = 'title,remarks(text)';
  const { text } = await ask(over.server, `/notes?select=${select}`, {}, over.other.person);
  expect(text).toContain(over.other.mark);
  expect(text).not.toContain(over.own.mark);
});

type Over = Awaited<ReturnType<typeof withTwoPeople>>;

/** Two people, each with rows in every table that contain their mark. */
async function withTwoPeople(over: NamedDatabase & { server: RestServer }) {
  const [own, other] = await Promise.all([addMarked(over), addMarked(over)]);
  return { ...over, own, other };
}

async function addMarked(over: NamedDatabase & { server: RestServer }) {
  const mark = `zqmark${randomUUID().replaceAll('-', '')}`;
  const { person, client } = await createNotes(over);
  const written = await client.from('notes').insert({ title: mark, tags: [mark], extra: { said: mark } });
  const note = await client.from('notes').select('id').eq('title', mark).single();
  const remarked = await client.from('remarks').insert({ note_id: note.data?.id, text: mark, stars: 3 });
  const covered = await client.from('covers').insert({ note_id: note.data?.id, color: 'red' });
  for (const { error } of [written, note, remarked, covered]) if (error) throw error;
  const conversation = randomUUID();
  await over.database.asService(async (service) => {
    await service.query(
      `insert into public.conversations (id, user_id, advisor, title)
       values ($1::text::uuid, $2::text::uuid, 'lena', $3)`,
      [conversation, person.id, mark],
    );
    await service.query(
      `insert into public.messages (id, conversation_id, role, status, parts)
       values ($1::text::uuid, $2::text::uuid, 'user', 'done', $3::text::jsonb)`,
      [randomUUID(), conversation, JSON.stringify([{ type: 'text', text: mark }])],
    );
  });
  return { mark, person };
}

function readAs({ server, own }: Over, table: string, select: string, more = '') {
  return ask(server, `/${table}?select=${encodeURIComponent(select)}${more}`, {}, own.person);
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const workOn = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, workOn));
}

interface Selected {
  /** The item as written in `select`. */
  text: string;
  /** The item's name in the response. */
  name: string;
}

/** Columns and embedded tables with unique names, in any order. */
function wellFormed() {
  return fc.constantFrom(...tableNames).chain((table) =>
    fc
      .tuple(
        fc.uniqueArray(columnOf(table, 'c'), { selector: ({ name }) => name, minLength: 1, maxLength: 5 }),
        fc
          .subarray([...tables[table].embeds], { minLength: 0 })
          .chain((embeds) => fc.tuple(...embeds.map((embedded, at) => relationOf(embedded, `r${at}`)))),
      )
      .chain(([columns, relations]) =>
        fc.shuffledSubarray([...columns, ...relations], { minLength: 1 }).map((parts) => ({
          table,
          select: parts.map(({ text }) => text).join(','),
          names: parts.map(({ name }) => name),
        })),
      ),
  );
}

function columnOf(table: TableName, prefix: string): fc.Arbitrary<Selected> {
  return fc
    .record({
      column: fc.constantFrom(...tables[table].columns),
      alias: fc.option(fc.stringMatching(/^[a-z_][a-zA-Z0-9_$]{0,10}$/)),
      quoted: fc.option(fc.stringMatching(/^[a-z ,():!.*-]{1,12}$/)),
      isText: fc.boolean(),
    })
    .map(({ column, alias, quoted, isText }) => {
      const plain = alias === null ? null : `${prefix}_${alias}`;
      const given = quoted === null ? plain : `"${prefix} ${quoted}"`;
      return {
        text: `${given === null ? '' : `${given}:`}${column}${isText ? '::text' : ''}`,
        name: (given ?? column).replaceAll('"', ''),
      };
    });
}

function relationOf(embedded: string, prefix: string): fc.Arbitrary<Selected> {
  const known = tableNames.find((name) => name === embedded);
  const columns: fc.Arbitrary<Selected[]> = known
    ? fc.uniqueArray(columnOf(known, 'c'), { selector: ({ name }) => name, minLength: 1, maxLength: 3 })
    : fc.constant([{ text: '*', name: '*' }]);
  return fc
    .record({
      columns,
      alias: fc.option(fc.stringMatching(/^[a-z]{1,8}$/)),
      join: fc.constantFrom('', '!left', '!inner'),
    })
    .map(({ columns, alias, join }) => {
      const given = alias === null ? null : `${prefix}_${alias}`;
      const list = columns.map(({ text }) => text).join(',');
      return {
        text: `${given === null ? '' : `${given}:`}${embedded}${join}(${list})`,
        name: given ?? embedded,
      };
    });
}

/**
 * Pieces of the syntax in any order, well-formed selects with a change, and texts that have caused bugs in other
 * programs.
 */
function anything() {
  const more = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc
      .tuple(
        fc.constantFrom('remarks', 'messages', 'notes', 'conversations', 'covers', 'c_a', 'r0_a'),
        fc.constantFrom(
          'order=id',
          'limit=1',
          'offset=1',
          'text=like.*',
          'id=not.is.null',
          'or=(id.gt.0)',
          'x=eq.1',
        ),
      )
      .map(([name, asked]) => `&${name}.${asked}`),
    fc.constantFrom('&order=id.desc', '&limit=0', '&id=not.is.null', '&limit=2&offset=1'),
  );
  const table = fc.constantFrom(...tableNames, 'covers', 'links', 'note_titles', 'partly', 'hidden', 'users');
  const changed = fc
    .tuple(wellFormed(), piece, fc.nat(), fc.nat(3))
    .map(([{ table, select }, put, at, without]) => {
      const place = at % (select.length + 1);
      return { table, select: select.slice(0, place) + put + select.slice(place + without) };
    });
  const asked = fc.oneof(
    fc.record({ table, select: fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')) }),
    fc.record({ table, select: nestedSelect }),
    changed,
    wellFormed().map(({ table, select }) => ({ table, select })),
  );
  return fc.record({ asked, more }).map(({ asked, more }) => ({ ...asked, more }));
}

const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ',',
      ':',
      '!',
      '(',
      ')',
      '"',
      '*',
      '.',
      ' ',
      '::',
      '!inner',
      '!left',
      '...',
      '->',
      '->>',
      '\\',
    ),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom('id', 'title', 'text', 'user_id', 'secret', 'parts', 'extra', 'email'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...tableNames, 'covers', 'links', 'hidden', 'partly', 'users', 'count'),
  },
  { weight: 2, arbitrary: fc.constantFrom(...casts, 'int8', 'regclass', 'oid', 'public.mood') },
  { weight: 2, arbitrary: fc.constantFrom('remarks_note_id_fkey', 'earlier', 'later', 'note_id', 'a:b') },
  { weight: 1, arbitrary: problematicText.filter((text) => text.isWellFormed()) },
);

/** Rows related to the caller's own row through another person's row, and nested deeper than allowed. */
const nestedSelect = fc
  .array(
    fc.constantFrom(
      'remarks',
      'notes',
      'messages',
      'conversations',
      'links!earlier',
      'covers',
      'x:links!later',
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .chain((names) =>
    fc
      .constantFrom('*', 'id', '', 'user_id,text', 'b:id::text')
      .map((inner) => names.reduceRight<string>((list, name) => `id,${name}(${list})`, inner)),
  );
