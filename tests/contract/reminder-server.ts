import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { calendarFeed } from '#server/calendar/feed.ts';
import { calendarRoutes } from '#server/calendar/routes.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Email } from '#server/mail/mailer.ts';
import { newPrivateKey } from '#server/reminders/push-config.ts';
import { pushService } from '#server/reminders/push-service.ts';
import { remind } from '#server/reminders/remind.ts';
import { reminderRoutes } from '#server/reminders/routes.ts';
import { restRoutes } from '#server/rest/routes.ts';
import { formatDeadlineDate } from '#domain/reminders/deadline.ts';
import { type PushStandIn, openPushStandIn } from '../../dev/push/stand-in.ts';
import { type DatabaseKind, openDatabase } from '../database.ts';
import { openTestLog } from '../logs/test-log.ts';
import { addAccount } from './add-account.ts';

export const PASSWORD = 'river-stone-12';
const MINUTE = 60_000;

export type ReminderServer = Awaited<ReturnType<typeof startReminders>>;
export type ReminderPerson = Awaited<ReturnType<ReminderServer['newPerson']>>;

/** Accounts, data, reminders and calendars on one kind of database, with a manual clock. */
export async function startReminders(name: DatabaseKind, over?: Database) {
  const database = over ?? (await openDatabase(name));
  const standIn: PushStandIn = await openPushStandIn();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const mails: Email[] = [];
  const { log, logged } = openTestLog();
  const post = { isDown: false, tried: 0 };
  const app = new Hono();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  afterAll(async () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await standIn[Symbol.asyncDispose]();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const config = readConfig({ APP_URL: url });
  const push = pushService(config, newPrivateKey());
  const deps = {
    config,
    database,
    push,
    accessTokens: await openAccessTokens({
      keys: [await generateSigningKey()],
      issuer: `${url}/auth/v1`,
      // Reminders are hours ahead, but a token is valid for minutes, so tokens use the machine's clock.
      now: () => new Date(),
    }),
    mailer: {
      async send(mail: Email) {
        post.tried += 1;
        if (post.isDown) throw new Error(`refused ${mail.to}`);
        mails.push(mail);
      },
    },
    log,
    now,
  };
  app
    .route('/auth/v1', authRoutes(deps))
    .route('/rest/v1', restRoutes(deps))
    .route('/functions/v1/reminders', reminderRoutes(deps))
    .route('/functions/v1/calendar', calendarRoutes(deps))
    .route('/calendar', calendarFeed(deps));

  const ask = (path: string, token: string | null, method = 'GET', body?: unknown) =>
    fetch(path.startsWith('http') ? path : `${url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    name,
    database,
    deps,
    url,
    post,
    mails,
    ask,
    now,
    standIn,
    pushKey: push.publicKey,
    logged,
    /** Runs the work that every copy of the server does twice a minute. */
    remind: () => remind(deps),
    pass(minutes: number) {
      ahead += minutes * MINUTE;
    },
    passTo(moment: Date) {
      ahead = moment.getTime() - Date.now();
    },
    async newPerson() {
      const email = `kim-${randomUUID()}@people.test`;
      const { id } = await addAccount(deps, {
        email,
        password: PASSWORD,
        firstName: 'Kim',
        lastName: 'Solis',
      });
      const signIn = async () => {
        const answer = await ask('/auth/v1/token?grant_type=password', null, 'POST', {
          email,
          password: PASSWORD,
        });
        return ((await answer.json()) as { access_token: string }).access_token;
      };
      const token = await signIn();
      const settings = (method: string, body?: unknown, path = '') =>
        ask(`/functions/v1/reminders${path}`, token, method, body);
      return {
        id,
        email,
        token,
        signIn,
        settings,
        mails: () => mails.filter((mail) => mail.to === email),
        /** Turns on reminders by email, in UTC. */
        async turnOnMail(more: object = {}) {
          const answer = await settings('PUT', { zone: 'UTC', mailTo: email, ...more });
          if (!answer.ok) throw new Error(await answer.text());
        },
        async subscribe(as = token) {
          const browser = standIn.subscribe(push.publicKey);
          const { endpoint, p256dh, auth } = browser;
          const answer = await ask('/functions/v1/reminders/browser', as, 'PUT', { endpoint, p256dh, auth });
          if (!answer.ok) throw new Error(await answer.text());
          return browser;
        },
        /** The due time: this many minutes from now, in UTC. */
        async addDeadline(title: string, minutes: number): Promise<Date> {
          const due = new Date(Math.ceil((now().getTime() + minutes * MINUTE) / MINUTE) * MINUTE);
          const answer = await ask('/rest/v1/deadlines', token, 'POST', {
            user_id: id,
            title,
            ...written(due),
          });
          if (answer.status !== 201) throw new Error(await answer.text());
          return due;
        },
      };
    },
  };
}

/** Formatted like the screens do, in UTC. */
function written(moment: Date): { date: string; time: string } {
  const inUtc = new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  const hour = moment.getUTCHours();
  const minute = String(moment.getUTCMinutes()).padStart(2, '0');
  return {
    date: formatDeadlineDate(inUtc),
    time: `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
  };
}

/** The code of a refusal. */
export async function errorCodeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: { code: string } }).error.code;
}

/** The person's reminders in the outbox, oldest first. */
export function outgoingReminders({ database }: ReminderServer, person: string) {
  return database.asService((service) =>
    service.query<{ kind: string; sent: boolean; tries: number }>(
      `select kind, sent_at is not null as sent, tries from private.outgoing_notices
       where user_id = $1::text::uuid order by id`,
      [person],
    ),
  );
}

/** A server on each kind of database, for the whole test file. */
export function startRemindersOnEach(): Promise<ReminderServer[]> {
  return Promise.all((['PGlite', 'PostgreSQL'] as const).map((name) => startReminders(name)));
}
