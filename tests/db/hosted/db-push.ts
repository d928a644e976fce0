// npm install --prefix tests/supabase-cli --no-package-lock --ignore-scripts && node tests/db/hosted/db-push.ts Runs the
// official command line to push our migrations to a plain PostgreSQL that contains only what a hosted project provides.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPostgresDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { makeHostedProject } from './hosted-project.ts';
import { startPostgres } from '../../postgres.ts';

const command = path.join(import.meta.dirname, '../../supabase-cli/node_modules/.bin/supabase');
const migrations = path.join(import.meta.dirname, '../../../supabase/migrations');

const postgres = await startPostgres();
const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-push-'));
try {
  await cp(migrations, path.join(folder, 'supabase/migrations'), { recursive: true });
  const owner = await makeHostedProject(postgres.url);
  push(owner);
  const again = push(owner);
  if (!again.includes('up to date')) throw new Error(`The second push had something to do:\n${again}`);
  const database = openPostgresDatabase(owner, { connections: 1, isHosted: true });
  const left = await migrate(database);
  await database.close();
  if (left.length > 0) throw new Error(`The server would still apply ${left.join(', ')}`);
  process.stdout.write('Pushed; the second push and the start of the server find nothing left to do.\n');
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

function push(owner: string): string {
  const { status, stdout, stderr } = spawnSync(
    command,
    ['db', 'push', '--workdir', folder, `--remote=${owner}`, '--yes'],
    // A separate home folder, because the command line stores settings there.
    { encoding: 'utf8', env: { ...process.env, HOME: folder } },
  );
  if (status !== 0) throw new Error(`The push failed:\n${stdout}\n${stderr}`);
  return stdout + stderr;
}
