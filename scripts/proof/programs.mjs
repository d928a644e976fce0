import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { ensurePooler } from '../pooler.mjs';
import { root, run } from '../setup.mjs';

const installed = (name) => path.join(root, 'node_modules', ...name.split('/'));
const vitestFile = installed('vitest/vitest.mjs');
const projects = { unit: ['unit', 'unit-web'], db: ['db'], contract: ['contract'], e2e: ['e2e'] };

export const oxfmt = [installed('oxfmt/bin/oxfmt'), '--check'];
export const oxlint = [installed('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'];
export const tsc = [installed('typescript/bin/tsc'), '--noEmit'];
export const knip = [installed('knip/bin/knip.js')];

/** Runs one of our programs to its end and buffers its output, because the outputs of parallel programs would be mixed. */
export async function runQuietly(args) {
  let output = '';
  const status = await run(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (text) => (output += text),
  });
  return { status, output };
}

/** Runs all tests of one part. Returns the exit code and how many passed, failed and were skipped. */
export async function testPart(step) {
  mkdirSync(path.join(root, 'artefacts'), { recursive: true });
  const report = path.join(root, 'artefacts', `${step}.json`);
  rmSync(report, { force: true });
  const reporters = ['dot', './scripts/proof/progress-reporter.ts', 'json'].map(
    (name) => `--reporter=${name}`,
  );
  const args = ['run', ...projectsOf(step), ...reporters, `--outputFile.json=${report}`];
  const status = await run(process.execPath, [vitestFile, ...args], { env: await programsFor(step) });
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  return { status, ...counts };
}

/** Runs some files of a part and prints each test by its name. `options` are Vitest's own. */
export async function testFiles(step, files, options = []) {
  const [mode, rest] = options.includes('--watch')
    ? ['watch', options.filter((option) => option !== '--watch')]
    : ['run', options];
  const args = [mode, ...projectsOf(step), ...files, ...rest];
  return run(process.execPath, [vitestFile, ...args], { env: await programsFor(step) });
}

function projectsOf(step) {
  return projects[step].map((project) => `--project=${project}`);
}

/** Programs that the machine may lack: a browser, and a pooler for connections to PostgreSQL. */
async function programsFor(step) {
  if (step === 'e2e') return { CHROMIUM_PATH: await ensureBrowser() };
  const pooler = step === 'contract' && ensurePooler();
  return pooler ? { PGBOUNCER_PATH: pooler } : {};
}
