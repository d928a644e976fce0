import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findFaults, readStatements } from './specification.ts';
import { parseTitles } from './test-titles.ts';

const page = await readFile(path.resolve(import.meta.dirname, '../docs/specification.md'), 'utf8');
const shown =
  '| 2.auth.1 | Three tabs | specification › finds a test by its title, however the title is written |';

test('every statement in the specification names tests that exist', async () => {
  const statements = readStatements(page);
  expect(await findFaults(statements)).toEqual([]);
  const sections = new Set(statements.map(({ id }) => id.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'D']);
});

test.each([
  ['an unknown test', '| 2.auth.2 | Four | specification › no such test |', 'has no test "no such test"'],
  ['an unknown file', '| 2.auth.2 | Four | e2e/nowhere › any |', 'there is no test file e2e/nowhere'],
  ['no proof', '| 2.auth.2 | Four |  |', '2.auth.2 has no proof'],
  ['an id that is taken', shown, '2.auth.1 stands twice'],
  ['an unknown decision', '| 2.auth.2 | Four | → D.99 |', 'there is no decision D.99'],
  ['a decision that leads to a statement without a test', '| D.1 | Round | → D.1 |', 'no decision D.1'],
])('planted: a specification row with %s is detected', async (_what, row, fault) => {
  expect(await findFaults(readStatements(shown))).toEqual([]);
  const faults = await findFaults(readStatements([shown, row].join('\n')));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});

test('finds a test by its title, however the title is written', () => {
  const code = [
    `test('plain', () => {});`,
    `test.each([['row']])('of each %s', () => {});`,
    'test.skipIf(isDown)(`in backticks`, () => {});',
    `expect('no title'); helper('neither');`,
  ];
  expect(parseTitles(code.join('\n'))).toEqual(['plain', 'of each %s', 'in backticks']);
});

test('a row without an ID adds another proof to the row above', () => {
  const [statement] = readStatements(`${shown}\n|  |  | e2e/errors › more |`);
  expect(statement?.proofs).toHaveLength(2);
});
