import { createHash } from 'node:crypto';
import path from 'node:path';

// The shortest that a system allows is 104 bytes, with the one that ends it.
const MAX_BYTES = 103;

/** Answers from the moment that a data folder is taken: before there is a server for commands. Null as below. */
export function lockSocket(dataFolder: string): string | null {
  return socketNamed('lock', dataFolder);
}

/** Where the server of a data folder takes the operator's commands; null where the folder's name is too long. */
export function operatorSocket(dataFolder: string): string | null {
  return socketNamed('operator', dataFolder);
}

function socketNamed(purpose: 'lock' | 'operator', dataFolder: string): string | null {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 32);
    return `\\\\.\\pipe\\evenkeel-${purpose === 'operator' ? '' : `${purpose}-`}${name}`;
  }
  const socket = path.join(dataFolder, `${purpose}.sock`);
  return Buffer.byteLength(socket) > MAX_BYTES ? null : socket;
}
