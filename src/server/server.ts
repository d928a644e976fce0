import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { destination } from 'pino';
import { deleteDueAccounts } from './account/delete-due-accounts.ts';
import { openAfterwards } from './afterwards.ts';
import { type AccessTokens, openAccessTokens, openHostedTokens } from './auth/access-token.ts';
import { cleanUpAuth } from './auth/clean-up.ts';
import { LETTERS_EVERY_MS, sendKeptLetters } from './auth/kept-letter.ts';
import { openCommonPasswords } from './auth/common-passwords.ts';
import { buildApp } from './app.ts';
import { runBillingJobs } from './billing/jobs.ts';
import { openBilling } from './billing/open-billing.ts';
import { runKeepingJobs } from './chat/keeping/keeping-jobs.ts';
import { recoverInterruptedTurns } from './chat/turns/recover-interrupted-turns.ts';
import { openTurnHub } from './chat/turns/turn-hub.ts';
import type { Config } from './config.ts';
import { lockDataFolder } from './data-lock.ts';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from './database.ts';
import { namingDatabase } from './database-place.ts';
import type { Deps } from './deps.ts';
import { claimJobs, scheduleJobs } from './jobs.ts';
import { openLog } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { releaseHeldMails } from './mail/release-held-mails.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import { migrate } from './migrations.ts';
import { listenForOperator } from './operator/listen-for-operator.ts';
import { forgetOldCounts } from './rate-counter.ts';
import type { Patience } from './postgres-pool.ts';
import { openPaperKey } from './papers/paper-key.ts';
import { openPush } from './reminders/open-push.ts';
import { cleanUpNotices } from './reminders/clean-up-notices.ts';
import { LOOK_EVERY_MS, remind } from './reminders/remind.ts';
import { keptSigningKeys } from './signing-keys.ts';
import { stopListening } from './stop-listening.ts';
import { configureSuperadmins } from './superadmins.ts';
import { watchBacklog } from './telemetry/backlog.ts';
import { watchLastBackup } from './telemetry/last-backup.ts';
import { listenForMetrics } from './telemetry/listen-for-metrics.ts';
import { jobWatch } from './telemetry/metrics.ts';
import { openTelemetry } from './telemetry/telemetry.ts';
import { watchedDatabase } from './telemetry/watched-database.ts';
import { watchedMailer } from './telemetry/watched-mailer.ts';
import { watchedPush, watchedSms } from './telemetry/watched-senders.ts';

/** Longer than proxies keep a connection, mostly a minute: a request into one that is being closed would be lost. */
const KEPT_ALIVE_MS = 75_000;
/** For the end of an answer that was cut off to reach its reader, and for a mail that has no time left. */
const LAST_WORDS_MS = 1000;

export interface RunningServer {
  deps: Deps;
  port: number;
  /** Of the metrics' own listener; null where there is none. */
  metricsPort: number | null;
  /**
   * For `notice` (ms) it still takes everything, but says at /readyz that nobody should be sent here; then it takes nothing
   * new, and what runs may go on for `patience` (ms), or is cut off at once.
   */
  close(options?: { notice?: number; patience: number }): Promise<void>;
}

/** Opens everything, brings the database up to date and listens. Rejects with a sentence for people. */
export async function startServer(options: {
  config: Config;
  mailer: Mailer;
  /** Absent: no text messages are sent. */
  sms?: SmsSender | undefined;
  now?: () => Date;
  /** Of plans, trials and payments alone; `now` is theirs too where there is none. */
  planClock?: () => Date;
  /** With the database; tests have less. */
  patience?: Patience;
  extra?: (deps: Deps) => Hono;
  /** False where another server has them, as Vite has while somebody develops. */
  servesPages?: boolean;
}): Promise<RunningServer> {
  const { config } = options;
  const now = options.now ?? (() => new Date());
  const lock = config.databaseUrl ? undefined : await lockDataFolder(config.dataFolder);
  const planClock = options.planClock ?? options.now;
  const telemetry = await openTelemetry(config.telemetry, config.trustedProxies);
  const opened = await openDatabase(config, planClock, options.patience);
  const database = watchedDatabase(opened, telemetry);
  await migrate(database).catch((error: unknown) => {
    throw namingDatabase(config, error);
  });
  await configureSuperadmins(database, config.superadminEmails);

  const pushService = await openPush(config);
  const { metrics: counted } = telemetry;
  const push = pushService && counted ? watchedPush(pushService, counted) : pushService;
  // Past the watch: reading the metrics is none of what they count.
  if (counted) {
    watchBacklog(opened, counted, { isHosted: config.supabase !== undefined });
    watchLastBackup(opened, counted);
  }
  const paperKey = config.reviewsPapers ? await openPaperKey(config) : null;
  const afterwards = openAfterwards();
  const deps: Deps = {
    config,
    database,
    ...(!config.supabase && { commonPasswords: openCommonPasswords(config.commonPasswordsFile) }),
    mailer: watchedMailer(options.mailer, telemetry),
    sms: options.sms && counted ? watchedSms(options.sms, counted) : options.sms,
    ...(push && { push }),
    ...(paperKey && { paperKey }),
    afterwards,
    now,
    log: openLog(config.logLevel, destination({ sync: false })),
    accessTokens: await openTokens(config, now),
  };
  await recoverInterruptedTurns(deps);
  if (!database.isShared) await releaseHeldMails(deps);

  const planDeps = { ...deps, now: planClock ?? now };
  const billing = await openBilling(
    planDeps,
    counted ? (result) => counted.outgoing.inc({ to: 'payments', result }) : undefined,
  );
  const watch = telemetry.metrics ? jobWatch(telemetry.metrics) : undefined;
  const stopJobs = scheduleJobs(
    {
      'due accounts': () => deleteDueAccounts(deps, billing),
      keeping: () => runKeepingJobs(deps),
      'old counts': () => forgetOldCounts(database, now()),
      // A hosted project keeps its own house.
      ...(!config.supabase && { 'auth clean-up': () => cleanUpAuth(deps) }),
      'reminder clean-up': () => cleanUpNotices(deps),
      payments: () => runBillingJobs(planDeps, billing),
    },
    deps.log,
    () => claimJobs(database, 'hourly'),
    watch,
  );
  // Every copy, not the one whose hour it is: the notices themselves are claimed.
  const stopReminders = scheduleJobs(
    { reminders: () => remind(deps) },
    deps.log,
    undefined,
    watch,
    LOOK_EVERY_MS,
  );
  const stopLetters = scheduleJobs(
    // A hosted project writes its own.
    { ...(!config.supabase && { letters: () => sendKeptLetters(deps) }) },
    deps.log,
    undefined,
    watch,
    LETTERS_EVERY_MS,
  );
  const hub = openTurnHub(now);
  let leaving = false;
  const app = await buildApp(deps, billing, {
    extra: options.extra?.(deps),
    servesPages: options.servesPages ?? true,
    telemetry,
    hub,
    isLeaving: () => leaving,
  });
  const server = await listen(app, config);
  const operator = config.databaseUrl ? undefined : await listenForOperator({ ...planDeps, billing });
  const metrics = await listenForMetrics(config.telemetry, telemetry);
  return {
    deps,
    port: portOf(server),
    metricsPort: metrics?.port ?? null,
    close: async ({ notice = 0, patience } = { patience: 0 }) => {
      leaving = true;
      if (notice > 0) await wait(notice);
      const start = performance.now();
      // Answers first: who reads one that is cut off hears so before the connection ends.
      const listening = stopListening(server, patience > 0 ? patience + LAST_WORDS_MS : 0);
      await Promise.all([
        stopJobs(),
        stopReminders(),
        stopLetters(),
        hub.drain(patience),
        listening,
        operator?.close(),
        metrics?.close(),
      ]);
      // Of a question that came with the last request.
      await hub.drain(0);
      // Mails that answered requests have promised.
      const left = patience - (performance.now() - start);
      await afterwards.finish(patience > 0 ? Math.max(left, LAST_WORDS_MS) : 0);
      await database.close();
      await telemetry.traces?.close();
      await lock?.release();
    },
  };
}

async function openTokens(config: Config, now: () => Date): Promise<AccessTokens> {
  if (config.supabase) return openHostedTokens({ url: config.supabase.url, now });
  return openAccessTokens({
    keys: config.signingKeys ?? (await keptSigningKeys(config.dataFolder)),
    issuer: `${config.appUrl}/auth/v1`,
    now,
  });
}

function openDatabase(
  config: Config,
  clock: (() => Date) | undefined,
  patience: Patience | undefined,
): Promise<Database> {
  if (config.databaseUrl)
    return Promise.resolve(
      openPostgresDatabase(config.databaseUrl, {
        clock,
        patience,
        connections: config.databaseConnections,
        isHosted: config.supabase !== undefined,
      }),
    );
  return openEmbeddedDatabase(path.join(config.dataFolder, 'database'), clock);
}

function listen(app: Hono, config: Config): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const options = {
      fetch: app.fetch,
      hostname: config.host,
      port: config.port,
      serverOptions: { keepAliveTimeout: KEPT_ALIVE_MS },
    };
    const server = serve(options, () => resolve(server));
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
