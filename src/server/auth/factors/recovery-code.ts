import { randomInt } from 'node:crypto';
import type { Database, Transaction } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword, isPassword } from '../passwords/password.ts';
import type { QueuedCaller } from '../passwords/password-queue.ts';
import { hashToken } from '../tokens/secret.ts';

const CODES = 10;
/** A code has 32 possible lowercase characters, without look-alikes: 5 bits each, 80 bits in total. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const SIGNS_OF_A_CODE = 16;

/**
 * The selector: a part of the `hashToken` in plain text, 20 bits, so that an attempt costs one slow hash and not ten. 60
 * bits stay secret.
 */
const SELECTOR_LENGTH = 5;

/** The stored form of a code. It is found by its selector and verified by an argon2id hash of its `hashToken`. */
export interface StoredCode {
  selector: string;
  hash: string;
}

export interface NewCode {
  code: string;
  kept: StoredCode;
}

/**
 * Hashing a whole set takes a third of a second of one core. Never do it inside a transaction, because it would block
 * others.
 */
export async function newRecoveryCodes(): Promise<NewCode[]> {
  const set: NewCode[] = [];
  for (let index = 0; index < CODES; index += 1) {
    const code = Array.from({ length: SIGNS_OF_A_CODE }, () => SIGNS.charAt(randomInt(SIGNS.length))).join(
      '',
    );
    set.push({ code, kept: await keep(hashToken(code)) });
  }
  return set;
}

export async function storeCodes(
  auth: Transaction,
  factorId: string,
  codes: readonly NewCode[],
  at: Date,
): Promise<void> {
  for (const { kept } of codes) {
    await auth.query(
      'insert into auth.mfa_recovery_codes (code_hash, selector, factor_id, created_at) values ($1, $2, $3, $4)',
      [kept.hash, kept.selector, factorId, at],
    );
  }
}

/**
 * Returns the stored hash of an unused code of that account, or null. A wrong code takes the same work, one slow hash.
 * Two codes of a set share a selector in one of twenty thousand sets.
 */
export async function findCode(
  database: Database,
  userId: string,
  typed: string,
  waiting: QueuedCaller,
): Promise<string | null> {
  const print = hashToken(typed.toLowerCase().replaceAll(/[\s-]/g, ''));
  const found = await database.asAuthAdmin((auth) =>
    auth.query<{ code_hash: string; selector: string | null }>(
      `select code_hash, selector from auth.mfa_recovery_codes
       where factor_id in (select id from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code')
         and used_at is null and (selector = $2 or selector is null and code_hash = $3)`,
      [userId, print.slice(0, SELECTOR_LENGTH), print],
    ),
  );
  const old = found.find(({ selector }) => selector === null);
  const candidates = found.filter(({ selector }) => selector !== null);
  for (const { code_hash: hash } of candidates) {
    if (await isPassword(hash, print, waiting)) return hash;
  }
  if (candidates.length === 0) await isPassword(null, print, waiting);
  return old?.code_hash ?? null;
}

/** Marks the code as used. Returns whether it was unused. The caller locks the account. */
export async function useCode(auth: Transaction, factorId: string, hash: string, at: Date): Promise<boolean> {
  const used = await auth.query(
    `update auth.mfa_recovery_codes set used_at = $3
     where factor_id = $1 and code_hash = $2 and used_at is null returning factor_id`,
    [factorId, hash, at],
  );
  return used.length > 0;
}

/** The number of codes hashed per hourly run: about 15 seconds of one core. */
const MIGRATION_BATCH_SIZE = 500;

/** Hashes older codes, which were stored as their `hashToken`. */
export async function hashOldCodes({ database }: Pick<Deps, 'database'>): Promise<void> {
  const old = await database.asAuthAdmin((auth) =>
    auth.query<{ code_hash: string; factor_id: string }>(
      `select code_hash, factor_id from auth.mfa_recovery_codes where selector is null limit ${MIGRATION_BATCH_SIZE}`,
      [],
    ),
  );
  for (const { code_hash: print, factor_id: factorId } of old) {
    const { selector, hash } = await keep(print);
    await database.asAuthAdmin((auth) =>
      auth.query(
        `update auth.mfa_recovery_codes set code_hash = $3, selector = $4
         where factor_id = $1 and code_hash = $2 and selector is null`,
        [factorId, print, hash, selector],
      ),
    );
  }
}

async function keep(print: string): Promise<StoredCode> {
  return { selector: print.slice(0, SELECTOR_LENGTH), hash: await hashPassword(print) };
}
