import { randomInt } from 'node:crypto';
import { AuthClient, type AuthResponse } from '@supabase/auth-js';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { deleteDueAccounts } from '#server/account/delete-due-accounts.ts';
import { accountRoutes } from '#server/account/routes.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { openLimiterFor } from '#server/limits/sign-in-limiter.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { readConfig } from '#server/config/config.ts';
import type { Email } from '#server/mail/mailer.ts';
import type { TextMessage } from '#server/sms/sms-sender.ts';
import { admitCaller } from '#server/http/admit-caller.ts';
import { restRoutes } from '#server/rest/routes.ts';
import { supportRoutes } from '#server/support/routes.ts';
import type { Person } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { addAccount } from './add-account.ts';
import { type BillingServer, startBilling } from './billing-server.ts';
import { serveLocally } from './local-server.ts';

const DAY = 86_400_000;
export const PASSWORD = 'river-stone-12';

export type AccountServer = Awaited<ReturnType<typeof startAccount>>;

/** Accounts, data and payments on each kind of database, with a separate payment stand-in. */
export function startAccountOnEach(): Promise<AccountServer[]> {
  return Promise.all((['PGlite', 'PostgreSQL'] as const).map((name) => startAccount(name)));
}

async function startAccount(name: BillingServer['name']) {
  const payments = await startBilling(name, { retries: 0 });
  const { database, billing } = payments;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { log, logged } = openTestLog();
  const mails: Email[] = [];
  const texts: TextMessage[] = [];
  const app = new Hono();
  const server = await serveLocally(app);
  afterAll(() => server.close());
  const url = server.origin;
  const deps = {
    config: readConfig({ APP_URL: url }),
    database,
    accessTokens: await openAccessTokens({
      keys: [await generateSigningKey()],
      issuer: `${url}/auth/v1`,
      now,
    }),
    mailer: { send: async (mail: Email) => void mails.push(mail) },
    sms: { send: async (text: TextMessage) => void texts.push(text) },
    log,
    now,
  };
  const limiter = openLimiterFor(deps);
  app
    .route('/auth/v1', authRoutes(deps, limiter))
    .route('/rest/v1', restRoutes(deps))
    .use('/functions/v1/support/*', admitCaller(deps))
    .route('/functions/v1/support', supportRoutes(deps))
    .route('/functions/v1/account', accountRoutes(deps, billing, limiter));

  const ask = (path: string, token: string | null, body?: unknown) =>
    fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  const newClient = () => new AuthClient({ url: `${url}/auth/v1`, autoRefreshToken: false });
  const mailedCode = (email: string) => codeIn(mails.findLast(({ to }) => to === email)?.text);
  const textedCode = (phone: string) => codeIn(texts.findLast(({ to }) => to === phone)?.text);
  async function signInByCode(email: string) {
    const client = newClient();
    await client.signInWithOtp({ email });
    return tokenOf(email, await client.verifyOtp({ email, token: mailedCode(email), type: 'email' }));
  }

  return {
    name,
    mailedCode,
    textedCode,
    database,
    payments,
    ask,
    logged,
    mailsTo: (email: string) => mails.filter((mail) => mail.to === email),
    pass(days: number) {
      ahead += days * DAY;
    },
    /** Resolves when the resulting webhooks have arrived: reading their customer could use up a planned failure. */
    runJobs: async () => {
      await deleteDueAccounts(deps, billing);
      await payments.runJobs();
      await payments.standIn.control.idle();
    },
    async newPerson(): Promise<Person> {
      const email = `kim-${crypto.randomUUID()}@people.test`;
      const { id } = await addAccount(deps, {
        email,
        password: PASSWORD,
        firstName: 'Kim',
        lastName: 'Solis',
      });
      return { id, email, claims: { role: 'authenticated', sub: id, session_id: id } };
    },
    /** The access token of a new session, and the account in the response. */
    async signIn(email: string) {
      const { data, error } = await newClient().signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { token: data.session.access_token, metadata: data.user.app_metadata };
    },
    /** A new person without a password: they signed up with a code. */
    newcomerByMail: () => signInByCode(`noor-${crypto.randomUUID()}@people.test`),
    signInByCode,
    async newcomerByPhone() {
      const phone = `+1212555${String(randomInt(10_000)).padStart(4, '0')}`;
      const client = newClient();
      await client.signInWithOtp({ phone });
      return tokenOf(phone, await client.verifyOtp({ phone, token: textedCode(phone), type: 'sms' }));
    },
  };
}

function codeIn(text = ''): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

function tokenOf(name: string, { data, error }: AuthResponse) {
  if (error || !data.session || !data.user) throw error ?? new Error('no session');
  return { name, id: data.user.id, token: data.session.access_token };
}
