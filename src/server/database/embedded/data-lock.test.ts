import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { lockDataFolder } from './data-lock.ts';
import { operatorSocket } from '../../operator/operator-socket.ts';

/** A process ID that no process has: it is above the highest that Linux assigns. */
const DEAD = 4_999_999;

test('when many processes try at once, exactly one locks the folder, even if a dead process left a lock', async () => {
  for (const before of [null, DEAD]) {
    await using folder = await temporaryFolder();
    if (before) await writeFile(path.join(folder.path, 'lock'), String(before));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder.path)));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  }
});

test('a released lock can be taken again', async () => {
  await using folder = await temporaryFolder();
  const first = await lockDataFolder(folder.path);
  await expect(lockDataFolder(folder.path)).rejects.toThrow('Another server');
  await first.release();
  await expect(lockDataFolder(folder.path)).resolves.toBeDefined();
});

test('the lock of a dead process is taken over', async () => {
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.path, 'lock'), String(DEAD));
  await expect(lockDataFolder(folder.path)).resolves.toBeDefined();
});

test('takes over the lock of a killed server that had the same process ID, as in a container', async () => {
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.path, 'lock'), String(process.pid));
  await expect(lockDataFolder(folder.path)).resolves.toBeDefined();
});

test('a server that responds keeps the folder, even if its process is not visible', async () => {
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.path, 'lock'), String(DEAD));
  const server = createServer().listen(operatorSocket(folder.path));
  await once(server, 'listening');
  await expect(lockDataFolder(folder.path)).rejects.toThrow('Another server');
  server.close();
  await once(server, 'close');
  await expect(lockDataFolder(folder.path)).resolves.toBeDefined();
});

test('the lock responds before the server runs, and stops responding once released', async () => {
  await using folder = await temporaryFolder();
  const lock = await lockDataFolder(folder.path);
  // The view from another container on the same volume: the process is not visible.
  await writeFile(path.join(folder.path, 'lock'), String(DEAD));
  const script = `import { lockDataFolder } from '#server/database/embedded/data-lock.ts'; await lockDataFolder(process.argv[1]);`;
  const other = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, folder.path], {
      cwd: import.meta.dirname,
    });
  await expect(other()).rejects.toThrow('Another server');
  await lock.release();
  await expect(other()).resolves.toBeDefined();
});

async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-lock-'));
  return { path: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
