import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Response headers that the official clients read. */
const EXPOSED_HEADERS = [
  'Content-Range',
  'Link',
  'Preference-Applied',
  'Retry-After',
  'X-Request-Id',
  'X-Supabase-Api-Version',
  'X-Total-Count',
];

/**
 * Allows pages of these origins only to read responses of an API. Credentials are not allowed: the caller is identified by
 * the token that the page sends.
 */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: 600,
  });
}
