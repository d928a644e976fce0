import path from 'node:path';
import { setUpCatalog } from '#server/billing/provider/catalog.ts';
import { openBilling } from '#server/billing/open-billing.ts';
import { openStripe } from '#server/billing/provider/open-stripe.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { openSmtpMailer } from '#server/mail/smtp.ts';
import { openWebhookSender } from '#server/sms/webhook-sender.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { demoAccounts, prepareDemoAccounts, superadmin } from './demo.ts';
import { type LocalModel, findLocalModels, modelOffer, settingsFor } from './local-models.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { preparePlanPerson } from './plan-people.ts';
import { isPlanState, planPassword, planPerson } from './plan-states.ts';
import { type StripeStandIn, openStripeStandIn } from './stripe/stand-in.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Options {
  /** False if Vite serves the pages (scripts/dev), so that nothing of the build is read. */
  servesPages?: boolean;
  /** Creates a person in that state of a plan. */
  as?: string | undefined;
}

export interface LocalServer {
  /** The message for people after the start. */
  introduction: string;
  /** The URL of the payment stand-in; null when payments are off. */
  standInUrl: string | null;
  close(): Promise<void>;
}

/** Starts the server with stand-ins for all external services on one machine. */
export async function startLocally(
  environment: Environment,
  { servesPages = true, as }: Options = {},
): Promise<LocalServer> {
  const localModels = findLocalModels();
  const variables = await localVariables(environment, localModels);
  const asked = readConfig(variables);
  if (asked.environment !== 'local') throw new Error('This entry is for local mode: unset APP_ENV.');
  // With a configured mode, payments use that one.
  const standIn = environment['BILLING_MODE'] ? null : await openPayments(asked, environment);
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
    servesPages,
    // One clock for the stand-in and the plans: /_sandbox moves both.
    ...(standIn && { planClock: () => standIn.now() }),
  });
  standIn?.control.setWebhook(`http://127.0.0.1:${server.port}/functions/v1/stripe-webhook`);
  if (config.billing.mode === 'local') await setUpCatalog(await openStripe(config.billing));
  if (!config.supabase) await prepareDemoAccounts(server.deps);
  await preparePerson(as, server, standIn);
  return {
    introduction: introductionOf({ config, server, standIn, localModels: await localModels, as }),
    standInUrl: standIn?.url ?? null,
    close: async () => void (await Promise.all([server.close(), standIn?.close()])),
  };
}

async function preparePerson(
  as: string | undefined,
  server: RunningServer,
  standIn: StripeStandIn | null,
): Promise<void> {
  if (!isPlanState(as)) return;
  const billing = standIn && (await openBilling({ ...server.deps, now: () => standIn.now() }));
  if (!billing) throw new Error('--as needs the payments stand-in: unset BILLING_MODE.');
  await preparePlanPerson({ deps: server.deps, billing, control: standIn.control }, as);
}

/** Waits for the models of this machine only if one is configured by name. */
async function localVariables(
  environment: Environment,
  localModels: Promise<LocalModel[]>,
): Promise<Record<string, string | undefined>> {
  const { ADVISOR_LLM: wanted, ...others } = environment;
  const chosen = wanted ? settingsFor(wanted, await localModels, others['ADVISOR_LLM_MODEL']) : {};
  return { LOG_LEVEL: 'warn', ...others, ...chosen };
}

/** On the port after the app's, so that its address stays the same. On any free port if that one is in use. */
async function openPayments(config: Config, environment: Environment): Promise<StripeStandIn> {
  const file = path.join(config.dataFolder, 'stripe.json');
  const beside = config.port === 0 ? 0 : config.port + 1;
  try {
    return await openStripeStandIn({ file, port: beside, environment });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return openStripeStandIn({ file, environment });
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

function introductionOf({
  config,
  server,
  standIn,
  localModels,
  as,
}: {
  config: Config;
  server: RunningServer;
  standIn: StripeStandIn | null;
  localModels: readonly LocalModel[];
  as: string | undefined;
}): string {
  const address = config.port === 0 ? `http://localhost:${server.port}` : config.appUrl;
  const accounts = demoAccounts.map(
    ({ label, email, password }) => `    ${email}   ${password}   (${label})`,
  );
  if (isPlanState(as)) accounts.push(`    ${planPerson(as)}   ${planPassword}   (signed in)`);
  const offers = config.advisorModel ? [] : localModels.map((model) => `            ${modelOffer(model)}\n`);
  return `
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
`;
}
