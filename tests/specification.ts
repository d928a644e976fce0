import { existsSync } from 'node:fs';
import path from 'node:path';
import { testTitles } from './test-titles.ts';

const root = path.resolve(import.meta.dirname, '..');

interface Statement {
  id: string;
  words: string;
  /** `file › title` of a test, or `→ id` of a decision that replaces the statement. */
  proofs: string[];
}

/** The rows of all tables in `docs/specification.md`. A row without an ID adds another proof to the row above. */
export function readStatements(page: string): Statement[] {
  const statements: Statement[] = [];
  for (const line of page.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    const [before, id = '', words = '', proof = '', after] = cells;
    const isRow = before === '' && after === '' && cells.length === 5;
    if (!isRow || id === 'Id' || /^-+$/.test(id)) continue;
    if (id) statements.push({ id, words, proofs: [] });
    if (proof) statements.at(-1)?.proofs.push(proof);
  }
  return statements;
}

/** The errors of the statements. Every test that they name is looked up. */
export async function findFaults(statements: readonly Statement[]): Promise<string[]> {
  const ids = statements.map(({ id }) => id);
  const faults = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`);
  for (const { id, words, proofs } of statements) {
    if (!words) faults.push(`${id} says nothing`);
    if (proofs.length === 0) faults.push(`${id} has no proof`);
    for (const proof of proofs) {
      const fault = proof.startsWith('→') ? faultOfReference(proof, statements) : await faultOfTest(proof);
      if (fault) faults.push(`${id}: ${fault}`);
    }
  }
  return faults;
}

function faultOfReference(proof: string, statements: readonly Statement[]): string | null {
  const decision = proof.slice(1).trim();
  const found = statements.find(({ id }) => id === decision);
  const isShown = found?.proofs.some((each) => !each.startsWith('→'));
  return isShown ? null : `there is no decision ${decision} with a proof of its own`;
}

async function faultOfTest(proof: string): Promise<string | null> {
  const [name = '', title = ''] = proof.split(' › ');
  const file = fileOf(name);
  if (!file) return `there is no test file ${name}`;
  return (await titlesOf(file)).includes(title) ? null : `${name} has no test "${title}"`;
}

/** Names such as `e2e/errors` and `domain/access` are files below `tests`, `src` and `dev`. */
function fileOf(name: string): string | undefined {
  const candidates = ['tests', 'src', 'dev'].flatMap((folder) =>
    ['ts', 'tsx'].map((end) => path.join(root, folder, `${name}.test.${end}`)),
  );
  return candidates.find((candidate) => existsSync(candidate));
}

const read = new Map<string, Promise<string[]>>();

function titlesOf(file: string): Promise<string[]> {
  const titles = read.get(file) ?? testTitles(file);
  read.set(file, titles);
  return titles;
}
