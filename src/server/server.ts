import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { destination } from 'pino';
import { deleteDueAccounts } from './account/delete-due-accounts.ts';
import { startBackgroundTasks } from './jobs/background-tasks.ts';
import { type AccessTokens, openAccessTokens, openHostedTokens } from './auth/tokens/access-token.ts';
import { cleanUpAuth } from './auth/clean-up.ts';
import { OUTBOX_INTERVAL_MS, sendQueuedEmails } from './mail/email-outbox.ts';
import { openCommonPasswords } from './auth/passwords/common-passwords.ts';
import { buildApp } from './app.ts';
import { runBillingJobs } from './billing/jobs.ts';
import { sendBillingEmails } from './billing/emails/send-billing-emails.ts';
import { openBilling } from './billing/open-billing.ts';
import { runRetentionJobs } from './chat/retention/retention-jobs.ts';
import { recoverInterruptedTurns } from './chat/turns/recover-interrupted-turns.ts';
import { openTurnHub } from './chat/turns/turn-hub.ts';
import type { Config } from './config/config.ts';
import { lockDataFolder } from './database/embedded/data-lock.ts';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from './database/database.ts';
import { namingDatabase } from './database/database-place.ts';
import type { Deps } from './deps.ts';
import { claimJobs, scheduleJobs } from './jobs/jobs.ts';
import { openLog } from './logging/log.ts';
import { explainedMailer } from './mail/explained-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { releaseClaimedEmails } from './mail/release-claimed-emails.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import { migrate } from './database/migrations.ts';
import { listenForOperator } from './operator/listen-for-operator.ts';
import { deleteExpiredCounts } from './limits/rate-limiter.ts';
import type { DatabaseTimeouts } from './database/postgres/postgres-pool.ts';
import { openPaperKey } from './papers/paper-key.ts';
import { openPush } from './reminders/open-push.ts';
import { cleanUpNotifications } from './reminders/clean-up-notifications.ts';
import { POLL_INTERVAL_MS, remind } from './reminders/remind.ts';
import { openStoredSigningKeys } from './auth/tokens/signing-keys.ts';
import { stopListening } from './http/stop-listening.ts';
import { configureSuperadmins } from './account/superadmins.ts';
import { watchBacklog } from './telemetry/backlog.ts';
import { watchLastBackup } from './telemetry/last-backup.ts';
import { listenForMetrics } from './telemetry/listen-for-metrics.ts';
import { jobWatch } from './telemetry/metrics.ts';
import { openTelemetry } from './telemetry/telemetry.ts';
import type { Metrics } from './telemetry/metrics.ts';
import { watchedDatabase } from './telemetry/watched-database.ts';
import { watchedMailer } from './telemetry/watched-mailer.ts';
import { watchedPush, watchedSms } from './telemetry/watched-senders.ts';

/** Longer than the idle timeout of proxies, mostly a minute: a request on a connection that closes would be lost. */
export const KEEP_ALIVE_MS = 75_000;
/** Leaves time to deliver the last events of an interrupted answer and to send the last email. */
const SHUTDOWN_GRACE_MS = 1000;

export interface RunningServer {
  deps: Deps;
  port: number;
  /** The port of the separate listener for metrics; null without one. */
  metricsPort: number | null;
  /**
   * Reports itself as not ready for `notice` (ms) while it still serves requests. Then refuses new requests and gives running
   * ones `timeoutMs` to end; with 0 they are cut off at once.
   */
  close(options?: { notice?: number; timeoutMs: number }): Promise<void>;
}

/** Opens the database, migrates it and listens. Rejects with a message for operators. */
export async function startServer(options: {
  config: Config;
  mailer: Mailer;
  /** Absent: no text messages are sent. */
  sms?: SmsSender | undefined;
  now?: () => Date;
  /** The clock of plans, trials and payments. Default: `now`. */
  planClock?: () => Date;
  /** The timeouts of the database; shorter in tests. */
  timeouts?: DatabaseTimeouts;
  extra?: (deps: Deps) => Hono;
  /** False if another server serves them, as Vite does in development. */
  servesPages?: boolean;
}): Promise<RunningServer> {
  const { config } = options;
  const now = options.now ?? (() => new Date());
  const lock = config.databaseUrl ? undefined : await lockDataFolder(config.dataFolder);
  const planClock = options.planClock ?? options.now;
  const telemetry = await openTelemetry(config.telemetry, config.trustedProxies);
  const opened = await openDatabase(config, planClock, options.timeouts);
  const database = watchedDatabase(opened, telemetry);
  await migrate(database).catch((error: unknown) => {
    throw namingDatabase(config, error);
  });
  await configureSuperadmins(database, config.superadminEmails);

  const { metrics: counted } = telemetry;
  const push = await openWatchedPush(config, counted);
  // Uses the unmeasured database, so that the queries for the metrics are not counted.
  if (counted) {
    watchBacklog(opened, counted, { isHosted: config.supabase !== undefined });
    watchLastBackup(opened, counted);
  }
  const paperKey = config.reviewsPapers ? await openPaperKey(config) : null;
  const backgroundTasks = startBackgroundTasks();
  const log = openLog(config.logLevel, destination({ sync: false }));
  const watch = counted ? jobWatch(counted) : undefined;
  const deps: Deps = {
    config,
    database,
    ...(!config.supabase && { commonPasswords: openCommonPasswords(config.commonPasswordsFile) }),
    mailer: explainedMailer(watchedMailer(options.mailer, telemetry), log),
    sms: options.sms && counted ? watchedSms(options.sms, counted) : options.sms,
    ...(push && { push }),
    ...(paperKey && { paperKey }),
    backgroundTasks,
    now,
    log,
    accessTokens: await openTokens(config, now),
  };
  await recoverInterruptedTurns(deps);
  if (!database.isShared) await releaseClaimedEmails(deps);

  const planDeps = { ...deps, now: planClock ?? now };
  const billing = await openBilling(
    planDeps,
    counted ? (result) => counted.outgoing.inc({ to: 'payments', result }) : undefined,
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
  // Starts after the app is built: loading the models blocks the process so long that a connection would time out.
  const stopJobs = scheduleJobs(
    {
      'due accounts': () => deleteDueAccounts(deps, billing),
      keeping: () => runRetentionJobs(deps),
      'old counts': () => deleteExpiredCounts(database, now()),
      // A hosted project cleans up its own accounts.
      ...(!config.supabase && { 'auth clean-up': () => cleanUpAuth(deps) }),
      'reminder clean-up': () => cleanUpNotifications(deps),
      payments: () => runBillingJobs(planDeps, billing),
    },
    deps.log,
    () => claimJobs(database, 'hourly'),
    watch,
  );
  // Runs in every copy, because each notification and email is claimed separately.
  const stopReminders = scheduleJobs(
    {
      reminders: () => remind(deps),
      ...(billing && { 'billing emails': () => sendBillingEmails(planDeps) }),
    },
    deps.log,
    undefined,
    watch,
    POLL_INTERVAL_MS,
  );
  const stopOutbox = scheduleJobs(
    // A hosted project sends its own emails.
    { ...(!config.supabase && { letters: () => sendQueuedEmails(deps) }) },
    deps.log,
    undefined,
    watch,
    OUTBOX_INTERVAL_MS,
  );
  const operator = config.databaseUrl ? undefined : await listenForOperator({ ...planDeps, billing });
  const metrics = await listenForMetrics(config.telemetry, telemetry);
  return {
    deps,
    port: portOf(server),
    metricsPort: metrics?.port ?? null,
    close: async ({ notice = 0, timeoutMs } = { timeoutMs: 0 }) => {
      leaving = true;
      if (notice > 0) await wait(notice);
      const start = performance.now();
      // Answers end first, so that a client learns that its answer is cut off before the connection closes.
      const listening = stopListening(server, timeoutMs > 0 ? timeoutMs + SHUTDOWN_GRACE_MS : 0);
      await Promise.all([
        stopJobs(),
        stopReminders(),
        stopOutbox(),
        hub.drain(timeoutMs),
        listening,
        operator?.close(),
        metrics?.close(),
      ]);
      // A question may have arrived with the last request.
      await hub.drain(0);
      // Sends the emails that were announced in responses.
      const left = timeoutMs - (performance.now() - start);
      await backgroundTasks.finish(timeoutMs > 0 ? Math.max(left, SHUTDOWN_GRACE_MS) : 0);
      await database.close();
      await telemetry.traces?.close();
      await lock?.release();
    },
  };
}

async function openTokens(config: Config, now: () => Date): Promise<AccessTokens> {
  if (config.supabase) return openHostedTokens({ url: config.supabase.url, now });
  return openAccessTokens({
    keys: config.signingKeys ?? (await openStoredSigningKeys(config.dataFolder)),
    issuer: `${config.appUrl}/auth/v1`,
    now,
  });
}

async function openWatchedPush(config: Config, metrics: Metrics | null) {
  const push = await openPush(config);
  return push && metrics ? watchedPush(push, metrics) : push;
}

function openDatabase(
  config: Config,
  clock: (() => Date) | undefined,
  timeouts: DatabaseTimeouts | undefined,
): Promise<Database> {
  if (config.databaseUrl)
    return Promise.resolve(
      openPostgresDatabase(config.databaseUrl, {
        clock,
        timeouts,
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
      serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
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
