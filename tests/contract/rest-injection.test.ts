import { expect, test } from 'vitest';
import { contentsOf, createNotes } from './rest-fixture.ts';
import { ask, startRestOnEach } from './rest-server.ts';

const servers = await startRestOnEach();
const q = encodeURIComponent;

const attacks = [
  `'; drop table notes; --`,
  `"; drop table notes; --`,
  `" from notes; drop table notes; --`,
  `1) or (1=1`,
  `1 or 1=1`,
  `x' or '1'='1`,
  `title" = title or "title`,
  `$1`,
  `$$; drop table notes; $$`,
  `\\'; drop table notes; --`,
  `*/ drop table notes; /*`,
  `title; select pg_sleep(10)`,
  `(select encrypted_password from auth.users)`,
  `set_config('role','postgres',false)`,
  '\u202e\ufeffnotes',
  '{"$ne":null}',
];

const positions: [where: string, build: (attack: string) => [path: string, init?: RequestInit]][] = [
  ['the table', (attack) => [`/${q(attack)}`]],
  ['the table of an insert', (attack) => [`/${q(attack)}`, { method: 'POST', body: '{"title":"x"}' }]],
  ['select', (attack) => [`/notes?select=${q(attack)}`]],
  ['a quoted select', (attack) => [`/notes?select=${q(`"${attack}"`)}`]],
  ['a new name', (attack) => [`/notes?select=${q(attack)}:nothing`]],
  ['a type', (attack) => [`/notes?select=title::${q(attack)}`]],
  ['an embedded table', (attack) => [`/notes?select=${q(attack)}(text)`]],
  ['a quoted embedded table', (attack) => [`/notes?select=${q(`"${attack}"`)}(text)`]],
  ['an embedded column', (attack) => [`/notes?select=remarks(${q(attack)})`]],
  ['a hint', (attack) => [`/notes?select=remarks!${q(attack)}(text)`]],
  ['an embedded filter', (attack) => [`/notes?select=remarks(text)&remarks.stars=eq.${q(attack)}`]],
  ["an embedded filter's column", (attack) => [`/notes?select=remarks(text)&remarks.${q(attack)}=eq.1`]],
  ['an embedded order', (attack) => [`/notes?select=remarks(text)&remarks.order=${q(attack)}`]],
  ["a filter's column", (attack) => [`/notes?${q(attack)}=eq.1`]],
  ["a quoted filter's column", (attack) => [`/notes?${q(`"${attack}"`)}=eq.1`]],
  ["a filter's operator", (attack) => [`/notes?pages=${q(attack)}.1`]],
  ["a filter's number", (attack) => [`/notes?pages=eq.${q(attack)}`]],
  ['a state', (attack) => [`/notes?pages=is.${q(attack)}`]],
  ['a list', (attack) => [`/notes?pages=in.(${q(attack)})`]],
  ['a group', (attack) => [`/notes?or=(${q(attack)})`]],
  ["a group's value", (attack) => [`/notes?or=(pages.eq.${q(attack)})`]],
  ['order', (attack) => [`/notes?order=${q(attack)}`]],
  ['limit', (attack) => [`/notes?limit=${q(attack)}`]],
  ['offset', (attack) => [`/notes?offset=${q(attack)}`]],
  ['columns', (attack) => [`/notes?columns=${q(attack)}`, { method: 'POST', body: '{"pages":1}' }]],
  [
    'on_conflict',
    (attack) => [
      `/notes?on_conflict=${q(attack)}`,
      { method: 'POST', body: '{"title":"Apple"}', headers: { Prefer: 'resolution=merge-duplicates' } },
    ],
  ],
  ['a key of an insert', (attack) => ['/notes', { method: 'POST', body: JSON.stringify({ [attack]: 1 }) }]],
  ['a key of an update', (attack) => ['/notes', { method: 'PATCH', body: JSON.stringify({ [attack]: 1 }) }]],
  [
    'a value of an update',
    (attack) => ['/notes', { method: 'PATCH', body: JSON.stringify({ pages: attack }) }],
  ],
  ['a filter of a delete', (attack) => [`/notes?pages=eq.${q(attack)}`, { method: 'DELETE' }]],
  ['the function', (attack) => [`/rpc/${q(attack)}`, { method: 'POST', body: '{}' }]],
  ["an argument's name", (attack) => ['/rpc/add', { method: 'POST', body: JSON.stringify({ [attack]: 1 }) }]],
  ['an argument', (attack) => ['/rpc/add', { method: 'POST', body: JSON.stringify({ a: attack }) }]],
  ['an argument in the address', (attack) => [`/rpc/add?a=${q(attack)}`]],
  ['a filter of a function', (attack) => [`/rpc/notes_of_pages?fewest=1&pages=eq.${q(attack)}`]],
  ['an order of a function', (attack) => [`/rpc/notes_of_pages?fewest=1&order=${q(attack)}`]],
  ['the media type', (attack) => ['/notes', { headers: { Accept: ascii(attack) } }]],
  ['the schema', (attack) => ['/notes', { headers: { 'Accept-Profile': ascii(attack) } }]],
];

const ascii = (text: string) => text.replace(/[^ -~]/g, '?');

// ASVS: 1.2.4
test.for(servers)('rejects SQL in every request parameter and changes nothing ($name)', async (over) => {
  const { person } = await createNotes(over);
  const before = await contentsOf(over.database);
  for (const [where, build] of positions) {
    for (const attack of attacks) {
      const [path, init] = build(attack);
      const { status, text } = await ask(over.server, path, init, person);
      expect(status, `${where}: ${attack} ${text}`).toBeGreaterThanOrEqual(400);
      expect(status, `${where}: ${attack} ${text}`).toBeLessThan(500);
    }
  }
  expect(await contentsOf(over.database)).toBe(before);
});

// ASVS: 1.2.4
test.for(servers)('SQL in a text value is stored as plain text ($name)', async (over) => {
  const { client } = await createNotes(over);
  for (const attack of attacks) {
    expect((await client.from('notes').insert({ title: attack }).select('title').single()).data).toEqual({
      title: attack,
    });
    expect((await client.from('notes').select('title').eq('title', attack)).data).toEqual([
      { title: attack },
    ]);
    expect(
      (
        await client
          .from('notes')
          .select('title')
          .in('title', [attack.replaceAll(/["\\]/g, '')])
      ).error,
    ).toBeNull();
    expect((await client.rpc('echo', { value: attack })).data).toMatchObject({ value: attack });
  }
});
