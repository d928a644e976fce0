import { ConfigError, readConfig } from './config/config.ts';
import { databasePlace } from './database/database-place.ts';
import { ignoreDriverFaults } from './database/postgres/driver-fault.ts';
import { missingSettings } from './config/missing-settings.ts';
import { exitWhenIdle } from './exit-when-idle.ts';
import { collectGarbage } from './jobs/collect-garbage.ts';
import { openSmtpMailer } from './mail/smtp.ts';
import { startServer } from './server.ts';
import { openWebhookSender } from './sms/webhook-sender.ts';

/** The timeout for running requests at shutdown. Orchestrators kill the process after thirty seconds. */
const TIMEOUT_MS = 10_000;

/** The production entry: configured by the environment, without stand-ins. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await startServer({
    config,
    mailer: openSmtpMailer(config),
    sms: config.sms.webhook && openWebhookSender(config.sms.webhook),
  });
  ignoreDriverFaults(server.deps.log);
  collectGarbage();
  server.deps.log.info(
    { port: server.port, environment: config.environment, database: databasePlace(config) },
    'listening',
  );
  for (const missing of missingSettings(config)) server.deps.log.warn(missing);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const notice = config.shutdownNoticeSeconds * 1000;
      void server.close({ notice, timeoutMs: TIMEOUT_MS }).then(exitWhenIdle);
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError || error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
