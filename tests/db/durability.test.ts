import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, test, vi } from 'vitest';
import { openEmbeddedDatabase } from '#server/database/database.ts';
import { DurableFiles } from '#server/database/embedded/durable-files.ts';
import { PowerLossDisk } from './losing-disk.ts';

const WRITERS = 10;
/** How many rows were acknowledged before each power loss. */
const CUTS = [1, 37, 120];

const folders: string[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

test('acknowledged writes survive a power loss at any moment', async () => {
  const cuts = await writeAndCut();
  expect(cuts).toHaveLength(CUTS.length);
  for (const { folder, answered } of cuts) {
    const found = await rowsIn(folder);
    expect(answered.filter((row) => !found.has(row))).toEqual([]);
  }
}, 120_000);

test('planted: a database that does not wait for the disk loses acknowledged writes', async () => {
  vi.spyOn(DurableFiles.prototype, 'settle').mockResolvedValue();
  const cuts = await writeAndCut();
  let lost = 0;
  for (const { folder, answered } of cuts) {
    const found = await rowsIn(folder);
    lost += answered.filter((row) => !found.has(row)).length;
  }
  expect(lost).toBeGreaterThan(0);
}, 120_000);

test('read-only transactions do not flush to disk', async () => {
  const database = await openEmbeddedDatabase(await newFolder());
  const settle = vi.spyOn(DurableFiles.prototype, 'settle');
  await database.migrate((owner) => owner.query('select 1'));
  expect(settle).not.toHaveBeenCalled();
  await database.migrate((owner) => owner.query('create table notes (id int)'));
  expect(settle).toHaveBeenCalledOnce();
  await database.close();
});

interface Cut {
  folder: string;
  answered: number[];
}

/**
 * Ten writers run in parallel. At each simulated power loss the disk is copied, with the writes acknowledged until then.
 */
async function writeAndCut(): Promise<Cut[]> {
  const folder = await newFolder();
  const prepared = await openEmbeddedDatabase(folder);
  await prepared.migrate((owner) => owner.script('create table rows (id int primary key, text text)'));
  await prepared.close();
  const disk = new PowerLossDisk(folder, `${folder}-disk`);
  folders.push(`${folder}-disk`);
  const database = await openEmbeddedDatabase(folder);
  const answered: number[] = [];
  const cuts: Cut[] = [];
  let next = 0;
  async function write(): Promise<void> {
    while (next <= (CUTS.at(-1) ?? 0)) {
      const id = next;
      next += 1;
      await database.migrate((owner) =>
        owner.query('insert into rows values ($1, $2)', [id, 'x'.repeat(300)]),
      );
      answered.push(id);
      if (CUTS.includes(answered.length)) {
        const cut = await newFolder();
        disk.copyTo(cut);
        cuts.push({ folder: cut, answered: [...answered] });
      }
      // Other files are written as well, as in any checkpoint.
      if (answered.length === 60)
        await database.migrate((owner) => owner.script('create table more (id int)'));
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write));
  vi.restoreAllMocks();
  await database.close();
  return cuts;
}

async function rowsIn(folder: string): Promise<Set<number>> {
  const pglite = await PGlite.create({ dataDir: folder });
  try {
    const { rows } = await pglite.query<{ id: number }>('select id from rows');
    return new Set(rows.map(({ id }) => id));
  } finally {
    await pglite.close();
  }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-durability-'));
  folders.push(folder);
  return folder;
}
