import { expect, test } from 'vitest';
import { contentsOf, createNotes } from './rest-fixture.ts';
import { ask, startRestOnEach } from './rest-server.ts';

const servers = await startRestOnEach();

type Case = [what: string, path: string, init: RequestInit, status: number, code: string];

const get = (query: string, status: number, code: string): Case => [
  query.slice(0, 60),
  `/notes?${query}`,
  {},
  status,
  code,
];
const send = (
  method: string,
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  code: string,
  query = '',
): Case => [
  `${method} ${String(body).slice(0, 60)} ${query}`,
  `/notes${query}`,
  { method, body },
  status,
  code,
];
const withHeaders = (
  headers: Record<string, string>,
  status: number,
  code: string,
  init: RequestInit = {},
): Case => [JSON.stringify(headers), '/notes', { ...init, headers }, status, code];
const q = encodeURIComponent;
const nested = (depth: number) => `${'or('.repeat(depth)}pages.eq.1${')'.repeat(depth)}`.replace(/^or/, '');

const cases: Case[] = [
  // select
  ...[
    '',
    ',',
    'title,,pages',
    'remarks()',
    'remarks(text',
    'remarks(text))',
    'remarks(notes(title))',
    'remarks(text),remarks(stars)',
    'title,title:remarks(text)',
    '*,title:remarks(text)',
    'remarks!a!b(text)',
    '...remarks(text)',
    'remarks(text)::text',
    'remarks(count())',
    'title::regclass',
    'title::text[]',
    'title::varchar(1)',
    'title::',
    'x:',
    'x:title,x:pages',
    'title,title::text',
    '*,title:pages',
    `${'x'.repeat(64)}:title`,
    'x:count()',
    'extra->deep',
    'extra->>deep',
    'count()',
    'pages.sum()',
    '"title',
    'title title',
    '1title',
    "title'",
    '%00',
  ].map((select) => get(`select=${select === '%00' ? select : q(select)}`, 400, 'PGRST100')),
  get('select=nothing', 400, '42703'),
  get('select=remarks(nothing)', 400, '42703'),
  get('select=remarks(text)&remarks.nothing=eq.1', 400, '42703'),
  get('select=remarks(text)&remarks.order=nothing', 400, '42703'),
  get('select=remarks(text)&remarks.stars=eq.x', 400, '22P02'),
  get('select=remarks(text)&remarks.notes.title=eq.x', 400, 'PGRST100'),
  get('select=remarks(text)&remarks.select=stars', 400, 'PGRST100'),
  get('select=remarks(text)&remarks.limit=x', 400, 'PGRST100'),
  get('select=remarks(text)&remarks.limit=-1', 416, 'PGRST103'),
  get('select=remarks(text)&remarks.limit=1&remarks.limit=2', 400, 'PGRST100'),
  get(
    `select=remarks(text)&${Array.from({ length: 51 }, () => 'pages=gt.1&remarks.stars=gt.1').join('&')}`,
    400,
    'PGRST100',
  ),
  get(
    `select=remarks(text)&title=like.x&${Array.from({ length: 10 }, () => 'remarks.text=like.x').join('&')}`,
    400,
    'PGRST100',
  ),
  get('select=title,x:remarks(text)&remarks.stars=eq.1', 400, 'PGRST108'),
  ...['notes(*)', 'profiles(first_name)', 'nothing(a)', 'hidden(id)', 'users(email)', 'turn_events(*)'].map(
    (select) => get(`select=${select}`, 400, 'PGRST200'),
  ),
  get('select=remarks!nothing(text)', 400, 'PGRST200'),
  get('select=links!links_later_fkey(id)', 400, 'PGRST200'),
  get('select=x:nothing', 400, '42703'),
  get('select=title::integer', 400, '22P02'),
  get('select=is_read::date', 400, '42846'),
  get('select=ctid', 400, '42703'),
  get('select=title&select=pages', 400, 'PGRST100'),
  get(`select=${'title,'.repeat(200)}title`, 400, 'PGRST100'),

  // filters
  ...[
    'title=Apple',
    'title=',
    'title=eq',
    'title=EQ.x',
    'title=fts.x',
    'tags=sl.{a}',
    'tags=adj.{a}',
    'title=match.a',
    'title=eq(any).{a}',
    'title=like(all).{a}',
    'title=not.',
    'title=not.not.eq.a',
    'pages=is.maybe',
    'pages=is.',
    'pages=in.1',
    'pages=in.(1',
    'pages=in.(1)x',
    'pages=in.("1)',
    'pages=isdistinct.1',
    'or=(pages.eq.1',
    'or=pages.eq.1',
    'or=()',
    'or=(pages.eq.1))',
    'or=(pages.eq.1,)',
    'or=(pages)',
    'or=(pages.eq."1)',
    'not.or=x',
    'or=(extra->a.eq.1)',
    'extra->a=eq.1',
    'extra->>a=eq.1',
    '"title=eq.a',
    'title%00=eq.a',
    'title=eq.%00',
  ].map((query) => get(query, 400, 'PGRST100')),
  get(`or=${nested(6)}`, 400, 'PGRST100'),
  get(`or=(${Array.from({ length: 101 }, () => 'pages.eq.1').join(',')})`, 400, 'PGRST100'),
  get(Array.from({ length: 101 }, () => 'pages=eq.1').join('&'), 400, 'PGRST100'),
  get(Array.from({ length: 11 }, () => 'title=not.like.x').join('&'), 400, 'PGRST100'),
  get(
    `title=like.x&not.or=(${Array.from({ length: 10 }, () => 'title.not.ilike.x').join(',')})`,
    400,
    'PGRST100',
  ),
  get(`title=eq.${'x'.repeat(8200)}`, 400, 'PGRST100'),
  ...['notes.title=eq.a', 'notes.order=title', 'remarks.limit=1', 'remarks.or=(stars.eq.1)'].map((query) =>
    get(query, 400, 'PGRST108'),
  ),
  get('nothing=eq.1', 400, '42703'),
  get('or=(nothing.eq.1,pages.eq.1)', 400, '42703'),
  get('user_id=eq.1', 400, '22P02'),
  get('pages=eq.x', 400, '22P02'),
  get('pages=in.(1,x)', 400, '22P02'),
  get('pages=eq.99999999999', 400, '22003'),
  get('mood=eq.happy', 400, '22P02'),
  get('extra=eq.{', 400, '22P02'),
  get('tags=eq.x', 400, '22P02'),
  get('written_at=gt.never', 400, '22007'),
  get('written_at=gt.2026-13-45', 400, '22008'),
  get('title=is.true', 400, '42804'),
  get('tags=cs.a', 400, '22P02'),
  get('extra=cs.{', 400, '22P02'),
  get('pages=ov.1', 404, '42883'),
  get('extra=ov.{}', 404, '42883'),
  get(Array.from({ length: 11 }, () => 'tags=cs.{a}').join('&'), 400, 'PGRST100'),
  get('pages=like.1*', 404, '42883'),
  get('title=ilike.a\\', 400, '22025'),

  // Invalid order, limit and offset.
  ...[
    'order=',
    'order=title,',
    'order=title.up',
    'order=title.desc.nulls',
    'order=title.desc.asc',
    'order=title%20desc',
    'order=length(title)',
    'order=extra->a',
    'limit=x',
    'limit=1.5',
    'limit=1e3',
    'limit=',
    'limit=99999999999999999999',
    'limit=1&limit=2',
    'offset=x',
    'columns=title',
    'on_conflict=id',
  ].map((query) => get(query, 400, 'PGRST100')),
  get(`order=${Array.from({ length: 11 }, () => 'title').join(',')}`, 400, 'PGRST100'),
  get('order=nothing', 400, '42703'),

  // headers
  withHeaders({ Accept: 'text/csv' }, 406, 'PGRST107'),
  withHeaders({ Accept: 'application/geo+json' }, 406, 'PGRST107'),
  withHeaders({ Accept: 'application/vnd.pgrst.plan+json' }, 406, 'PGRST107'),
  withHeaders({ Accept: 'application/vnd.pgrst.array+json;nulls=stripped' }, 406, 'PGRST107'),
  withHeaders({ 'Accept-Profile': 'auth' }, 406, 'PGRST106'),
  withHeaders({ 'Content-Profile': 'private' }, 406, 'PGRST106', { method: 'POST', body: '{}' }),
  withHeaders({ 'Content-Type': 'text/csv' }, 400, 'PGRST102', { method: 'POST', body: 'title\nx' }),
  withHeaders({ 'Content-Type': 'application/x-www-form-urlencoded' }, 400, 'PGRST102', {
    method: 'PATCH',
    body: 'title=x',
  }),
  withHeaders({ Prefer: 'handling=strict, anything' }, 400, 'PGRST122', {
    method: 'POST',
    body: '{"title":"x"}',
  }),
  withHeaders({ Prefer: 'handling=strict, max-affected=many' }, 400, 'PGRST122', { method: 'DELETE' }),

  // bodies
  send('POST', `[${Array.from({ length: 1001 }, () => '{"title":"x"}').join(',')}]`, 400, 'PGRST102'),
  ...['POST', 'PATCH'].flatMap((method) => [
    ...[
      '{',
      '{"title":"x"',
      'title',
      '"x"',
      'null',
      '1',
      '[1]',
      '[[]]',
      '[{"title":"x"},null]',
      '{"title":"\u0000"}',
      '{"title":"\\u0000"}',
      '{"pages":1e400}',
      '{"pages":9007199254740993}',
      `{"extra":${'['.repeat(65)}${']'.repeat(65)}}`,
      `{"extra":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    ].map((body) => send(method, body, 400, 'PGRST102')),
    send(method, new Uint8Array([123, 34, 255, 34, 58, 49, 125]), 400, 'PGRST102'),
    send(method, '{"nothing":1}', 400, 'PGRST204'),
    send(method, '{"__proto__":1}', 400, 'PGRST204'),
    send(method, '{"title":"x","constructor":1}', 400, 'PGRST204'),
    send(method, '{"title":"x"}', 400, 'PGRST204', '?columns=title,nothing'),
    send(method, '{"title":"x"}', 400, 'PGRST100', '?columns=title,(x)'),
    send(method, '{"title":"x"}', 400, '42703', '?select=nothing'),
    send(method, '{"title":"x"}', 400, 'PGRST100', '?limit=1'),
    send(method, '{"title":"x"}', 400, 'PGRST100', '?order=title'),
    send(method, '{"pages":"x"}', 400, '22P02'),
    send(method, '{"pages":99999999999}', 400, '22003'),
    send(method, '{"tags":"x"}', 400, '22P02'),
    send(method, '{"mood":"happy"}', 400, '22P02'),
    send(method, '{"is_read":"perhaps"}', 400, '22P02'),
    send(method, '{"written_at":"never"}', 400, '22007'),
    send(method, '{"extra":"\\ud800"}', 400, '22P02'),
    send(method, '{"title":null}', 400, '23502'),
    send(method, '{"title":""}', 400, '23514'),
    send(method, '{"code":"12345"}', 400, '22001'),
    send(method, '{"user_id":"00000000-0000-4000-8000-000000000000"}', 403, '42501'),
    send(method, `{"title":"${'x'.repeat(256 * 1024)}"}`, 413, 'PGRST102'),
  ]),
  send('POST', '', 400, 'PGRST102'),
  send('POST', '{"title":"Apple"}', 409, '23505'),
  send('POST', '[{"title":"x"},{"pages":1}]', 400, 'PGRST102'),
  send('POST', '[{},{}]', 400, 'PGRST102'),
  send('POST', '{"title":"x"}', 400, 'PGRST100', '?title=eq.x'),
  send('POST', '{"title":"x"}', 400, 'PGRST100', '?select=remarks(text)'),
  send('PATCH', '{"title":"x"}', 400, 'PGRST100', '?select=remarks(text)'),
  send('PATCH', '{"title":"x"}', 400, 'PGRST100', '?remarks.stars=eq.1'),
  send('PATCH', '[{"title":"x"}]', 400, 'PGRST102'),
  send('PATCH', '{"title":"x"}', 400, 'PGRST100', '?on_conflict=id'),
  send('PATCH', '{"pages":1}', 400, '42703', '?nothing=eq.1'),
  ['DELETE on an unknown column', '/notes?nothing=eq.1', { method: 'DELETE' }, 400, '42703'],
  ['DELETE with a broken filter', '/notes?title=x', { method: 'DELETE' }, 400, 'PGRST100'],
  ['DELETE with a limit', '/notes?limit=1', { method: 'DELETE' }, 400, 'PGRST100'],

  // Invalid methods and paths.
  ['PUT', '/notes?id=eq.1', { method: 'PUT', body: '{"id":1}' }, 405, 'PGRST117'],
  ['OPTIONS', '/notes', { method: 'OPTIONS' }, 405, 'PGRST117'],
  ['PATCH on a function', '/rpc/add', { method: 'PATCH', body: '{}' }, 405, 'PGRST117'],
  ['the root', '/', {}, 404, 'PGRST125'],
  ['a longer path', '/notes/1', {}, 404, 'PGRST125'],
  ['a path upwards', '/%2e%2e%2fnotes', {}, 404, 'PGRST205'],
  ['a broken escape', '/%ff', {}, 404, 'PGRST205'],

  // functions
  ['a wrong type', '/rpc/add', { method: 'POST', body: '{"a":"x"}' }, 400, '22P02'],
  ['an array of arguments', '/rpc/add', { method: 'POST', body: '[1]' }, 400, 'PGRST102'],
  ['a wrong type in the address', '/rpc/add?a=x', {}, 400, '22P02'],
  ['an argument given twice', '/rpc/add?a=1&a=2', {}, 400, 'PGRST100'],
  ['a NUL in an argument', '/rpc/either?a=%00', {}, 400, 'PGRST100'],
  ['an unknown argument in the address', '/rpc/my_notes?x=1', {}, 404, 'PGRST202'],
  ['an unknown column of a function', '/rpc/my_notes?x=eq.1', {}, 400, '42703'],
  ['a select on a plain value', '/rpc/add?select=x', { method: 'POST', body: '{"a":1}' }, 400, 'PGRST100'],
  ['a filter on a plain value', '/rpc/count_to?x=eq.1', { method: 'POST', body: '{"n":1}' }, 400, 'PGRST100'],
  ['an order by no column', '/rpc/my_notes?order=x', { method: 'POST', body: '{}' }, 400, '42703'],
  ['a filter that is none', '/rpc/my_notes?title=Apple', { method: 'POST', body: '{}' }, 400, 'PGRST100'],
  ['columns on a function', '/rpc/my_notes?columns=title', { method: 'POST', body: '{}' }, 400, 'PGRST100'],
];

// ASVS: 1.1.1, 4.1.1, 1.3.3, 1.4.2, 2.2.1
test.for(servers)('invalid input gets a clear error and changes nothing ($name)', async (over) => {
  const { person } = await createNotes(over);
  const before = await contentsOf(over.database);
  const answers: unknown[] = [];
  for (const [what, path, init] of cases) {
    const { status, headers, body } = await ask(over.server, path, init, person);
    const type = headers.get('Content-Type');
    answers.push({ what, status, code: body?.code, keys: Object.keys(body ?? {}), type });
  }
  const keys = ['code', 'message', 'details', 'hint'];
  const type = 'application/json; charset=utf-8';
  expect(answers).toEqual(cases.map(([what, , , status, code]) => ({ what, status, code, keys, type })));
  expect(await contentsOf(over.database)).toBe(before);
});

// ASVS: 4.2.1, 5.2.1
test.for(servers)(
  'rejects a request body over the size limit, even without a declared length ($name)',
  async (over) => {
    const { person } = await createNotes(over);
    const body = new Blob(Array.from({ length: 300 }, () => ' '.repeat(1024))).stream();
    const answer = await ask(
      over.server,
      '/notes',
      { method: 'POST', body, duplex: 'half' } as RequestInit,
      person,
    );
    expect(answer.status).toBe(413);
  },
);

test.for(servers)('ignores unknown preferences and unsupported range units ($name)', async (over) => {
  const { person } = await createNotes(over);
  for (const headers of [
    { Prefer: 'anything; drop=table, return=all' },
    { Range: 'bytes=0-1' },
    { Range: `'; drop table notes` },
  ]) {
    const answer = await ask(over.server, '/notes?select=title', { headers }, person);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(3);
  }
});
