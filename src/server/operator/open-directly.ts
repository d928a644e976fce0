import { existsSync } from 'node:fs';
import path from 'node:path';
import { openBilling } from '../billing/open-billing.ts';
import type { Config } from '../config/config.ts';
import { lockDataFolder } from '../database/embedded/data-lock.ts';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from '../database/database.ts';
import { openLog } from '../logging/log.ts';
import { openSmtpMailer } from '../mail/smtp.ts';
import { pendingMigrations } from '../database/migrations.ts';
import type { OperatorDeps } from './operator-deps.ts';

type Place = Pick<Config, 'dataFolder' | 'databaseUrl' | 'supabase'>;

export function embeddedFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return path.join(dataFolder, 'database');
}

export function holdsEmbedded(config: Pick<Config, 'dataFolder'>): boolean {
  return existsSync(path.join(embeddedFolder(config), 'PG_VERSION'));
}

/** The database is open while the work runs. Rejects if a server uses the embedded database, or if there is none. */
export async function withDatabase<Result>(
  config: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl)
    return closing(
      openPostgresDatabase(config.databaseUrl, { connections: 2, isHosted: config.supabase !== undefined }),
      work,
    );
  if (!holdsEmbedded(config)) {
    throw new Error(
      `There is no database in ${config.dataFolder}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  return withLock(config, async () => closing(await openEmbeddedDatabase(embeddedFolder(config)), work));
}

export async function withLock<Result>(
  { dataFolder }: Pick<Config, 'dataFolder'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = await lockDataFolder(dataFolder);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

export async function closing<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The same dependencies as a running server's. */
export function withOperatorDeps<Result>(
  config: Config,
  work: (deps: OperatorDeps) => Promise<Result>,
): Promise<Result> {
  return withDatabase(config, async (database) => {
    if ((await pendingMigrations(database)).length > 0) {
      throw new Error(
        'This database is of an older version: start the server once, which brings it up to date.',
      );
    }
    const log = openLog('warn', process.stderr);
    const mailer = config.smtpUrl
      ? openSmtpMailer(config)
      : { send: () => Promise.reject(new Error('No SMTP_URL is set')) };
    const billing = await openBilling({ config, database, log, now: systemTime });
    return work({ config, database, mailer, log, now: systemTime, billing });
  });
}

function systemTime(): Date {
  return new Date();
}
