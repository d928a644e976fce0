import { createHash } from 'node:crypto';
import path from 'node:path';

// The shortest that a system allows is 104 bytes, with the one that ends it.
const MAX_BYTES = 103;

/** Where the server of a data folder takes the operator's commands; null where the folder's name is too long. */
export function operatorSocket(dataFolder: string): string | null {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 32);
    return `\\\\.\\pipe\\evenkeel-${name}`;
  }
  const socket = path.join(dataFolder, 'operator.sock');
  return Buffer.byteLength(socket) > MAX_BYTES ? null : socket;
}
