import * as v from 'valibot';

/** Says: no PostgreSQL. Production wants it said, for a name that is missing or misspelt looks the same. */
const EMBEDDED = 'embedded';

export const databaseSetting = v.pipe(
  v.string(),
  v.check(
    (value) => value === EMBEDDED || isPostgresAddress(value),
    `DATABASE_URL must be an address that begins with postgres:// or postgresql://, or the word ${EMBEDDED}`,
  ),
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

function isPostgresAddress(value: string): boolean {
  return URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);
}
