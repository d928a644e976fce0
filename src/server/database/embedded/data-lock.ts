import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { type Server, connect, createServer } from 'node:net';
import path from 'node:path';
import { lockSocket, operatorSocket } from '../../operator/operator-socket.ts';

/**
 * In a container a server has the same process ID as the killed one before it, so this process tracks the locks that it
 * holds.
 */
const held = new Set<string>();

/**
 * Two servers on one embedded database would corrupt it. Holds `folder/lock` with this process's ID. A lock whose
 * process is gone is taken over, unless its holder still responds there: a process in another container is not visible.
 * Throws if another server is running.
 */
export async function lockDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = path.join(folder, 'lock');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (held.has(file)) throw inUse(folder, file, process.pid);
  held.add(file);
  let sign: Server | null = null;
  try {
    await takeOver(folder, file);
    sign = await answerAt(lockSocket(folder));
  } catch (error) {
    held.delete(file);
    throw error;
  }
  return {
    async release() {
      sign?.close();
      await rm(file, { force: true });
      held.delete(file);
    },
  };
}

async function takeOver(folder: string, file: string): Promise<void> {
  if (await take(file)) return;
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  const isHeld = holder !== process.pid && isRunning(holder);
  if (isHeld || (await isAnswering(folder))) throw inUse(folder, file, holder);
  await clearAway(file, holder);
  if (!(await take(file))) throw inUse(folder, file, holder);
}

/**
 * Accepts connections from now on, also while the database is still migrating. Null if the socket's path would be too
 * long.
 */
async function answerAt(socket: string | null): Promise<Server | null> {
  if (socket === null) return null;
  await rm(socket, { force: true });
  const server = createServer((connection) => connection.destroy()).listen(socket);
  // The socket must not keep the process alive.
  server.unref();
  await once(server, 'listening');
  return server;
}

async function isAnswering(folder: string): Promise<boolean> {
  const answers = await Promise.all([lockSocket(folder), operatorSocket(folder)].map(isAnsweredAt));
  return answers.includes(true);
}

/** The socket file remains after its server ends, and refuses connections. */
function isAnsweredAt(socket: string | null): Promise<boolean> {
  if (socket === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

/** If several processes try at once, only one creates the file. */
async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The lock is moved aside before it is checked again: a lock that another process has just taken is put back. */
async function clearAway(file: string, dead: number): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  const moved = Number(await readFile(aside, 'utf8').catch(() => ''));
  if (moved && moved !== dead) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

function inUse(folder: string, file: string, holder: number): Error {
  return new Error(
    `Another server (process ${holder}) uses ${folder}. Stop it first, or set DATA_DIR to another folder. (If there is none, delete ${file}.)`,
  );
}

function isRunning(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
