import { groupByStep, testsAt } from './choose-tests.ts';
import { testFiles as allTestFiles, touchedFiles } from './files.ts';
import { oxfmt, oxlint, runQuietly, testFiles, tsc } from './programs.mjs';

const start = Date.now();
const touched = touchedFiles();
const linted = touched.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));
const known = allTestFiles();
const tests = groupByStep(touched.flatMap((file) => testsAt(file, known)));
const failed = [];

// The linter resolves the types of the given files. The touched files take a third of the time of all files.
await Promise.all([
  check('format', () => runQuietly([...oxfmt, '.'])),
  check('types', () => runQuietly(tsc)),
  ...(linted.length > 0 ? [check('lint', () => runQuietly([...oxlint, ...linted]))] : []),
]);
const unit = tests.get('unit') ?? [];
if (unit.length > 0)
  await check('tests', async () => ({ status: await testFiles('unit', unit, ['--reporter=dot']) }));
// Tests with a database, a server or a browser take minutes.
const slow = [...tests].filter(([step]) => step !== 'unit').flatMap(([, files]) => files);
if (slow.length > 0) console.log(`\nTouched, but not run here:\n  npm test -- ${slow.join(' ')}`);
const seconds = ((Date.now() - start) / 1000).toFixed(1);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')} (${seconds} s)` : `\nPassed (${seconds} s).`);
process.exit(failed.length > 0 ? 1 : 0);

async function check(name, work) {
  const { status, output = '' } = await work();
  if (status !== 0) failed.push(name);
  if (status !== 0 && output) console.log(`\n${output.trimEnd()}`);
  console.log(`— ${name}: ${status === 0 ? 'ok' : 'FAILED'}`);
}
