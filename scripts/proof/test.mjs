import { run } from '../setup.mjs';
import { chooseTests } from './choose-tests.ts';
import { keepDurations, readDurations, spoken } from './durations.ts';
import { testFiles as allTestFiles } from './files.ts';
import { knip, oxfmt, oxlint, runQuietly, testFiles, testPart, tsc } from './programs.mjs';

// These checks only read, and none of them uses two cores from beginning to end.
const concurrentChecks = { format: [...oxfmt, '.'], lint: oxlint, types: tsc, 'dead code': knip };
// These tests start servers. At the end their logs are searched for the texts that were sent to them.
const keepsLogs = new Set(['contract', 'e2e']);
const before = readDurations();
const failed = [];
const counts = { passed: 0, failed: 0, skipped: 0 };

const choice = chooseTests(process.argv.slice(2), allTestFiles());
if (choice.kind === 'unknown') {
  console.error(choice.problem);
  process.exit(1);
}
if (choice.kind === 'files') {
  const steps = [...choice.files.keys()];
  if (steps.some((step) => keepsLogs.has(step)) && (await build()) !== 0) process.exit(1);
  for (const [step, files] of choice.files) {
    if ((await testFiles(step, files, choice.vitest)) !== 0) failed.push(step);
  }
  process.exit(failed.length > 0 ? 1 : 0);
}

const checks = choice.steps.filter((step) => step in concurrentChecks);
const others = choice.steps.filter((step) => !checks.includes(step));
await Promise.all(checks.map((step) => timed(step, () => runQuietly(concurrentChecks[step]))));
for (const [at, step] of others.entries()) {
  const toGo = others.slice(at).map((name) => before[name]);
  const isKnown = !toGo.includes(undefined);
  console.log(`\n— ${step}${isKnown ? `, about ${spoken(toGo.reduce((a, b) => a + b))} to go` : ''}`);
  await timed(step, () => runStep(step));
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.');
if (others.length > 0)
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 ? 1 : 0);

async function runStep(step) {
  if (step === 'build') return { status: await build() };
  if (step === 'logs') {
    const searched = choice.steps.filter((name) => keepsLogs.has(name));
    return { status: await run(process.execPath, ['scripts/search-logs.ts', ...searched]) };
  }
  const result = await testPart(step);
  counts.passed += result.numPassedTests ?? 0;
  counts.failed += result.numFailedTests ?? 0;
  counts.skipped += result.numPendingTests ?? 0;
  return result;
}

/** Builds what the servers of contract and browser tests serve. Takes milliseconds when nothing has changed. */
function build() {
  return run(process.execPath, ['scripts/build.mjs']);
}

async function timed(step, work) {
  const start = Date.now();
  const { status, output = '' } = await work();
  const took = (Date.now() - start) / 1000;
  if (status !== 0) failed.push(step);
  if (status !== 0 && output) console.log(`\n${output.trimEnd()}`);
  console.log(`— ${step}: ${status === 0 ? 'ok' : 'FAILED'} (${took.toFixed(1)} s)`);
  if (status === 0) keepDurations({ [step]: took });
}
