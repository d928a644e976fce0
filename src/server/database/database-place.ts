import { BackendUnavailable } from './backend-unavailable.ts';
import type { Config } from '../config/config.ts';

/** The database without its credentials, for the log and for operators. */
export function databasePlace({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): string {
  if (databaseUrl === undefined) return `embedded in ${dataFolder}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname}:${port || '5432'}${pathname}`;
}

/** The message for operators when the database prevents the start: it names the database and the reason. */
export function namingDatabase(config: Pick<Config, 'databaseUrl' | 'dataFolder'>, error: unknown): unknown {
  if (!(error instanceof BackendUnavailable)) return error;
  return new Error(`The database (${databasePlace(config)}) is ${error.reason}: ${reasonOf(error)}.`, {
    cause: error,
  });
}

function reasonOf({ cause }: BackendUnavailable): string {
  if (!(cause instanceof Error))
    return 'it ended the connection or didn’t answer (a pooler must be in session or transaction mode)';
  // For a name with several addresses, Node's error contains only a code.
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return cause.message === '' ? code : cause.message;
}
