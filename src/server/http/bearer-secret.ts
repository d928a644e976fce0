import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { bearerToken } from '../auth/tokens/access-token.ts';

/** Whether the request has this secret as its bearer token. Compares in constant time. */
export function isBearer(context: Context, secret: string): boolean {
  const given = bearerToken(context.req.header('Authorization'));
  return given !== null && timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
