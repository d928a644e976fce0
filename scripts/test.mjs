// The whole proof, in the order in which a fault is cheapest to hear of. `npm test -- unit db` runs a part.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensurePooler } from './pooler.mjs';
import { ensureInstalled, nodeBinary, root, run } from './setup.mjs';

const bin = (name) => path.join(root, 'node_modules', ...name.split('/'));
const steps = {
  format: (node) => run(node, [bin('oxfmt/bin/oxfmt'), '--check', '.']),
  lint: (node) => run(node, [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
  types: (node) => run(node, [bin('typescript/bin/tsc'), '--noEmit']),
  'dead code': (node) => run(node, [bin('knip/bin/knip.js')]),
  build: (node) => run(node, ['scripts/build.mjs']),
  unit: (node) => vitest(node, ['unit', 'unit-web']),
  db: (node) => vitest(node, ['db']),
  contract: (node) => vitest(node, ['contract']),
  e2e: (node) => vitest(node, ['e2e']),
  logs: (node) => run(node, ['scripts/search-logs.ts', ...names.filter((name) => keepsLogs.has(name))]),
};
// What their servers have logged is searched at the end for what was said to them.
const keepsLogs = new Set(['contract', 'e2e']);
const counts = { passed: 0, failed: 0, skipped: 0 };

ensureInstalled();
const node = nodeBinary();
const chosen = process.argv.slice(2);
const names = Object.keys(steps).filter((name) => chosen.length === 0 || chosen.includes(name));
const browser = names.includes('e2e') ? await ensureBrowser() : undefined;
const pooler = names.includes('contract') ? ensurePooler() : undefined;

const failed = [];
for (const name of names) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const status = await steps[name](node);
  console.log(`— ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (status !== 0) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything holds.');
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 || counts.passed + failed.length === 0 ? 1 : 0);

async function vitest(node, projects) {
  mkdirSync(path.join(root, 'artefacts'), { recursive: true });
  const report = path.join(root, 'artefacts', `${projects[0]}.json`);
  rmSync(report, { force: true });
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const status = await run(node, [bin('vitest/vitest.mjs'), ...args], {
    env: { ...(browser && { CHROMIUM_PATH: browser }), ...(pooler && { PGBOUNCER_PATH: pooler }) },
  });
  if (existsSync(report)) {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed += result.numPassedTests;
    counts.failed += result.numFailedTests;
    counts.skipped += result.numPendingTests;
  }
  return status;
}
