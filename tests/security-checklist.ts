import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRows } from '../scripts/specification/table.ts';

const root = path.resolve(import.meta.dirname, '..');

export interface Line {
  id: string;
  words: string;
  status: string;
  /** Code and documents, as paths below the project's root. */
  files: string[];
  /** The tests that claim to prove it. */
  tests: string[];
}

/** The number of level 1 and 2 requirements in each section of ASVS 5.0.0, numbered from .1 without gaps. */
const sections = `
  1.1 2 · 1.2 9 · 1.3 11 · 1.4 3 · 1.5 2
  2.1 3 · 2.2 3 · 2.3 4 · 2.4 1
  3.2 2 · 3.3 4 · 3.4 6 · 3.5 5 · 3.7 2
  4.1 3 · 4.2 1 · 4.3 2 · 4.4 4
  5.1 1 · 5.2 3 · 5.3 2 · 5.4 3
  6.1 3 · 6.2 12 · 6.3 4 · 6.4 4 · 6.5 5 · 6.6 3 · 6.8 4
  7.1 3 · 7.2 4 · 7.3 2 · 7.4 5 · 7.5 2 · 7.6 2
  8.1 2 · 8.2 3 · 8.3 1 · 8.4 1
  9.1 3 · 9.2 4
  10.1 2 · 10.2 2 · 10.3 4 · 10.4 11 · 10.5 5 · 10.6 2 · 10.7 3
  11.1 2 · 11.2 3 · 11.3 3 · 11.4 4 · 11.5 1 · 11.6 1
  12.1 3 · 12.2 2 · 12.3 4
  13.1 1 · 13.2 5 · 13.3 2 · 13.4 5
  14.1 2 · 14.2 4 · 14.3 3
  15.1 3 · 15.2 3 · 15.3 7
  16.1 1 · 16.2 5 · 16.3 4 · 16.4 3 · 16.5 3
  17.1 1 · 17.2 4 · 17.3 2
`;

export const requirements = [...sections.matchAll(/(\d+\.\d+) (\d+)/g)].flatMap(([, section, many]) =>
  Array.from({ length: Number(many) }, (_, index) => `${section}.${index + 1}`),
);

/** The rows of all tables in `docs/security.md`. */
export function readChecklist(page: string): Line[] {
  return readRows(page).map(({ id, cells: [words = '', status = ''], written, tests }) => {
    const files = [...written.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return { id, words, status, files, tests };
  });
}

/** How a line is shown: by a test, by a document that it asks for, or by code that a person has read. */
export function kindOfProof({ tests, files }: Line): 'test' | 'document' | 'code' | 'none' {
  if (tests.length > 0) return 'test';
  if (files.length === 0) return 'none';
  return files.some((file) => file.endsWith('.md')) ? 'document' : 'code';
}

/** The errors of the list: a missing or duplicate requirement, a claim without an existing proof. */
export function faultsInChecklist(
  lines: readonly Line[],
  wanted: readonly string[] = requirements,
): string[] {
  const ids = lines.map(({ id }) => id);
  return [
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id) => !wanted.includes(id)).map((id) => `${id} is no requirement of level 2`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    ...lines.flatMap(faultsInLine),
  ];
}

function faultsInLine(line: Line): string[] {
  const { id, words, status, files } = line;
  const isShown = kindOfProof(line) !== 'none';
  const faults: string[] = [];
  if (words === '') faults.push(`${id} says nothing`);
  if (!['met', 'partly', 'gap', 'n/a'].includes(status)) faults.push(`${id} has the status "${status}"`);
  if (status === 'met' && !isShown) faults.push(`${id} is met without a proof`);
  if (status === 'gap' && isShown) faults.push(`${id} is a gap with a proof`);
  for (const file of files) {
    if (!existsSync(path.join(root, file))) faults.push(`${id}: there is no ${file}`);
    if (file.includes('.test.')) faults.push(`${id} names the file ${file} instead of its tests`);
  }
  return faults;
}
