import { Hono } from 'hono';
import { Stripe } from 'stripe';
import * as v from 'valibot';
import { afterAll } from 'vitest';
import { type BillingErrorCode, type BillingRequest, billingError, redirect } from '#contract/billing.ts';
import { type Tier, tiers } from '#domain/billing/plan.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import type { Billing } from '#server/billing/billing.ts';
import { openCatalog, setUpCatalog } from '#server/billing/provider/catalog.ts';
import { runBillingJobs } from '#server/billing/jobs.ts';
import { sendBillingEmails } from '#server/billing/emails/send-billing-emails.ts';
import { openBilling } from '#server/billing/open-billing.ts';
import { billingError as billingErrorOf } from '#server/billing/errors.ts';
import { openLimit } from '#server/limits/open-limit.ts';
import { billingRoutes } from '#server/billing/routes.ts';
import { webhookEvents, webhookRoutes } from '#server/billing/webhook.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Email } from '#server/mail/mailer.ts';
import { requestLog } from '#server/http/request-log.ts';
import { type StripeStandIn, openStripeStandIn } from '../../dev/stripe/stand-in.ts';
import { type DatabaseKind, openDatabase } from '../database.ts';
import { type Person, addPerson } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { accessClaims } from './access-claims.ts';
import { serveLocally } from './local-server.ts';

const DAY = 86_400_000;

export interface BillingServer {
  name: DatabaseKind;
  database: Database;
  standIn: StripeStandIn;
  billing: Billing;
  stripe: Stripe;
  /** The server's base URL: the payment function and the webhook are under /functions/v1. */
  url: string;
  logged(): string;
  /** Moves the clock of the plans. Resolves when the resulting webhooks have arrived. */
  pass(days: number): Promise<void>;
  /** Runs the hourly jobs. */
  runJobs(): Promise<void>;
  /** Runs the work that each copy of the server does every half minute. */
  sendEmails(): Promise<void>;
  /** Makes requests fail until no planned failures are left. */
  spendFaults(): Promise<void>;
  /** Deletes all purchases. The clock is not reset. */
  forgetCustomers(): Promise<void>;
  mails: Email[];
  /** Makes sending the next emails fail. */
  refuseMail(isRefused: boolean): void;
  /** The next email never finishes, as when the server is killed while sending. Resolves when sending starts. */
  dieOverMail(): Promise<void>;
  newPerson(known?: Person): Promise<Customer>;
}

/** The payment function over each kind of database, with a separate stand-in. */
export function startBillingOnEach(options?: Options): Promise<BillingServer[]> {
  return Promise.all((['PGlite', 'PostgreSQL'] as const).map((name) => startBilling(name, options)));
}

interface Options {
  /** One minute. */
  requests?: number;
  /** Used instead of the key that the stand-in accepts. */
  key?: string;
  /** The number of the library's retries. Default: same as in production. */
  retries?: number;
  /** Used instead of a new database of this kind. The caller closes it. */
  openWith?: (clock: () => Date) => Database;
  /** Configures no payment provider. */
  isOff?: boolean;
  /** A planted fault that must be detected. Runs after every event. */
  sabotage?: (database: Database) => Promise<void>;
}

export async function startBilling(name: DatabaseKind, options: Options = {}): Promise<BillingServer> {
  const standIn = await openStripeStandIn({ environment: {} });
  const clock = () => standIn.now();
  const database = options.openWith?.(clock) ?? (await openDatabase(name, clock));
  const { log, logged } = openTestLog();
  const app = new Hono();
  const server = await serveLocally(app);
  const url = server.origin;
  const tokens = await openAccessTokens({
    keys: [await generateSigningKey()],
    issuer: `${url}/auth/v1`,
    now: () => new Date(),
  });
  const config = readConfig({
    APP_URL: url,
    BILLING_MODE: 'local',
    STRIPE_SECRET_KEY: standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
    STRIPE_API_BASE: standIn.url,
  });
  const mails: Email[] = [];
  let dying: PromiseWithResolvers<void> | null = null;
  let isMailRefused = false;
  const mailer = {
    async send(mail: Email) {
      if (dying) {
        dying.resolve();
        dying = null;
        await new Promise<void>(() => undefined);
      }
      if (isMailRefused) throw new Error('The mail server refuses');
      mails.push(mail);
    },
  };
  const deps = { config, database, log, accessTokens: tokens, mailer, now: () => standIn.now() };
  const billing = await openBilling(deps);
  if (!billing) throw new Error('Payments are off');
  const limit = openLimit('billing', null, { errorOf: billingErrorOf, points: options.requests ?? 100_000 });
  const { sabotage } = options;
  if (options.retries !== undefined || options.key) {
    const base = new URL(standIn.url);
    billing.stripe = new Stripe(options.key ?? standIn.secretKey, {
      maxNetworkRetries: options.retries ?? 0,
      host: base.hostname,
      port: base.port,
      protocol: 'http',
      telemetry: false,
    });
    billing.catalog = openCatalog(billing.stripe);
  }
  const mountedBilling = options.isOff ? null : billing;
  app
    .use(requestLog(log))
    .use('/functions/v1/stripe-webhook', async (_context, next) => {
      await next();
      await sabotage?.(database);
    })
    .route('/functions/v1/stripe-subscription', billingRoutes(deps, mountedBilling, limit))
    .route('/functions/v1/stripe-webhook', webhookRoutes(billing));
  // Registers the webhook like an operator: with the handled events and its own secret.
  const setUp = async () => {
    await setUpCatalog(billing.stripe);
    const endpoint = await billing.stripe.webhookEndpoints.create({
      url: `${url}/functions/v1/stripe-webhook`,
      enabled_events: [...webhookEvents],
    });
    billing.webhookSecret = endpoint.secret ?? '';
  };
  if (!options.key) await setUp();
  afterAll(async () => {
    await standIn.close();
    await server.close();
  });

  return {
    name,
    database,
    standIn,
    billing,
    stripe: billing.stripe,
    url,
    mails,
    logged,
    refuseMail(isRefused) {
      isMailRefused = isRefused;
    },
    dieOverMail() {
      dying = Promise.withResolvers();
      return dying.promise;
    },
    async pass(days) {
      standIn.control.advance(days * DAY);
      await standIn.control.idle();
    },
    runJobs: () => runBillingJobs(deps, billing),
    sendEmails: () => sendBillingEmails(deps),
    async spendFaults() {
      for (let failed = true; failed;) {
        failed = await billing.stripe.coupons
          .retrieve('retention_50_month', {}, { maxNetworkRetries: 0 })
          .then(() => false)
          .catch(() => true);
      }
    },
    async forgetCustomers() {
      standIn.control.reset();
      await standIn.control.idle();
      billing.catalog = openCatalog(billing.stripe);
      await setUp();
    },
    async newPerson(known) {
      const person = known ?? (await addPerson(database));
      const { token } = await tokens.sign(accessClaims(person));
      return customerOf({ url, database, standIn, person, token });
    },
  };
}

/** The row as the payment function stores it, with the current tier. */
export interface Plan {
  tier: Tier;
  effective: Tier;
  team: string[];
  uploads: number;
  totalUploads: number;
  subscription: string | null;
  trialEnd: number | null;
  accessUntil: number | null;
  pauseAt: number | null;
  pastDueSince: number | null;
}

const seconds = v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(Number)));
const plan = v.object({
  tier: v.picklist(tiers),
  effective: v.picklist(tiers),
  team: v.array(v.string()),
  uploads: v.number(),
  totalUploads: v.number(),
  subscription: v.nullable(v.string()),
  trialEnd: seconds,
  accessUntil: seconds,
  pauseAt: seconds,
  pastDueSince: seconds,
});

const look = v.object({ ...plan.entries, customer: v.string(), grants: v.number() });
export type PlanSnapshot = v.InferOutput<typeof look>;

export type Customer = ReturnType<typeof customerOf>;

function customerOf({
  url,
  database,
  standIn,
  person,
  token,
}: {
  url: string;
  database: Database;
  standIn: StripeStandIn;
  person: Person;
  token: string;
}) {
  const post = (body: unknown, headers: Record<string, string> = { Authorization: `Bearer ${token}` }) =>
    fetch(`${url}/functions/v1/stripe-subscription`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  type Action = BillingRequest extends infer Each
    ? Each extends unknown
      ? Omit<Each, 'userId'>
      : never
    : never;
  const ask = (action: Action) => post({ ...action, userId: person.id });

  return {
    person,
    post,
    ask,
    /** Returns the response body. Throws if the request is refused. */
    async call(action: Action): Promise<unknown> {
      const response = await ask(action);
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
      return body;
    },
    async choose(tier: 'starter' | 'core' | 'unlimited', isAnnual = false): Promise<string> {
      const { url: target } = v.parse(
        redirect,
        await this.call({ action: 'create-checkout', tier, isAnnual }),
      );
      return target ?? '';
    },
    /** Chooses a plan and pays at the checkout. Resolves when the webhooks have arrived. */
    async buy(tier: 'starter' | 'core' | 'unlimited', isAnnual = false): Promise<void> {
      standIn.control.completeCheckout(sessionOf(await this.choose(tier, isAnnual)));
      await standIn.control.idle();
    },
    async plan(): Promise<Plan> {
      const { customer: _customer, grants: _grants, ...kept } = await this.look();
      return kept;
    },
    /** The plan with the customer's ID and how often credits were granted. */
    async look(): Promise<PlanSnapshot> {
      const [row] = await database.asService((service) =>
        service.query(
          `select tier, private.effective_tier(user_id) as effective, selected_advisors as team,
             document_uploads_remaining as uploads, total_document_uploads as "totalUploads",
             stripe_subscription_id as subscription, extract(epoch from trial_ends_at) as "trialEnd",
             extract(epoch from access_until) as "accessUntil", extract(epoch from pause_at) as "pauseAt",
             extract(epoch from past_due_since) as "pastDueSince", coalesce(stripe_customer_id, '') as customer,
             (select count(*) from private.upload_grants where upload_grants.user_id = $1)::integer as grants
           from public.subscriptions left join public.billing_accounts using (user_id) where user_id = $1`,
          [person.id],
        ),
      );
      return v.parse(look, row);
    },
    /** The columns of the account that the browser may read. */
    async account(): Promise<Record<string, unknown> | undefined> {
      const [row] = await database.asUser(person.claims, (user) =>
        user.query<Record<string, unknown>>(
          `select status, billing_interval, cancel_at_period_end, pending_payment_url,
             retention_used_at is not null as retention_used from public.billing_accounts`,
        ),
      );
      return row;
    },
    async customerId(): Promise<string> {
      return (await this.look()).customer;
    },
  };
}

/** Reads the ID of the checkout session from its page's address. */
export function sessionOf(address: string): string {
  const id = /\/c\/pay\/(cs_\w+)/.exec(address)?.[1];
  if (!id) throw new Error(`${address} is no checkout page`);
  return id;
}

/** Reads the ID of the invoice from its page's address. */
export function invoiceOf(address: string): string {
  const id = /\/i\/(in_\w+)/.exec(address)?.[1];
  if (!id) throw new Error(`${address} is no bill`);
  return id;
}

/** The status and code of a refusal, in the contract's format. */
export async function refusalOf(
  response: Response,
): Promise<{ status: number; code: BillingErrorCode; message: string }> {
  const { error } = v.parse(billingError, await response.json());
  return { status: response.status, ...error };
}
