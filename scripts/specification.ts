import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type List, readClaims, testsById } from './specification/proofs.ts';
import { fillIn } from './specification/table.ts';

// npm run specification: writes the tests into docs/specification.md and docs/security.md that claim, in a comment above
// them, to prove a statement.

const root = path.resolve(import.meta.dirname, '..');
const pages: [List, string][] = [
  ['Specification', 'docs/specification.md'],
  ['ASVS', 'docs/security.md'],
];
const { proofs } = readClaims();
for (const [list, page] of pages) {
  const file = path.join(root, page);
  writeFileSync(file, fillIn(readFileSync(file, 'utf8'), testsById(list, proofs)));
}
execFileSync(
  process.execPath,
  [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), ...pages.map(([, page]) => page)],
  { cwd: root },
);
