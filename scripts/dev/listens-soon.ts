import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;
const TIMEOUT_MS = 30_000;

/** Resolves when a server accepts connections at that port of this machine, or after the timeout. */
export async function listensSoon(port: number): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await listens(port)) && Date.now() < end) await wait(POLL_INTERVAL_MS);
}

async function listens(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
