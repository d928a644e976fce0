import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintOf } from './kept-snapshot.ts';

const root = path.resolve(import.meta.dirname, '..');

test('a snapshot is made again after a migration, the code or a dependency has changed', async () => {
  const checkout = await mkdtemp(path.join(tmpdir(), 'evenkeel-sources-'));
  onTestFinished(() => rm(checkout, { recursive: true }));
  const sources = ['supabase', 'src/server/database', 'tests/migrated.ts', 'package-lock.json'];
  for (const source of sources)
    await cp(path.join(root, source), path.join(checkout, source), { recursive: true });
  const seen = [await fingerprintOf(checkout)];
  expect(seen).toEqual([await fingerprintOf(root)]);

  for (const file of [
    'supabase/migrations/99990101000000_new.sql',
    'supabase/platform/99990101000000_new.sql',
    'src/server/database/embedded/new.ts',
    'tests/migrated.ts',
    'package-lock.json',
  ]) {
    await writeFile(path.join(checkout, file), 'changed');
    seen.push(await fingerprintOf(checkout));
  }
  const [from, to] = ['99990101000000_new.sql', '99990101000001_new.sql'].map((name) =>
    path.join(checkout, 'supabase/migrations', name),
  );
  await rename(String(from), String(to));
  seen.push(await fingerprintOf(checkout));
  expect(new Set(seen).size).toBe(seen.length);
});
