import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { bearerToken } from '../access-token.ts';

// Browsers say so of their requests; a key that a page holds is everybody's. (`Sec-Fetch-Mode` Node sends too.)
const browserHeaders = ['Origin', 'Sec-Fetch-Site'];

/** Whether a program of the operator's asks, with the key of the configuration. */
export function isService(context: Context, serviceKey: string | undefined): boolean {
  const given = bearerToken(context.req.header('Authorization'));
  if (!serviceKey || !given) return false;
  return isSame(given, serviceKey) && !browserHeaders.some((name) => context.req.header(name) !== undefined);
}

/** In a time that says nothing of how much fits, nor of the length. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
