import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 32 random bytes as base64url: a token of a link or the first refresh token of a session. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a secret is stored. Fast is enough: what it hides cannot be guessed. */
export function hashToken(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A secret that only the holder of `parent`, together with the stored `salt`, can name again. */
export function deriveSecret(parent: string, salt: string): string {
  return createHmac('sha256', salt).update(parent).digest('base64url');
}
