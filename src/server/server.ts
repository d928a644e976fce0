import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { destination, pino } from 'pino';
import { deleteDueAccounts } from './account/delete-due-accounts.ts';
import { openAccessTokens } from './auth/access-token.ts';
import { cleanUpAuth } from './auth/clean-up.ts';
import { buildApp } from './app.ts';
import { runBillingJobs } from './billing/jobs.ts';
import { openBilling } from './billing/open-billing.ts';
import { runKeepingJobs } from './chat/keeping/keeping-jobs.ts';
import { recoverInterruptedTurns } from './chat/turns/recover-interrupted-turns.ts';
import type { Config } from './config.ts';
import { lockDataFolder } from './data-lock.ts';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from './database.ts';
import type { Deps } from './deps.ts';
import { scheduleJobs } from './jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import { migrate } from './migrations.ts';
import { keptKeys } from './operator/back-up.ts';
import { listenForOperator } from './operator/listen-for-operator.ts';
import { keptSigningKeys } from './signing-keys.ts';
import { stopListening } from './stop-listening.ts';
import { configureSuperadmins } from './superadmins.ts';

export interface RunningServer {
  deps: Deps;
  port: number;
  /** Takes nothing new; what runs may go on for `patience` (ms), or is cut off at once. */
  close(options?: { patience: number }): Promise<void>;
}

/** Opens everything, brings the database up to date and listens. Rejects with a sentence for people. */
export async function startServer(options: {
  config: Config;
  mailer: Mailer;
  now?: () => Date;
  /** Of plans, trials and payments alone; `now` is theirs too where there is none. */
  planClock?: () => Date;
  extra?: (deps: Deps) => Hono;
}): Promise<RunningServer> {
  const { config } = options;
  const now = options.now ?? (() => new Date());
  const lock = config.databaseUrl ? undefined : await lockDataFolder(config.dataFolder);
  const planClock = options.planClock ?? options.now;
  const database = await openDatabase(config, planClock);
  await migrate(database);
  await configureSuperadmins(database, config.superadminEmails);

  const deps: Deps = {
    config,
    database,
    mailer: options.mailer,
    now,
    log: pino({ level: config.logLevel, base: null }, destination({ sync: false })),
    accessTokens: await openAccessTokens({
      keys: config.signingKeys ?? (await keptSigningKeys(config.dataFolder)),
      issuer: `${config.appUrl}/auth/v1`,
      now,
    }),
  };
  await recoverInterruptedTurns(deps);

  const planDeps = { ...deps, now: planClock ?? now };
  const billing = await openBilling(planDeps);
  const stopJobs = scheduleJobs(
    [
      () => deleteDueAccounts(deps, billing),
      () => runKeepingJobs(deps),
      () => cleanUpAuth(deps),
      () => runBillingJobs(planDeps, billing),
    ],
    deps.log,
  );
  const app = await buildApp(deps, billing, options.extra?.(deps));
  const server = await listen(app, config);
  const operator = config.databaseUrl
    ? undefined
    : await listenForOperator({ ...planDeps, billing, signingKeys: () => keptKeys(config) });
  return {
    deps,
    port: portOf(server),
    close: async ({ patience } = { patience: 0 }) => {
      await Promise.all([stopJobs(), stopListening(server, patience), operator?.close()]);
      await database.close();
      await lock?.release();
    },
  };
}

function openDatabase(config: Config, clock: (() => Date) | undefined): Promise<Database> {
  if (config.databaseUrl) return Promise.resolve(openPostgresDatabase(config.databaseUrl, { clock }));
  return openEmbeddedDatabase(path.join(config.dataFolder, 'database'), clock);
}

function listen(app: Hono, config: Config): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, () =>
      resolve(server),
    );
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(portTaken(config.port)) : error);
    });
  });
}

function portTaken(port: number): string {
  return `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`;
}

function portOf(server: ServerType): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
