import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { claimsIn, readClaims, testsById } from '../scripts/specification/proofs.ts';
import { fillIn, isSamePage, readRows } from '../scripts/specification/table.ts';
import { findFaults } from './specification.ts';

const read = (name: string) => readFile(path.resolve(import.meta.dirname, '../docs', name), 'utf8');
const claims = readClaims();

test('every statement in the specification is proven by a test that names it', async () => {
  const statements = readRows(await read('specification.md'));
  expect(claims.faults).toEqual([]);
  expect(findFaults(statements, testsById('Specification', claims.proofs))).toEqual([]);
  const sections = new Set(statements.map(({ id }) => id.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'D']);
});

test.each([
  ['Specification', 'specification.md'],
  ['ASVS', 'security.md'],
] as const)('the tests in the %s list are up to date (npm run specification)', async (list, name) => {
  const page = await read(name);
  const filled = fillIn(page, testsById(list, claims.proofs));
  expect(isSamePage(filled, page), `docs/${name} is stale: npm run specification`).toBe(true);
});

const page =
  '| Id | Statement | Proof |\n| --- | --- | --- |\n| 2.auth.1 | Three tabs | e2e/x › shows tabs |';
const shows = new Map([['2.auth.1', ['e2e/x › shows tabs']]]);

test.each([
  ['no test', '| 2.auth.2 | Four |  |', 'no test proves 2.auth.2'],
  ['a test that has gone', '| 2.auth.2 | Four | e2e/x › gone |', 'no test proves 2.auth.2'],
  ['an ID that is taken', '| 2.auth.1 | Three | |', '2.auth.1 stands twice'],
  ['no words', '| 2.auth.2 | | → 2.auth.1 |', '2.auth.2 says nothing'],
  ['an unknown decision', '| 2.auth.2 | Four | → D.99 |', 'no test proves decision D.99'],
])('planted: a specification row with %s is detected', (_what, row, fault) => {
  expect(findFaults(readRows(page), shows)).toEqual([]);
  expect(findFaults(readRows(`${page}\n${row}`), shows)).toContain(
    `${fault.startsWith('no test proves d') ? '2.auth.2: ' : ''}${fault}`,
  );
});

test('planted: a test that names an unknown statement is detected', () => {
  const tests = new Map([...shows, ['2.auth.9', ['e2e/x › shows nothing']]]);
  expect(findFaults(readRows(page), tests)).toEqual([
    'e2e/x › shows nothing proves 2.auth.9, which is unknown',
  ]);
});

test('planted: a page with a renamed, missing or additional test is stale', () => {
  expect(isSamePage(fillIn(page, shows), page)).toBe(true);
  for (const tests of [['e2e/x › shows three tabs'], [], ['e2e/x › shows tabs', 'e2e/y › more']])
    expect(isSamePage(fillIn(page, new Map([['2.auth.1', tests]])), page)).toBe(false);
});

test('writing the tests into a page changes no ID, statement or decision', () => {
  const before = `${page}\n| 2.auth.2 | Four | → D.1 |\n\nA | sentence.`;
  const after = fillIn(before, new Map([['2.auth.1', ['b › one', 'a › two']]]));
  expect(readRows(after)).toEqual([
    { id: '2.auth.1', cells: ['Three tabs'], written: '', tests: ['b › one', 'a › two'] },
    { id: '2.auth.2', cells: ['Four'], written: '→ D.1', tests: [] },
  ]);
  expect(after).toContain('A | sentence.');
});

const code = [
  '// Why it is so.',
  '// Specification: 2.auth.1, 2.auth.3',
  '// ASVS: 6.2.1',
  `test('plain', () => {});`,
  '// Specification: 2.auth.1',
  `test.each([['row']])('of each %s', () => {});`,
  'test(`without a claim`, () => {});',
];

test('a test proves what the comments directly above it name', () => {
  expect(claimsIn('tests/e2e/x.test.ts', code.join('\n'))).toEqual({
    faults: [],
    proofs: [
      { list: 'Specification', id: '2.auth.1', test: 'e2e/x › plain' },
      { list: 'Specification', id: '2.auth.3', test: 'e2e/x › plain' },
      { list: 'ASVS', id: '6.2.1', test: 'e2e/x › plain' },
      { list: 'Specification', id: '2.auth.1', test: 'e2e/x › of each %s' },
    ],
  });
});

test.each([
  [`test.skip('t', () => {});`, 'e2e/x › t is skipped and proves nothing'],
  [`test.skipIf(true)('t', () => {});`, 'e2e/x › t is skipped and proves nothing'],
  [`test.for([1]).skip('t', () => {});`, 'e2e/x › t is skipped and proves nothing'],
  [`test.todo('t');`, 'e2e/x › t is skipped and proves nothing'],
  [`const a = 1;\ntest('t', () => {});`, 'e2e/x: “ASVS: 6.2.1” is not above a test'],
])('planted: a claim above %s is detected', (below, fault) => {
  const planted = `// ASVS: 6.2.1\n${below}`;
  expect(claimsIn('tests/e2e/x.test.ts', planted)).toEqual({ faults: [fault], proofs: [] });
});

test('planted: a claim inside a skipped group is detected', () => {
  const group = `describe.skip('g', () => {\n// ASVS: 6.2.1\ntest('t', () => {});\n});`;
  expect(claimsIn('tests/e2e/x.test.ts', group).faults).toEqual(['e2e/x › t is skipped and proves nothing']);
});
