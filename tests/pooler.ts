import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, unprivilegedAccount } from './postgres.ts';

export type PoolMode = 'session' | 'transaction' | 'statement';

export interface TestPooler extends AsyncDisposable {
  url: string;
}

/**
 * PgBouncer with the defaults of its package, in front of the database of `url`: few connections, so that they are
 * shared.
 */
export async function startPooler(url: string, mode: PoolMode): Promise<TestPooler> {
  const program = findPooler();
  if (!program)
    throw new Error(
      'This test needs PgBouncer: install it (apt-get install pgbouncer), or name the program in PGBOUNCER_PATH.',
    );
  const { hostname, port, username, pathname } = new URL(url);
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-pooler-'));
  const listenPort = await freePort();
  await writeFile(path.join(folder, 'users'), `"${username}" ""\n`);
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, 'users')}
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 20 : 3}
`,
  );
  if (account) await chown(folder, account.uid, account.gid);
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  const child = spawn(program, ['-q', path.join(folder, 'pgbouncer.ini')], {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await Promise.race([
    taking(listenPort),
    ended.then(([code]) => Promise.reject(new Error(`PgBouncer ended with code ${String(code)}`))),
  ]);
  return {
    url: `postgres://${username}@127.0.0.1:${listenPort}${pathname}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findPooler(): string | undefined {
  const folders = ['/usr/sbin', '/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
  const places = folders.map((folder) => path.join(folder, 'pgbouncer'));
  return [process.env['PGBOUNCER_PATH'] ?? '', ...places].find((file) => existsSync(file));
}

async function taking(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isTaken = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isTaken) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
