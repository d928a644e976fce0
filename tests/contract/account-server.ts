import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { AuthClient } from '@supabase/auth-js';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { deleteDueAccounts } from '#server/account/delete-due-accounts.ts';
import { refuseClosed } from '#server/account/refuse-closed.ts';
import { accountRoutes } from '#server/account/routes.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/access-token.ts';
import { createUser } from '#server/auth/create-user.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { readConfig } from '#server/config.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { restRoutes } from '#server/rest/routes.ts';
import { supportRoutes } from '#server/support/routes.ts';
import type { Person } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { type BillingServer, startBilling } from './billing-server.ts';

const DAY = 86_400_000;
export const PASSWORD = 'river-stone-12';

export type AccountServer = Awaited<ReturnType<typeof startAccount>>;

/** Accounts, data and payments over each kind of database, with a stand-in of its own. */
export function startAccountOnEach(): Promise<AccountServer[]> {
  return Promise.all((['PGlite', 'PostgreSQL'] as const).map((name) => startAccount(name)));
}

async function startAccount(name: BillingServer['name']) {
  const payments = await startBilling(name, { retries: 0 });
  const { database, billing } = payments;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { log, logged } = openTestLog();
  const mails: Mail[] = [];
  const app = new Hono();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  const url = `http://127.0.0.1:${address.port}`;
  const deps = {
    config: readConfig({ APP_URL: url }),
    database,
    accessTokens: await openAccessTokens({
      keys: [await generateSigningKey()],
      issuer: `${url}/auth/v1`,
      now,
    }),
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    log,
    now,
  };
  app
    .route('/auth/v1', authRoutes(deps))
    .route('/rest/v1', restRoutes(deps))
    .use('/functions/v1/support/*', refuseClosed(deps))
    .route('/functions/v1/support', supportRoutes(deps))
    .route('/functions/v1/account', accountRoutes(deps, billing));

  const ask = (path: string, token: string | null, body?: unknown) =>
    fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    name,
    database,
    payments,
    ask,
    logged,
    mailsTo: (email: string) => mails.filter((mail) => mail.to === email),
    pass(days: number) {
      ahead += days * DAY;
    },
    runJobs: async () => {
      await deleteDueAccounts(deps, billing);
      await payments.runJobs();
    },
    async newPerson(): Promise<Person> {
      const email = `kim-${crypto.randomUUID()}@people.test`;
      const { id } = await createUser(deps, {
        email,
        password: PASSWORD,
        firstName: 'Kim',
        lastName: 'Solis',
      });
      return { id, email, claims: { role: 'authenticated', sub: id } };
    },
    /** The access token of a new session, and what the browser is told of the account. */
    async signIn(email: string) {
      const client = new AuthClient({ url: `${url}/auth/v1`, autoRefreshToken: false });
      const { data, error } = await client.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { token: data.session.access_token, metadata: data.user.app_metadata };
    },
  };
}
