import { randomBytes, randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { openTurnHub } from '#server/chat/turns/turn-hub.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Email } from '#server/mail/mailer.ts';
import type { DatabaseKind } from '../database.ts';
import { addAccount } from './add-account.ts';
import { startBilling } from './billing-server.ts';
import { startCourtListener } from './court-listener-stand-in.ts';
import { exchange } from './fuzz-exchange.ts';
import type { KnownKind } from './fuzz-values.ts';
import { startSpeechStandIn } from './speech-stand-in.ts';
import { openTestLog } from '../logs/test-log.ts';
import { serveLocally } from './local-server.ts';

const SERVICE_KEY = 'sb_secret_of_the_fuzz_tests_00000001';
/** Private data contains this prefix and the person's 32 hexadecimal digits. */
const MARK = 'zqmark';
const markPattern = new RegExp(`${MARK}[0-9a-f]{32}`, 'gi');

export function findMarks(text: string): Set<string> {
  return new Set(text.match(markPattern)?.map((mark) => mark.toLowerCase()));
}

/** A person whose own texts all contain their mark. */
export interface MarkedPerson {
  mark: string;
  token: string;
  password: string;
  known: Record<KnownKind, string>;
}

export interface FuzzServer {
  url: URL;
  app: Hono;
  serviceKey: string;
  mails: Email[];
  /** The server's log since its start. */
  logged: () => string;
  signEvent: (payload: string) => string;
  newMarked: () => Promise<MarkedPerson>;
}

const now = () => new Date();

/** Starts the whole app on a real socket, with every feature on, or without any that needs a setting. */
export async function startFuzz(
  kind: DatabaseKind,
  {
    extra,
    isBare = false,
    openWith,
  }: {
    extra?: (database: Database) => Hono;
    isBare?: boolean;
    openWith?: (clock: () => Date) => Database;
  } = {},
): Promise<FuzzServer> {
  const { database, billing } = await startBilling(kind, { retries: 0, ...(openWith && { openWith }) });
  const speech = await startSpeechStandIn();
  const research = await startCourtListener();
  const mails: Email[] = [];
  const { log, logged } = openTestLog();
  let served: Hono | null = null;
  const server = await serveLocally({
    fetch: (request, env) => served?.fetch(request, env) ?? new Response(null, { status: 503 }),
  });
  afterAll(async () => {
    await server.close();
    await speech[Symbol.asyncDispose]();
    await research[Symbol.asyncDispose]();
  });
  const url = new URL(server.origin);
  const { supportEmail, ...settings } = readConfig({ APP_URL: url.origin });
  const deps = {
    config: {
      ...settings,
      ...(!isBare && { supportEmail, serviceKey: SERVICE_KEY, voice: speech.voice, caseResearch: research }),
    },
    database,
    ...(!isBare && { paperKey: randomBytes(32) }),
    accessTokens: await openAccessTokens({
      keys: [await generateSigningKey()],
      issuer: `${url.origin}/auth/v1`,
      now,
    }),
    mailer: { send: async (mail: Email) => void mails.push(mail) },
    log,
    now,
  };
  const app = await buildApp(deps, isBare ? null : billing, {
    extra: extra?.(database),
    hub: openTurnHub(now),
    isLeaving: () => false,
  });
  served = app;

  return {
    url,
    app,
    serviceKey: SERVICE_KEY,
    mails,
    logged,
    signEvent: (payload) =>
      billing.stripe.webhooks.generateTestHeaderString({ payload, secret: billing.webhookSecret }),
    newMarked: () => newMarked(url, deps),
  };
}

const opened = v.object({ access_token: v.string() });
const made = v.object({ id: v.string() });

async function newMarked(url: URL, deps: Parameters<typeof addAccount>[0]): Promise<MarkedPerson> {
  const mark = `${MARK}${randomUUID().replaceAll('-', '')}`;
  const email = `${randomUUID()}@people.test`;
  const password = randomUUID();
  const { id } = await addAccount(deps, { email, password, firstName: mark, lastName: mark });
  const ask = async (path: string, sent: unknown, token?: string): Promise<unknown> => {
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': mark,
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const body = Buffer.from(JSON.stringify(sent));
    const answer = await exchange(url, { method: 'POST', path, headers, body, timeoutMs: 30_000 });
    if (answer.status !== 200) throw new Error(`${path} ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body);
  };
  const signIn = { email, password };
  const { access_token: token } = v.parse(opened, await ask('/auth/v1/token?grant_type=password', signIn));
  const factor = await ask('/auth/v1/factors', { factor_type: 'totp', friendly_name: mark }, token);
  const rows = await addMarkedRows(deps.database, id, mark);
  return {
    mark,
    token,
    password,
    known: { id, email, customer: `cus_${mark.slice(-8)}`, factor: v.parse(made, factor).id, ...rows },
  };
}

const added = v.object({
  conversation: v.string(),
  message: v.string(),
  answer: v.string(),
  deadline: v.pipe(v.union([v.string(), v.number(), v.bigint()]), v.transform(String)),
  session: v.string(),
});

/** Adds a row to every table with texts by people or about them. */
async function addMarkedRows(database: Database, id: string, mark: string) {
  const [conversation, message, answer] = [randomUUID(), randomUUID(), randomUUID()];
  const [session] = await database.asAuthAdmin((auth) =>
    auth.query<{ id: string }>('select id from auth.sessions where user_id = $1::text::uuid', [id]),
  );
  const deadline = await database.asService(async (service) => {
    const parts = JSON.stringify([{ type: 'text', text: `about ${mark}` }]);
    const [made] = await service.query<{ id: unknown }>(
      `insert into public.deadlines (user_id, title, date, time)
       values ($1::text::uuid, $2, 'June 15, 2026', '10:00 AM') returning id`,
      [id, mark],
    );
    await service.query(
      `insert into public.conversations (id, user_id, advisor, title) values ($1::text::uuid, $2::text::uuid, 'lena', $3)`,
      [conversation, id, mark],
    );
    await service.query(
      `insert into public.messages (id, conversation_id, role, status, engine, parts)
       values ($1::text::uuid, $3::text::uuid, 'user', 'done', null, $4::text::jsonb),
              ($2::text::uuid, $3::text::uuid, 'assistant', 'done', 'library', $4::text::jsonb)`,
      [message, answer, conversation, parts],
    );
    await service.query(
      `insert into public.user_progress (user_id, journey_steps) values ($1::text::uuid, $2::text::jsonb)
       on conflict (user_id) do update set journey_steps = excluded.journey_steps`,
      [id, JSON.stringify([{ id: 1, done: false, label: mark }])],
    );
    await service.query(
      `insert into public.answer_feedback (message_id, user_id, is_helpful, shared)
       values ($1::text::uuid, $2::text::uuid, true, $3::text::jsonb)`,
      [answer, id, JSON.stringify({ question: mark })],
    );
    await service.query(
      `insert into public.unanswered_questions (message_id, user_id, advisor, text)
       values ($1::text::uuid, $2::text::uuid, 'lena', $3)`,
      [message, id, mark],
    );
    await service.query(
      `insert into public.conversation_settings (user_id, mail_to) values ($1::text::uuid, $2)`,
      [id, `${mark}@people.test`],
    );
    await service.query(
      `insert into public.billing_accounts (user_id, mode, pending_payment_url) values ($1::text::uuid, 'local', $2)`,
      [id, `https://pay.test/${mark}`],
    );
    return made?.id;
  });
  return v.parse(added, { conversation, message, answer, deadline, session: session?.id });
}
