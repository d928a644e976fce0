import { randomUUID } from 'node:crypto';
import { AuthClient, type AuthFlowType, GoTrueAdminApi, type GoTrueClient } from '@supabase/auth-js';
import { Hono, type MiddlewareHandler } from 'hono';
import type { JWK } from 'jose';
import { afterAll } from 'vitest';
import type { BackgroundTasks } from '#server/jobs/background-tasks.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { openLimiter } from '#server/limits/sign-in-limiter.ts';
import type { Limits } from '#server/limits/limits.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { parseNetworks, takeAddressFromProxies } from '#server/http/client-address.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Email, Mailer } from '#server/mail/mailer.ts';
import type { TextMessage } from '#server/sms/sms-sender.ts';
import { sharedStore } from '#server/limits/rate-limiter.ts';
import { requestLog } from '#server/http/request-log.ts';
import type { RequestLimits } from '#server/limits/limits.ts';
import { restRoutes } from '#server/rest/routes.ts';
import { type NamedDatabase, openEachDatabase } from '../database.ts';
import { openTestLog } from '../logs/test-log.ts';
import { addAccount } from './add-account.ts';
import { serveLocally } from './local-server.ts';

interface Person {
  id: string;
  email: string;
  password: string;
}

export interface AuthServer {
  /** The app's base URL: the client gets `<url>/auth/v1`. */
  url: string;
  database: Database;
  signingKey: JWK;
  /** The server's log since its start. */
  logged: () => string;
  /** Moves the server's clock forward. */
  advance: (milliseconds: number) => void;
  now: () => Date;
  mailsTo: (email: string) => Email[];
  /** The text messages to that number, if the server sends any. */
  textsTo: (phone: string) => string[];
  /** Sending fails from now on. */
  breakTexts: () => void;
  /** Delays the next email until the returned function is called. */
  holdMail: () => () => void;
  newClient: (flowType?: AuthFlowType) => GoTrueClient;
  /** Sends a request with this key, or with the server's own service key. */
  admin: (key?: string) => GoTrueAdminApi;
  newEmail: () => string;
  /** Sends a request without a session. */
  newPhone: () => string;
  newPerson: () => Promise<Person>;
  /** A new person, and a client that is signed in as them. */
  signedIn: () => Promise<{ person: Person; client: GoTrueClient }>;
  request: (method: string, path: string, options?: RequestOptions) => Promise<Response>;
  /** Calls a database function with this token. */
  rest: (token: string, name: string, body: unknown) => Promise<Response>;
  close: () => Promise<void>;
}

export const SERVICE_KEY = 'sb_secret_of_the_contract_tests_0001';

interface RequestOptions {
  body?: unknown;
  rawBody?: string;
  headers?: Record<string, string>;
}

/** Starts a server on each kind of database, for the whole test file. */
export async function startAuthOnEach(
  options: { texts?: boolean } = {},
): Promise<(NamedDatabase & { server: AuthServer })[]> {
  const databases = await openEachDatabase();
  const started = await Promise.all(
    databases.map(async ({ name, database }) => ({
      name,
      database,
      server: await startAuth(database, { ...options, sharedLimits: name === 'PostgreSQL' }),
    })),
  );
  afterAll(() => Promise.all(started.map(({ server }) => server.close())));
  return started;
}

/** Serves /auth/v1, and /rest/v1 next to it, on a real socket, with this database. */
export async function startAuth(
  database: Database,
  options: {
    limits?: Limits;
    production?: boolean;
    sharedLimits?: boolean;
    /** The signing keys, with the current one first. */
    signingKeys?: JWK[];
    serviceKey?: string | null;
    /** Whether text messages are sent. */
    texts?: boolean;
    trustedProxies?: string;
    /** The setting, as in the environment. */
    settings?: Record<string, string>;
    restLimits?: RequestLimits;
    /** Used instead of an outbox. */
    mailer?: Mailer;
    backgroundTasks?: BackgroundTasks;
    around?: MiddlewareHandler;
  } = {},
): Promise<AuthServer> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { log, logged } = openTestLog();
  const outbox: Email[] = [];
  let gate: Promise<void> = Promise.resolve();
  const mailer = {
    async send(mail: Email) {
      await gate;
      outbox.push(mail);
    },
  };

  const texts: TextMessage[] = [];
  let isBroken = false;
  const sms = {
    async send(message: TextMessage) {
      await gate;
      if (isBroken) throw new Error(`no way to ${message.to}`);
      texts.push(message);
    },
  };

  const app = new Hono();
  const server = await serveLocally(app);
  const url = server.origin;
  const signingKeys = options.signingKeys ?? [await generateSigningKey()];
  const signingKey = signingKeys[0] ?? (await generateSigningKey());
  const trustedProxies = options.trustedProxies && parseNetworks(options.trustedProxies);
  const deps = {
    config: {
      ...readConfig({ APP_URL: url, ...options.settings }),
      ...(options.serviceKey !== null && { serviceKey: options.serviceKey ?? SERVICE_KEY }),
      environment: options.production ? ('production' as const) : ('local' as const),
    },
    // Behaves as if the server had other copies, or none.
    database: { ...database, isShared: options.sharedLimits ?? database.isShared },
    accessTokens: await openAccessTokens({ keys: signingKeys, issuer: `${url}/auth/v1`, now }),
    mailer: options.mailer ?? mailer,
    ...(options.backgroundTasks && { backgroundTasks: options.backgroundTasks }),
    ...(options.texts && { sms }),
    log,
    now,
  };
  if (trustedProxies) app.use(takeAddressFromProxies(trustedProxies));
  if (options.around) app.use(options.around);
  app
    .use(requestLog(log))
    .route(
      '/auth/v1',
      authRoutes(deps, options.limits && openLimiter(options.limits, sharedStore(deps.database))),
    )
    .route('/rest/v1', restRoutes(deps, options.restLimits));

  const newClient = (flowType: AuthFlowType = 'implicit') =>
    new AuthClient({
      url: `${url}/auth/v1`,
      autoRefreshToken: false,
      flowType,
      // The client caches public keys by this name in the whole process.
      storageKey: randomUUID(),
      experimental: { recoveryCodes: true },
    });
  const newPerson = async () => {
    const person = { email: newEmail(), password: 'first-password' };
    const { id } = await addAccount(deps, { ...person, firstName: 'Sam', lastName: 'Rivera' });
    return { ...person, id };
  };

  return {
    url,
    database,
    signingKey,
    logged,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    now,
    mailsTo: (email) => outbox.filter((mail) => mail.to === email),
    textsTo: (phone) => texts.filter(({ to }) => to === phone).map(({ text }) => text),
    breakTexts: () => {
      isBroken = true;
    },
    holdMail: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    newClient,
    admin: (key = SERVICE_KEY) =>
      new GoTrueAdminApi({ url: `${url}/auth/v1`, headers: { Authorization: `Bearer ${key}` } }),
    newEmail,
    newPhone,
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
    rest: (token, name, body) =>
      fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    close: () => server.close(),
  };
}

function newEmail(): string {
  return `${randomUUID()}@people.test`;
}

let phones = 0;

function newPhone(): string {
  phones += 1;
  return `+1202555${String(phones).padStart(4, '0')}`;
}

/** The code of the newest text message to that number. */
export function newestCode(server: AuthServer, phone: string): string {
  const code = /\d{6}$/.exec(server.textsTo(phone).at(-1) ?? '')?.[0];
  if (!code) throw new Error('No text with a code has arrived');
  return code;
}

/** The link in the newest email to that address. */
export function newestLink(server: AuthServer, email: string): URL {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(server.mailsTo(email).at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error('No mail with a link has arrived');
  return new URL(link);
}

export interface AuthRedirect {
  /** The origin and path of the URL. */
  page: string;
  query: Record<string, string>;
  hash: Record<string, string>;
}

/** Opens a link like a browser and returns its redirect. */
export async function openLink(link: URL | string): Promise<AuthRedirect> {
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
