import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeSnapshot } from './migrated.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'artefacts');

/** Everything that the snapshot is made from. The lock file has the version of the embedded database. */
const SOURCES = [
  'supabase/platform',
  'supabase/migrations',
  'src/server/database',
  'tests/migrated.ts',
  'package-lock.json',
];

/**
 * The file of the embedded database with all migrations (`makeSnapshot`). It takes seconds to make, so it is made once
 * for each state of its sources, and not in each run.
 */
export async function cachedSnapshot(): Promise<string> {
  const name = `migrated-${await fingerprintOf(root)}.tar`;
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await makeSnapshot(part);
  await rename(part, file);
  const outdated = (await readdir(folder)).filter(
    (other) => /^migrated-.*\.tar$/.test(other) && other !== name,
  );
  await Promise.all(outdated.map((other) => rm(path.join(folder, other), { force: true })));
  return file;
}

/** A hash over the names and contents of the sources in this checkout. */
export async function fingerprintOf(checkout: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(SOURCES.map((source) => filesOf(checkout, source)))).flat()) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(checkout, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(checkout: string, source: string): Promise<string[]> {
  if (path.extname(source)) return [source];
  const entries = await readdir(path.join(checkout, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(checkout, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
