import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from './setup.mjs';

/** The path of a PgBouncer for tests: a configured or installed one. Otherwise it installs one. */
export function ensurePooler() {
  const configured = process.env.PGBOUNCER_PATH;
  if (configured)
    return existsSync(configured) ? configured : fail(`PGBOUNCER_PATH names no file: ${configured}`);
  return (
    installed() ??
    fromDebian() ??
    fail('No PgBouncer was found: install it, or name the program in PGBOUNCER_PATH.')
  );
}

function installed() {
  const folders = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => existsSync(file));
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing PgBouncer …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'pgbouncer'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return installed();
}
