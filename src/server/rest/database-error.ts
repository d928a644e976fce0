import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseError } from '../database/database.ts';
import { RETRY_AFTER_SECONDS, isUnavailable } from '../database/backend-unavailable.ts';
import { RestError } from './error.ts';

// PostgREST's table of statuses, limited to those that requests can cause here. The longest match applies.
const statuses: readonly [code: string, status: ContentfulStatusCode][] = [
  ['21000', 400],
  ['22', 400],
  ['23', 400],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42501', 403],
  ['42703', 400],
  ['42804', 400],
  ['42846', 400],
  ['42883', 404],
  ['428C9', 400],
  ['42P10', 400],
  // A body nested more deeply than the database can parse is the caller's fault.
  ['54001', 400],
  ['P0001', 400],
];

/**
 * The part of a database error that the caller may see; null if nothing may be shown. The database's details and hints
 * are omitted: they quote whole rows.
 */
export function fromDatabase(error: unknown, caller: 'anon' | 'authenticated'): RestError | null {
  if (isUnavailable(error)) {
    return new RestError(503, 'PGRST001', 'The database is not available. Try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (!isDatabaseError(error)) return null;
  if (error.code === '57014') return new RestError(500, error.code, 'The request took too long');
  const status = statusOf(error.code);
  if (status === null) return null;
  const unauthenticated = error.code === '42501' && caller === 'anon';
  return new RestError(unauthenticated ? 401 : status, error.code, error.message);
}

function statusOf(code: string): ContentfulStatusCode | null {
  const matches = statuses.filter(([prefix]) => code.startsWith(prefix));
  return matches.toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ?? null;
}
