import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 32 random bytes as base64url, for links and the first refresh token of a session. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A fast hash is enough, because tokens can't be guessed. */
export function hashToken(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A secret that can be derived only from `parent` and the stored `salt`. */
export function deriveSecret(parent: string, salt: string): string {
  return createHmac('sha256', salt).update(parent).digest('base64url');
}
