import { createHash } from 'node:crypto';
import path from 'node:path';

// The shortest limit of all systems is 104 bytes, including the terminating one.
const MAX_BYTES = 103;

/**
 * Responds as soon as a data folder is in use, before the server accepts commands. Null if the folder's path is too
 * long.
 */
export function lockSocket(dataFolder: string): string | null {
  return socketPath('lock', dataFolder);
}

/** The socket of a data folder's server for the operator's commands. Null if the folder's path is too long. */
export function operatorSocket(dataFolder: string): string | null {
  return socketPath('operator', dataFolder);
}

function socketPath(purpose: 'lock' | 'operator', dataFolder: string): string | null {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 32);
    return `\\\\.\\pipe\\evenkeel-${purpose === 'operator' ? '' : `${purpose}-`}${name}`;
  }
  const socket = path.join(dataFolder, `${purpose}.sock`);
  return Buffer.byteLength(socket) > MAX_BYTES ? null : socket;
}
