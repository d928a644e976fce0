import { expect, onTestFinished, test } from 'vitest';
import { startBackgroundTasks } from '#server/jobs/background-tasks.ts';
import { sendQueuedEmails } from '#server/mail/email-outbox.ts';
import { productionLimits } from '#server/limits/limits.ts';
import { readConfig } from '#server/config/config.ts';
import { openSmtpMailer } from '#server/mail/smtp.ts';
import { newPostgresDatabase, openDatabase } from '../database.ts';
import { openTestLog } from '../logs/test-log.ts';
import { TEMPLATE } from '../migrated.ts';
import { openLink, startAuth } from './auth-server.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { openFleet } from './server-process.ts';

const database = await openDatabase('PostgreSQL');
const mailFrom = 'Evenkeel <no-reply@app.test>';

/** A server configured as in production, with a real mail server. The test decides when retries are sent. */
async function startWithMail() {
  const mails = await startMailServer();
  const waits = new Map<() => void, number>();
  const backgroundTasks = startBackgroundTasks((milliseconds, act) => {
    waits.set(act, milliseconds);
    return () => waits.delete(act);
  });
  const mailer = openSmtpMailer({ smtpUrl: mails.url, mailFrom }, { greetingMs: 500, silenceMs: 500 });
  // All people in these tests have the same IP address.
  const limits = { ...productionLimits, mail: { account: productionLimits.mail.account } };
  const server = await startAuth(database, { production: true, mailer, backgroundTasks, limits });
  onTestFinished(async () => {
    await mails.die();
    await backgroundTasks.finish(0);
    mailer.close();
    await server.close();
  });
  return {
    server,
    mails,
    backgroundTasks,
    /** The delay of each waiting email (ms). */
    atRest: () => [...waits.values()],
    goOn: () => {
      for (const act of waits.keys()) act();
    },
    /** The number of emails that wait in the database after at least one attempt. */
    lettersKept: async () =>
      (
        await database.asAuthAdmin((auth) =>
          auth.query('select from auth.kept_letters where tries > 0 and held_by is null'),
        )
      ).length,
    sendLettersLater: async () => {
      server.advance(60_000);
      const config = readConfig({ APP_URL: server.url });
      await sendQueuedEmails({ config, database, mailer, log: openTestLog().log, now: server.now });
    },
    /** Resolves with the emails to that address, as soon as there is one. */
    takenBy: async (email: string) => {
      const taken = () => mails.taken.filter(({ to }) => to === email);
      await expect.poll(() => taken().length).toBeGreaterThan(0);
      return taken();
    },
  };
}

const password = 'quiet-harbour';

function linkIn(text: string | undefined, origin: string): string {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(text ?? '')?.[0];
  if (!link) throw new Error('No link in the mail');
  return link.replace(/^https?:\/\/[^/]+/, origin);
}

function givenUp(logged: string): number {
  return logged.split('a message was not sent').length - 1;
}

/** A response without the parts that always differ: the address, IDs and the time. */
async function shapeOf(response: Response, email: string) {
  const body = (await response.text())
    .replaceAll(email, 'EMAIL')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT');
  return { status: response.status, body };
}

test.for(['away', 'refuses', 'busy', 'still'] as const)(
  'with the mail server in state “%s”, responses reveal no account and are not delayed',
  async (mood) => {
    const { server, mails } = await startWithMail();
    const known = await server.newPerson();
    const stranger = server.newEmail();
    if (mood === 'away') await mails.die();
    else mails.mood = mood;
    for (const [path, body] of [
      ['/signup', { password }],
      ['/recover', {}],
      ['/otp', { create_user: false }],
      ['/resend', { type: 'signup' }],
    ] as const) {
      const answers = [];
      for (const email of [known.email, stranger]) {
        const response = await server.request('POST', path, { body: { ...body, email } });
        answers.push(await shapeOf(response, email));
      }
      expect(answers[1], path).toEqual(answers[0]);
      expect(answers[0]?.status, path).toBe(200);
    }
    expect(mails.taken).toEqual([]);
    for (const email of [known.email, stranger]) expect(server.logged()).not.toContain(email);
  },
);

test('a sign-up email delayed by a mail server outage is sent once afterwards, and its link works', async () => {
  const { server, mails, atRest, goOn, takenBy } = await startWithMail();
  const email = server.newEmail();
  await mails.die();
  expect((await server.newClient().signUp({ email, password })).error).toBeNull();
  await expect.poll(atRest).toEqual([5000]);
  goOn();
  await expect.poll(atRest).toEqual([30_000]);

  await mails.comeBack();
  goOn();
  const [mail, ...more] = await takenBy(email);
  expect(more).toEqual([]);
  expect(atRest()).toEqual([]);
  await openLink(linkIn(mail?.text, server.url));
  expect((await server.newClient().signInWithPassword({ email, password })).error).toBeNull();
  expect(givenUp(server.logged())).toBe(0);
});

test('requesting an email again replaces the waiting one, so that no outdated link arrives', async () => {
  const { server, mails, atRest, goOn, takenBy } = await startWithMail();
  const person = await server.newPerson();
  mails.mood = 'busy';
  await server.newClient().resetPasswordForEmail(person.email);
  await expect.poll(atRest).toEqual([5000]);
  goOn();
  await expect.poll(atRest).toEqual([30_000]);
  await server.newClient().resetPasswordForEmail(person.email);
  await expect.poll(atRest).toEqual([5000]);

  mails.mood = 'takes';
  goOn();
  const taken = await takenBy(person.email);
  expect(taken).toHaveLength(1);
  const { hash } = await openLink(linkIn(taken[0]?.text, server.url));
  expect(hash['access_token']).toBeDefined();
});

test('a permanently rejected email is not resent, and the person can request another', async () => {
  const { server, mails, atRest, takenBy } = await startWithMail();
  const email = server.newEmail();
  mails.mood = 'refuses';
  expect((await server.newClient().signUp({ email, password })).error).toBeNull();
  await expect.poll(() => givenUp(server.logged())).toBe(1);
  expect(atRest()).toEqual([]);
  expect(server.logged()).not.toContain(email);

  mails.mood = 'takes';
  expect((await server.newClient().resend({ type: 'signup', email })).error).toBeNull();
  const taken = await takenBy(email);
  expect(taken).toHaveLength(1);
  await openLink(linkIn(taken[0]?.text, server.url));
  expect((await server.newClient().signInWithPassword({ email, password })).error).toBeNull();
});

test('an email that may have arrived before a disconnect is not sent twice', async () => {
  const { server, mails, atRest } = await startWithMail();
  const person = await server.newPerson();
  mails.mood = 'breaks off';
  await server.newClient().resetPasswordForEmail(person.email);
  await expect.poll(() => givenUp(server.logged())).toBe(1);
  expect(atRest()).toEqual([]);
  expect(mails.taken.filter(({ to }) => to === person.email)).toHaveLength(1);
});

test('gives up on an unavailable mail server after some minutes, with one log line that omits the email address', async () => {
  const { server, mails, atRest, goOn } = await startWithMail();
  const email = server.newEmail();
  await mails.die();
  await server.newClient().signUp({ email, password });
  for (const wait of [5000, 30_000, 120_000, 300_000]) {
    await expect.poll(atRest).toEqual([wait]);
    goOn();
  }
  await expect.poll(() => givenUp(server.logged())).toBe(1);
  expect(atRest()).toEqual([]);
  expect(server.logged()).not.toContain(email);
});

test('an email address changed during a mail server outage takes effect once confirmed; both addresses get one email', async () => {
  const { server, mails, atRest, goOn, takenBy, lettersKept, sendLettersLater } = await startWithMail();
  const { person, client } = await server.signedIn();
  const email = server.newEmail();
  await mails.die();
  const { data, error } = await client.updateUser({ email });
  expect(error).toBeNull();
  expect([data.user?.email, data.user?.new_email]).toEqual([person.email, email]);
  await expect.poll(atRest).toEqual([5000]);
  await expect.poll(lettersKept).toBe(1);
  expect((await server.newClient().signInWithPassword(person)).error).toBeNull();

  await mails.comeBack();
  goOn();
  await sendLettersLater();
  const [toNew, ...moreToNew] = await takenBy(email);
  const [, ...moreToOld] = await takenBy(person.email);
  expect([moreToNew, moreToOld]).toEqual([[], []]);
  await openLink(linkIn(toNew?.text, server.url));
  const { password: own } = person;
  expect((await server.newClient().signInWithPassword({ email, password: own })).error).toBeNull();
});

test('a server that is shutting down retries waiting emails once before it exits', async () => {
  const { server, mails, backgroundTasks, atRest, takenBy } = await startWithMail();
  const [email, late] = [server.newEmail(), server.newEmail()];
  await mails.die();
  await server.newClient().signUp({ email, password });
  await expect.poll(atRest).toEqual([5000]);
  await mails.comeBack();
  await backgroundTasks.finish(10_000);
  expect(await takenBy(email)).toHaveLength(1);

  await mails.die();
  await server.newClient().signUp({ email: late, password });
  await backgroundTasks.finish(10_000);
  expect(givenUp(server.logged())).toBe(1);
  expect(atRest()).toEqual([]);
});

test(
  'a sign-up that completes at the moment of SIGTERM still gets its email',
  { timeout: 60_000 },
  async () => {
    await using mails: MailServer = await startMailServer();
    await using fleet = await openFleet(await newPostgresDatabase(TEMPLATE), {
      SMTP_URL: mails.url,
      SHUTDOWN_NOTICE_SECONDS: '0',
    });
    const server = await fleet.start();
    const answer = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'sam@people.test', password }),
    });
    server.kill('SIGTERM');
    expect(answer.status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(mails.taken.map(({ to }) => to)).toEqual(['sam@people.test']);
  },
);
