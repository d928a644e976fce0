import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseTests, steps } from '../scripts/proof/choose-tests.ts';
import { testFiles, touchedFiles } from '../scripts/proof/files.ts';

const root = path.resolve(import.meta.dirname, '..');
const known = [
  'src/domain/billing/plan.test.ts',
  'src/chat-frame/messages/markdown.test.tsx',
  'src/server/auth/limiter.test.ts',
  'tests/db/matrix.test.ts',
  'tests/contract/chat.test.ts',
  'tests/e2e/trial.test.ts',
];

test('without arguments every part runs; with names of parts only those run, in the order of the full check', () => {
  expect(chooseTests([], known)).toEqual({ kind: 'steps', steps });
  expect(chooseTests(['unit', 'format'], known)).toEqual({ kind: 'steps', steps: ['format', 'unit'] });
});

test.for([
  ['src/domain/billing/plan.test.ts', 'unit', 'src/domain/billing/plan.test.ts'],
  ['src/domain/billing/plan.ts', 'unit', 'src/domain/billing/plan.test.ts'],
  ['./src/chat-frame/messages/markdown.tsx', 'unit', 'src/chat-frame/messages/markdown.test.tsx'],
  ['src/server/', 'unit', 'src/server/auth/limiter.test.ts'],
  ['tests/db/matrix.test.ts', 'db', 'tests/db/matrix.test.ts'],
  ['tests/contract/chat.test.ts', 'contract', 'tests/contract/chat.test.ts'],
  ['tests/e2e', 'e2e', 'tests/e2e/trial.test.ts'],
] as const)('%s runs as part of %s', ([path, step, file]) => {
  expect(chooseTests([path], known)).toEqual({ kind: 'files', files: new Map([[step, [file]]]), vitest: [] });
});

test('each path runs in its own part, and arguments after a double dash go to Vitest', () => {
  expect(chooseTests(['tests/e2e', 'src/domain/billing/plan.ts', '-t', 'a year'], known)).toEqual({
    kind: 'files',
    files: new Map([
      ['unit', ['src/domain/billing/plan.test.ts']],
      ['e2e', ['tests/e2e/trial.test.ts']],
    ]),
    vitest: ['-t', 'a year'],
  });
});

test.for([
  [['untis'], 'untis'],
  [['src/domain/billing/plan.ts', 'src/domain/nothing.ts'], 'src/domain/nothing.ts'],
  [['unit', 'src/domain/billing/plan.ts'], 'mixes'],
  [['-t', 'a year'], 'Put the path of a test file before'],
] as const)('reports that %s is an unknown argument', ([words, said]) => {
  expect(chooseTests(words, known)).toEqual({ kind: 'unknown', problem: expect.stringContaining(said) });
});

test('every test file in the repository belongs to a part', () => {
  const files = testFiles();
  expect(files).toContain('tests/choose-tests.test.ts');
  expect(chooseTests(files, files)).toMatchObject({ kind: 'files' });
});

test('committed, modified and new files that differ from main count as changed, but deleted files do not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-touched-'));
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.test'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'ignore' });
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  git('init', '-b', 'main');
  for (const name of ['same.ts', 'changed.ts', 'gone.ts']) await write(name, '1');
  git('add', '.');
  git('commit', '-m', 'Start');
  git('checkout', '-b', 'work');
  await write('committed.ts', '1');
  git('add', '.');
  git('commit', '-m', 'Add a file');
  await write('changed.ts', '2');
  await write('new.ts', '1');
  await rm(path.join(folder, 'gone.ts'));
  expect(touchedFiles(folder).toSorted()).toEqual(['changed.ts', 'committed.ts', 'new.ts']);
  await rm(folder, { recursive: true });
});

test('npm test with an unknown word reports it and exits with 1', () => {
  const { status, stderr } = npmTest('untis');
  expect(stderr).toContain('There’s no part or test at untis');
  expect(status).toBe(1);
});

test('npm test -- format exits with 0 when all files are formatted', () => {
  const { status, stdout } = npmTest('format');
  expect(stdout).toContain('Everything passed.');
  expect(status).toBe(0);
}, 60_000);

function npmTest(...words: string[]) {
  return spawnSync(process.execPath, ['scripts/test.mjs', ...words], { cwd: root, encoding: 'utf8' });
}
