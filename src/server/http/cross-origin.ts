import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** What the official clients read of an answer. */
const TOLD = [
  'Content-Range',
  'Link',
  'Preference-Applied',
  'Retry-After',
  'X-Request-Id',
  'X-Supabase-Api-Version',
  'X-Total-Count',
];

/**
 * Lets the pages of these origins, and no others, read what an API answers. Without cookies: who asks is said by the token that
 * the page itself sends.
 */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: TOLD,
    maxAge: 600,
  });
}
