import { AuthClient } from '@supabase/auth-js';
import { expect, onTestFinished, test } from 'vitest';
import { sendQueuedEmails } from '#server/mail/email-outbox.ts';
import { readConfig } from '#server/config/config.ts';
import { type Database, openPostgresDatabase } from '#server/database/database.ts';
import { openSmtpMailer } from '#server/mail/smtp.ts';
import { newPostgresDatabase, openEachDatabase } from '../database.ts';
import { openTestLog } from '../logs/test-log.ts';
import { TEMPLATE } from '../migrated.ts';
import { type AuthServer, startAuth } from './auth-server.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { openFleet } from './server-process.ts';

// Emails about account changes are sent even after a crash, because nobody would notice a missing one.

const databases = await openEachDatabase();
const DAY = 86_400_000;
const CHANGED = /password was just changed/;

interface KeptRow {
  template: string;
  tries: number;
  isHeld: boolean;
  isHanded: boolean;
}

function keptFor(database: Database, email: string): Promise<KeptRow[]> {
  return database.asAuthAdmin((auth) =>
    auth.query(
      `select template, tries, held_by is not null as "isHeld", handed_at is not null as "isHanded"
       from auth.kept_letters where address = $1`,
      [email],
    ),
  );
}

/** Same as in production, with a real mail server. The test decides when queued emails are sent. */
async function startWithMail(database: Database) {
  const mails = await startMailServer();
  const timeouts = { greetingMs: 500, silenceMs: 500 };
  const mailer = openSmtpMailer({ smtpUrl: mails.url, mailFrom: 'no-reply@app.test' }, timeouts);
  const server = await startAuth(database, { production: true, mailer });
  onTestFinished(async () => {
    await mails.die();
    mailer.close();
    await server.close();
  });
  const { log, logged } = openTestLog();
  const look = (at = server.now) =>
    sendQueuedEmails({ config: readConfig({ APP_URL: server.url }), database, mailer, log, now: at });
  return { mails, server, look, logged };
}

/** A person whose password was just changed. */
async function withNewPassword(server: AuthServer) {
  const { person, client } = await server.signedIn();
  expect((await client.updateUser({ password: 'quite-another-one' })).error).toBeNull();
  return person;
}

function emailsTo(mails: MailServer, email: string): string[] {
  return mails.taken.filter(({ to }) => to === email).map(({ text }) => text);
}

test.for(databases)(
  'an email queued during a mail server outage is sent exactly once after it, by one server copy ($name)',
  async ({ database }) => {
    const { mails, server, look } = await startWithMail(database);
    await mails.die();
    const { email } = await withNewPassword(server);
    const waiting = { template: 'password_changed', tries: 1, isHeld: false, isHanded: false };
    await expect.poll(() => keptFor(database, email)).toEqual([waiting]);
    server.advance(31_000);
    await look();
    expect(await keptFor(database, email)).toEqual([{ ...waiting, tries: 2 }]);
    await mails.comeBack();
    // Not sent yet: the delay grows with each attempt.
    await look();
    expect(emailsTo(mails, email)).toEqual([]);
    server.advance(61_000);
    await Promise.all([look(), look(), look()]);
    expect(emailsTo(mails, email)).toEqual([expect.stringMatching(CHANGED)]);
    expect(await keptFor(database, email)).toEqual([]);
  },
);

test.for(databases)(
  'an email address that the mail server temporarily rejects delays no other email ($name)',
  async ({ database }) => {
    const { mails, server, look } = await startWithMail(database);
    await mails.die();
    const { email: first } = await withNewPassword(server);
    server.advance(1000);
    const { email: next } = await withNewPassword(server);
    for (const email of [first, next])
      await expect.poll(() => keptFor(database, email)).toMatchObject([{ tries: 1, isHeld: false }]);
    await mails.comeBack();
    mails.busyFor.add(first);
    server.advance(31_000);
    await look();
    expect(await keptFor(database, first)).toMatchObject([{ tries: 2, isHeld: false, isHanded: false }]);
    expect(emailsTo(mails, next)).toHaveLength(1);
  },
);

test.for(databases)(
  'only one of two queued emails of the same kind is sent ($name)',
  async ({ database }) => {
    const { mails, server, look } = await startWithMail(database);
    await mails.die();
    const { person, client } = await server.signedIn();
    for (const password of ['quite-another-one', 'one-more-after-it'])
      expect((await client.updateUser({ password })).error).toBeNull();
    await expect.poll(async () => (await keptFor(database, person.email))[0]?.isHeld).toBe(false);
    expect(await keptFor(database, person.email)).toHaveLength(1);
    await mails.comeBack();
    server.advance(DAY);
    await look();
    expect(emailsTo(mails, person.email)).toHaveLength(1);
  },
);

test.for(databases)(
  'an email that may have arrived is not sent again, and a permanently refused one is dropped ($name)',
  async ({ database }) => {
    const { mails, server, look } = await startWithMail(database);
    for (const [mood, arrived] of [
      ['breaks off', 1],
      ['never says', 1],
      ['refuses', 0],
    ] as const) {
      mails.mood = mood;
      const { email } = await withNewPassword(server);
      await expect.poll(() => keptFor(database, email), { timeout: 5000 }).toEqual([]);
      mails.mood = 'takes';
      server.advance(DAY);
      await look();
      expect(emailsTo(mails, email), mood).toHaveLength(arrived);
      expect(server.logged()).toContain('a message was not sent');
      expect(server.logged()).not.toContain(email);
    }
  },
);

test.for(databases)(
  'when a server copy hangs, another copy sends its email and the hanging copy no longer can ($name)',
  async ({ database }) => {
    const { mails, server, look } = await startWithMail(database);
    mails.mood = 'still';
    const { email } = await withNewPassword(server);
    await expect.poll(async () => (await keptFor(database, email))[0]?.tries).toBe(1);
    // Another copy, whose clock says that the first one's claim has expired.
    const late = () => new Date(server.now().getTime() + 6 * 60_000);
    mails.mood = 'takes';
    await look(late);
    expect(emailsTo(mails, email)).toHaveLength(1);
    expect(await keptFor(database, email)).toEqual([]);
  },
);

test.for(databases)(
  'a queued email is dropped and logged after three days, and is deleted with its account ($name)',
  async ({ database }) => {
    const { mails, server, look, logged } = await startWithMail(database);
    await mails.die();
    const old = await withNewPassword(server);
    const gone = await withNewPassword(server);
    await expect.poll(async () => (await keptFor(database, gone.email))[0]?.isHeld).toBe(false);
    await database.asAuthAdmin((auth) => auth.query('delete from auth.users where id = $1', [gone.id]));
    expect(await keptFor(database, gone.email)).toEqual([]);
    server.advance(3 * DAY + 1000);
    await look();
    expect(await keptFor(database, old.email)).toEqual([]);
    expect(logged()).toContain('queued emails were dropped');
    expect(logged()).not.toContain(old.email);
  },
);

const password = 'quiet-harbour';

/** Copies of the server, each a process, and a person with an account. */
async function startProcesses() {
  const mails = await startMailServer();
  const url = await newPostgresDatabase(TEMPLATE);
  const database = openPostgresDatabase(url);
  const fleet = await openFleet(url, { SMTP_URL: mails.url });
  onTestFinished(async () => {
    await fleet[Symbol.asyncDispose]();
    await database.close();
    await mails.die();
  });
  return { mails, database, fleet };
}

async function signedUp(url: string, mails: MailServer, email: string) {
  const client = new AuthClient({ url: `${url}/auth/v1`, autoRefreshToken: false, storageKey: email });
  expect((await client.signUp({ email, password })).error).toBeNull();
  await expect.poll(() => emailsTo(mails, email).length, { timeout: 10_000 }).toBe(1);
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(emailsTo(mails, email)[0] ?? '')?.[0] ?? '';
  await fetch(link.replace(/^https?:\/\/[^/]+/, url), { redirect: 'manual' });
  expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

const told = (mails: MailServer, email: string) =>
  emailsTo(mails, email).filter((text) => CHANGED.test(text)).length;

test(
  'after a server is killed, no email is sent twice and the next server sends the rest',
  { timeout: 120_000 },
  async () => {
    const { mails, database, fleet } = await startProcesses();
    const first = await fleet.start();
    const [early, handing] = ['early@people.test', 'handing@people.test'];
    const [one, two] = [await signedUp(first.url, mails, early), await signedUp(first.url, mails, handing)];
    // The mail server has received the whole email, and the server crashes before the confirmation.
    mails.mood = 'never says';
    expect((await two.updateUser({ password: 'quite-another-one' })).error).toBeNull();
    await expect.poll(() => told(mails, handing), { timeout: 10_000 }).toBe(1);
    // The mail server has received nothing of this email yet.
    mails.mood = 'still';
    expect((await one.updateUser({ password: 'quite-another-one' })).error).toBeNull();
    first.kill('SIGKILL');
    await first.ended;
    expect((await keptFor(database, handing))[0]?.isHanded).toBe(true);
    expect((await keptFor(database, early))[0]?.isHanded).toBe(false);
    // The claim of the killed copy would last for minutes.
    await database.asAuthAdmin((auth) =>
      auth.query('update auth.kept_letters set held_until = null, try_at = now() where handed_at is null'),
    );

    mails.mood = 'takes';
    await fleet.start();
    // If the mail server was too slow, the email is retried after half a minute.
    await expect.poll(() => told(mails, early), { timeout: 60_000 }).toBe(1);
    await expect.poll(() => keptFor(database, early)).toEqual([]);
    expect(told(mails, handing)).toBe(1);
  },
);
