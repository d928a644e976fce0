import path from 'node:path';
import { parseArgs } from 'node:util';
import { setUpCatalog } from '#server/billing/provider/catalog.ts';
import { exitWhenIdle } from '#server/exit-when-idle.ts';
import { openBilling } from '#server/billing/open-billing.ts';
import { openStripe } from '#server/billing/provider/open-stripe.ts';
import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { openSmtpMailer } from '#server/mail/smtp.ts';
import { openWebhookSender } from '#server/sms/webhook-sender.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { demoAccounts, prepareDemoAccounts, superadmin } from './demo.ts';
import { type LocalModel, findLocalModels, offerOf, settingsFor } from './local-models.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { preparePlanPerson } from './plan-people.ts';
import { isPlanState, planPassword, planPerson, planStates } from './plan-states.ts';
import { type StripeStandIn, openStripeStandIn } from './stripe/stand-in.ts';

const { values: flags } = parseArgs({
  options: {
    /** Vite serves the pages (scripts/dev), so nothing of the build is read. */
    'api-only': { type: 'boolean', default: false },
    /** Creates a person in that state of a plan. */
    as: { type: 'string' },
  },
});

/** The server with stand-ins for all external services on one machine. */
async function startLocally(): Promise<void> {
  if (flags.as !== undefined && !isPlanState(flags.as))
    throw new Error(`--as takes one of ${planStates.join(', ')}.`);
  const localModels = findLocalModels();
  const variables = await localVariables(localModels);
  const asked = readConfig(variables);
  if (asked.environment !== 'local') throw new Error('This entry is for local mode: unset APP_ENV.');
  // With a configured mode, payments use that one.
  const standIn = process.env['BILLING_MODE'] ? null : await openPayments(asked);
  const config = standIn ? payingWith(standIn, variables) : asked;
  const mailbox = await openMailbox({ file: path.join(config.dataFolder, 'mailbox.json') });
  const server = await startServer({
    // A hosted project is real, so nobody is added to it.
    config: config.supabase
      ? config
      : { ...config, superadminEmails: [...config.superadminEmails, superadmin.email] },
    mailer: config.smtpUrl ? openSmtpMailer(config) : mailbox.mailer,
    sms: config.sms.webhook ? openWebhookSender(config.sms.webhook) : mailbox.sms,
    ...((!config.smtpUrl || !config.sms.webhook) && { extra: () => mailbox.routes }),
    servesPages: !flags['api-only'],
    // One clock for the stand-in and the plans: /_sandbox moves both.
    ...(standIn && { planClock: () => standIn.now() }),
  });
  standIn?.control.setWebhook(`http://127.0.0.1:${server.port}/functions/v1/stripe-webhook`);
  if (config.billing.mode === 'local') await setUpCatalog(await openStripe(config.billing));
  if (!config.supabase) await prepareDemoAccounts(server.deps);
  await preparePerson(server, standIn);
  introduce(config, server, standIn, await localModels);
  stopOnSignal(server, standIn);
}

async function preparePerson(server: RunningServer, standIn: StripeStandIn | null): Promise<void> {
  if (!isPlanState(flags.as)) return;
  const billing = standIn && (await openBilling({ ...server.deps, now: () => standIn.now() }));
  if (!billing) throw new Error('--as needs the payments stand-in: unset BILLING_MODE.');
  await preparePlanPerson({ deps: server.deps, billing, control: standIn.control }, flags.as);
}

/** Waits for the models of this machine only if one is configured by name. */
async function localVariables(
  localModels: Promise<LocalModel[]>,
): Promise<Record<string, string | undefined>> {
  const { ADVISOR_LLM: wanted, ...others } = process.env;
  const chosen = wanted ? settingsFor(wanted, await localModels, others['ADVISOR_LLM_MODEL']) : {};
  return { LOG_LEVEL: 'warn', ...others, ...chosen };
}

/** On the port after the app's, so that its address stays the same. On any free port if that one is in use. */
async function openPayments(config: Config): Promise<StripeStandIn> {
  const file = path.join(config.dataFolder, 'stripe.json');
  const beside = config.port === 0 ? 0 : config.port + 1;
  try {
    return await openStripeStandIn({ file, port: beside });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return openStripeStandIn({ file });
  }
}

function payingWith(standIn: StripeStandIn, variables: Record<string, string | undefined>): Config {
  return readConfig({
    ...variables,
    BILLING_MODE: 'local',
    STRIPE_SECRET_KEY: standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
    STRIPE_API_BASE: standIn.url,
  });
}

function introduce(
  config: Config,
  server: RunningServer,
  standIn: StripeStandIn | null,
  localModels: readonly LocalModel[],
): void {
  const address = config.port === 0 ? `http://localhost:${server.port}` : config.appUrl;
  const accounts = demoAccounts.map(
    ({ label, email, password }) => `    ${email}   ${password}   (${label})`,
  );
  if (isPlanState(flags.as)) accounts.push(`    ${planPerson(flags.as)}   ${planPassword}   (signed in)`);
  const offers = config.advisorModel ? [] : localModels.map((model) => `            ${offerOf(model)}\n`);
  process.stdout.write(`
  Evenkeel is running in local mode. Only this machine can open it, and nothing leaves it.

  App       ${address}
  Mailbox   ${config.smtpUrl && config.sms.webhook ? 'off: email goes out by SMTP_URL' : `${address}/mailbox`}

  Sign in with
${config.supabase ? `    an account of ${config.supabase.url}` : accounts.join('\n')}

  Database  ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `embedded, in ${config.dataFolder}`}
  Payments  ${standIn ? `sandbox, no real payment is made: ${standIn.url}/_sandbox` : config.billing.mode}
  Advisors  ${config.advisorModel ? `${config.advisorModel.model}: messages go to this model` : 'library: answers from the passages that come with the product'}
${offers.join('')}  Email     ${config.smtpUrl ? 'SMTP' : 'kept in the mailbox'}
  Texts     ${config.sms.webhook ? 'SMS_WEBHOOK_URL' : 'kept in the mailbox'}

  Ctrl-C stops it.
`);
}

function stopOnSignal(server: RunningServer, standIn: StripeStandIn | null): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void Promise.all([server.close(), standIn?.close()]).then(exitWhenIdle);
    });
  }
}

startLocally().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${message}\n${error instanceof ConfigError ? '' : '\n'}`);
  process.exit(1);
});
