import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PASSWORD_MAX } from '#domain/account/account.ts';
import { type QueuedCaller, endTurn, serverCaller, takeTurn } from './password-queue.ts';

const argon2Hash = promisify(argon2);

interface Cost {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

// OWASP's argon2id recommendation (19 MiB, 2 passes): about 30 ms of one core.
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string, waiting: QueuedCaller = serverCaller): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_BYTES, COST, waiting);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Without a stored hash, does the same work and returns false, so that the duration reveals nothing. */
export async function isPassword(
  stored: string | null,
  password: string,
  waiting: QueuedCaller = serverCaller,
): Promise<boolean> {
  const readable = stored === null ? null : readPhc(stored);
  const { cost, salt, hash } = readable ?? unusedHash;
  const candidate = await derive(password.slice(0, PASSWORD_MAX), salt, hash.length, cost, waiting);
  return timingSafeEqual(candidate, hash) && readable !== null && password.length <= PASSWORD_MAX;
}

const unusedHash = { cost: COST, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function readPhc(stored: string): typeof unusedHash | null {
  const [, memory, passes, parallelism, salt, hash] = phc.exec(stored) ?? [];
  if (!salt || !hash) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

async function derive(
  password: string,
  nonce: Buffer,
  tagLength: number,
  cost: Cost,
  waiting: QueuedCaller,
): Promise<Buffer> {
  await takeTurn(waiting);
  try {
    // Keyboards produce different code points for the same character, so passwords are normalized.
    return await argon2Hash('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost });
  } finally {
    endTurn();
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
