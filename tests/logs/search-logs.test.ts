import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPersonalData } from './personal.ts';
import { findLeaks, sentencesOfOurs } from './search-logs.ts';

const isOwn = await sentencesOfOurs();
const harmlessLines =
  '{"level":30,"time":1,"requestId":"4f1c","method":"GET","route":"/rest/v1/:name","status":200,"ms":3,"msg":"request"}';
const said = ['Rosa', 'he took the car keys', 'kim@people.test', 'line one\nline two', 'GET', 'request'];

const place = '{"at":"src/server/billing/customer.ts:21","msg":"request"}';
const pattern = '{"isStranger":true,"route":"/calendar/:name{[A-Za-z0-9_-]+\\\\.ics}","msg":"request"}';

test('fixed log text is not reported as a leak, even if a person used the same words', () => {
  const words = ['Rosa', 'GET', '200', 'request', 'true', 'name', 'billing'];
  expect(findLeaks([harmlessLines, pattern, place], words, isOwn)).toEqual([]);
});

// ASVS: 14.2.4, 16.2.5
test.each([
  ['a mail address that nobody was heard to say', '{"msg":"to nobody@else.test"}', 'nobody@else.test'],
  ['an address as a query writes it', '{"msg":"?email=kim%40people.test"}', 'kim%40people.test'],
  ['a name', '{"msg":"hello Rosa"}', 'Rosa'],
  ['a message', '{"error":"x","detail":"because he took the car keys away"}', 'he took the car keys'],
  ['a message over two lines', '{"detail":"line one\\nline two"}', 'line one\nline two'],
  ['a message in a plain line', 'Error: he took the car keys', 'he took the car keys'],
  ['a name where a place in the code should stand', '{"at":"src/server/Rosa is here","msg":"x"}', 'Rosa'],
  ['a parameter in a route', '{"route":"/auth/v1/Rosa/20261122","msg":"x"}', 'Rosa'],
])('planted: %s is found', (_what, line, found) => {
  expect(findLeaks([harmlessLines, line], said, isOwn)).toEqual([{ line, found }]);
});

test('a name inside another word is not reported as a leak', () => {
  expect(findLeaks(['{"msg":"Rosalind"}'], ['Rosa'], isOwn)).toEqual([]);
});

test('personal data is extracted only from the body, the query and the headers', () => {
  const body = JSON.stringify({
    email: 'kim@people.test',
    data: { first_name: 'Kim', plan: 'starter' },
    parts: [{ type: 'text', text: 'hello' }],
    input: { kind: 'budget', memo: 'for the rent' },
  });
  const path = '/rest/v1/deadlines?select=title,notes&owner=eq.kim%40else.test&limit=10';
  expect([...findPersonalData({ path, authorization: 'Bearer a.b.c', body })]).toEqual([
    'a.b.c',
    'kim@else.test',
    'kim@people.test',
    'Kim',
    'hello',
    'for the rent',
  ]);
});

/** Matches a logger that is neither silent nor stored for the search. */
const unkept = /\bpino\((?!\{ level: 'silent' \}\))/;

// ASVS: 16.2.5
test('every server in the contract tests stores its log for the leak search', async () => {
  const folder = path.resolve(import.meta.dirname, '../contract');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  expect(names.filter((_, index) => unkept.test(texts[index] ?? ''))).toEqual([]);
  expect(unkept.test('const log = pino({}, { write: keep });')).toBe(true);
});
