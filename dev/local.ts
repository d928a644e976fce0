import path from 'node:path';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { openSmtpMailer } from '#server/mail/smtp.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { demoAccounts, prepareDemoAccounts, superadmin } from './demo.ts';
import { openMailbox } from './mailbox/mailbox.ts';

/** The server with everything that stands in for the outside world on one machine. */
async function startLocally(): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  if (config.environment !== 'local') throw new Error('This entry is for local mode: unset APP_ENV.');
  const mailbox = await openMailbox({ file: path.join(config.dataFolder, 'mailbox.json') });
  const server = await startServer({
    config: { ...config, superadminEmails: [...config.superadminEmails, superadmin.email] },
    mailer: config.smtpUrl ? openSmtpMailer(config) : mailbox.mailer,
    ...(!config.smtpUrl && { extra: () => mailbox.routes }),
  });
  await prepareDemoAccounts(server.deps);
  introduce(config, server);
  stopOnSignal(server);
}

function introduce(config: Config, server: RunningServer): void {
  const address = config.port === 0 ? `http://localhost:${server.port}` : config.appUrl;
  const accounts = demoAccounts.map(
    ({ label, email, password }) => `    ${email}   ${password}   (${label})`,
  );
  process.stdout.write(`
  Evenkeel is running in local mode: for this machine only, nothing leaves it.

  App       ${address}
  Mailbox   ${config.smtpUrl ? 'off: mail goes out by SMTP_URL' : `${address}/mailbox`}

  Sign in with
${accounts.join('\n')}

  Database  ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `embedded, in ${config.dataFolder}`}
  Payments  off: plans cannot be bought yet
  Advisors  library: answers from the passages that come with the product
  Mail      ${config.smtpUrl ? 'SMTP' : 'kept in the mailbox'}

  Ctrl-C stops it.
`);
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void server.close().then(() => process.exit(0));
    });
  }
}

startLocally().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${message}\n${error instanceof ConfigError ? '' : '\n'}`);
  process.exit(1);
});
