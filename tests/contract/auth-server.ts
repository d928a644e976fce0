import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { AuthClient, type AuthFlowType, GoTrueAdminApi, type GoTrueClient } from '@supabase/auth-js';
import { Hono, type MiddlewareHandler } from 'hono';
import type { JWK } from 'jose';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { generateSigningKey, openAccessTokens } from '#server/auth/access-token.ts';
import { createUser } from '#server/auth/create-user.ts';
import { type Limits, openLimiter } from '#server/auth/limits.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { parseNetworks, takeAddressFromProxies } from '#server/client-address.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { sharedCounters } from '#server/rate-counter.ts';
import { requestLog } from '#server/request-log.ts';
import type { RequestLimits } from '#server/rest/request-limit.ts';
import { restRoutes } from '#server/rest/routes.ts';
import { type NamedDatabase, openEachDatabase } from '../database.ts';

interface Person {
  id: string;
  email: string;
  password: string;
}

export interface AuthServer {
  /** Of the app: `<url>/auth/v1` is what the client is given. */
  url: string;
  database: Database;
  signingKey: JWK;
  /** What the server has logged since it started. */
  logged: () => string;
  /** Puts the server's clock forward. */
  advance: (milliseconds: number) => void;
  now: () => Date;
  mailsTo: (email: string) => Mail[];
  /** Whatever is sent next waits until the returned function is called. */
  holdMail: () => () => void;
  newClient: (flowType?: AuthFlowType) => GoTrueClient;
  /** With that key, or with the server's own service key. */
  admin: (key?: string) => GoTrueAdminApi;
  newEmail: () => string;
  newPerson: () => Promise<Person>;
  /** A new person and a client that is signed in as them. */
  signedIn: () => Promise<{ person: Person; client: GoTrueClient }>;
  request: (method: string, path: string, options?: RequestOptions) => Promise<Response>;
  close: () => Promise<void>;
}

export const SERVICE_KEY = 'sb_secret_of_the_contract_tests_0001';

interface RequestOptions {
  body?: unknown;
  rawBody?: string;
  headers?: Record<string, string>;
}

/** A server over each kind of database, for the whole test file. */
export async function startAuthOnEach(): Promise<(NamedDatabase & { server: AuthServer })[]> {
  const databases = await openEachDatabase();
  const started = await Promise.all(
    databases.map(async ({ name, database }) => ({
      name,
      database,
      server: await startAuth(database, { sharedLimits: name === 'PostgreSQL' }),
    })),
  );
  afterAll(() => Promise.all(started.map(({ server }) => server.close())));
  return started;
}

/** /auth/v1, and /rest/v1 beside it, on a real socket, over that database. */
export async function startAuth(
  database: Database,
  options: {
    limits?: Limits;
    production?: boolean;
    sharedLimits?: boolean;
    /** The current one first. */
    signingKeys?: JWK[];
    serviceKey?: string | null;
    trustedProxies?: string;
    restLimits?: RequestLimits;
    around?: MiddlewareHandler;
  } = {},
): Promise<AuthServer> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const outbox: Mail[] = [];
  let gate: Promise<void> = Promise.resolve();
  const mailer = {
    async send(mail: Mail) {
      await gate;
      outbox.push(mail);
    },
  };

  const app = new Hono();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  const url = `http://127.0.0.1:${address.port}`;
  const signingKeys = options.signingKeys ?? [await generateSigningKey()];
  const signingKey = signingKeys[0] ?? (await generateSigningKey());
  const trustedProxies = options.trustedProxies && parseNetworks(options.trustedProxies);
  const deps = {
    config: {
      ...readConfig({ APP_URL: url }),
      ...(options.serviceKey !== null && { serviceKey: options.serviceKey ?? SERVICE_KEY }),
      environment: options.production ? ('production' as const) : ('local' as const),
      // Not opened here: it only says that there may be other copies.
      ...(options.sharedLimits && { databaseUrl: 'postgres://shared' }),
    },
    database,
    accessTokens: await openAccessTokens({ keys: signingKeys, issuer: `${url}/auth/v1`, now }),
    mailer,
    log,
    now,
  };
  if (trustedProxies) app.use(takeAddressFromProxies(trustedProxies));
  if (options.around) app.use(options.around);
  app
    .use(requestLog(log))
    .route('/auth/v1', authRoutes(deps, options.limits && openLimiter(options.limits, sharedCounters(deps))))
    .route('/rest/v1', restRoutes(deps, options.restLimits));

  const newClient = (flowType: AuthFlowType = 'implicit') =>
    new AuthClient({
      url: `${url}/auth/v1`,
      autoRefreshToken: false,
      flowType,
      // The client keeps public keys by this name, for the whole process.
      storageKey: randomUUID(),
      experimental: { recoveryCodes: true },
    });
  const newPerson = async () => {
    const person = { email: newEmail(), password: 'first-password' };
    const { id } = await createUser(deps, { ...person, firstName: 'Sam', lastName: 'Rivera' });
    return { ...person, id };
  };

  return {
    url,
    database,
    signingKey,
    logged: () => lines.join(''),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    now,
    mailsTo: (email) => outbox.filter((mail) => mail.to === email),
    holdMail: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    newClient,
    admin: (key = SERVICE_KEY) =>
      new GoTrueAdminApi({ url: `${url}/auth/v1`, headers: { Authorization: `Bearer ${key}` } }),
    newEmail,
    newPerson,
    signedIn: async () => {
      const person = await newPerson();
      const client = newClient();
      const { error } = await client.signInWithPassword(person);
      if (error) throw error;
      return { person, client };
    },
    request: (method, path, { body, rawBody, headers } = {}) =>
      fetch(`${url}/auth/v1${path}`, {
        method,
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json', ...headers },
        ...((rawBody !== undefined || body !== undefined) && { body: rawBody ?? JSON.stringify(body) }),
      }),
    close: async () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function newEmail(): string {
  return `${randomUUID()}@people.test`;
}

/** The link of the newest mail to that address. */
export function newestLink(server: AuthServer, email: string): URL {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(server.mailsTo(email).at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error('No mail with a link has arrived');
  return new URL(link);
}

export interface Landing {
  /** Origin and path. */
  page: string;
  query: Record<string, string>;
  hash: Record<string, string>;
}

/** Opens a link as a browser does, up to where it leads. */
export async function openLink(link: URL | string): Promise<Landing> {
  const response = await fetch(link, { redirect: 'manual' });
  const location = response.headers.get('Location');
  if (response.status !== 303 || !location) throw new Error(`The link answered ${response.status}`);
  const target = new URL(location);
  return {
    page: target.origin + target.pathname,
    query: Object.fromEntries(target.searchParams),
    hash: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
  };
}
