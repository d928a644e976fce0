import * as v from 'valibot';
import { isLoopback } from '../http/loopback.ts';
import { readPostgresAddress } from '../database/postgres/postgres-address.ts';

/**
 * The value that means "no PostgreSQL". Production requires it, because a missing or misspelled variable looks the same.
 */
const EMBEDDED = 'embedded';

export const databaseSetting = v.pipe(
  v.string(),
  v.check(
    (value) => value === EMBEDDED || isPostgresAddress(value),
    `DATABASE_URL must be an address that begins with postgres:// or postgresql://, or the word ${EMBEDDED}`,
  ),
);

export const databaseTls = v.optional(
  v.picklist(['verified', 'unverified'], 'DATABASE_TLS must be verified or unverified'),
  'verified',
);

interface Given {
  DATABASE_URL?: string | undefined;
}

/** Undefined for the embedded database. */
export function databaseAddress({ DATABASE_URL }: Given): string | undefined {
  return DATABASE_URL === EMBEDDED ? undefined : DATABASE_URL;
}

export function missingDatabase({ DATABASE_URL }: Given): string[] {
  if (DATABASE_URL) return [];
  return [
    `DATABASE_URL must name the PostgreSQL database, or be ${EMBEDDED}: without it people would be written into a new and empty one`,
  ];
}

/** Problems of a URL that is otherwise valid. */
export function databaseProblems(
  settings: Given & { APP_ENV: 'local' | 'production'; DATABASE_TLS: 'verified' | 'unverified' },
): string[] {
  const url = databaseAddress(settings);
  if (!url) return [];
  const { isVerified, problems } = readPostgresAddress(url);
  if (settings.APP_ENV === 'local') {
    // Local mode creates a superadmin with a public password.
    return isLoopback(new URL(url).hostname)
      ? problems
      : [...problems, 'DATABASE_URL must name a database on this machine in local mode (APP_ENV=local)'];
  }
  // Reports one message at a time: a misspelled name may be the setting that verifies.
  if (problems.length > 0 || isVerified || settings.DATABASE_TLS === 'unverified') return problems;
  return [
    'DATABASE_URL must end with sslmode=verify-full (and sslrootcert=<file> where your provider has roots of its own), so that nobody can stand in for the database; to go without, set DATABASE_TLS=unverified',
  ];
}

function isPostgresAddress(value: string): boolean {
  return URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);
}
