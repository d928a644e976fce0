import { expect, test } from 'vitest';
import { claimNotifications } from '#server/reminders/notification-store.ts';
import { planDue } from '#server/reminders/plan-due.ts';
import { remind } from '#server/reminders/remind.ts';
import { type ReminderServer, startReminders } from './reminder-server.ts';

const servers = await Promise.all((['PGlite', 'PostgreSQL'] as const).map((name) => startReminders(name)));
const HOUR = 60;

async function messageOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: { code: string } }).error.code;
}

function rows(server: ReminderServer, person: string) {
  return server.database.asService((service) =>
    service.query<{ kind: string; sent: boolean; tries: number }>(
      `select kind, sent_at is not null as sent, tries from private.outgoing_notices
       where user_id = $1::text::uuid order by id`,
      [person],
    ),
  );
}

function minutesOf(moment: Date): number {
  return moment.getUTCHours() * 60 + moment.getUTCMinutes();
}

test.for(servers)(
  'reminders stay off until a person confirms that receiving them is safe ($name)',
  async (server) => {
    const person = await server.newPerson();
    const answer = await person.settings('GET');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      zone: 'UTC',
      daysBefore: [],
      quietFrom: 0,
      quietTo: 0,
      wording: 'neutral',
      ownWords: null,
      address: person.email,
      mailsReminders: false,
      mailsSignIns: false,
      pushKey: server.pushKey,
      isOnHere: false,
      otherBrowsers: 0,
    });
    await person.addDeadline('Hearing', 2 * HOUR);
    server.pass(2 * HOUR);
    await server.remind();
    expect(person.mails()).toEqual([]);
  },
);

test.for(servers)(
  'reminder emails are sent once an hour before a deadline and once when it is due, without details ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.turnOnMail();
    const due = await person.addDeadline('Hearing about the house', 3 * HOUR);
    await server.remind();
    expect(person.mails()).toEqual([]);
    server.passTo(new Date(due.getTime() - HOUR * 60_000));
    await Promise.all([server.remind(), server.remind()]);
    await server.remind();
    expect(person.mails().map(({ subject, text }) => [subject, text.split('\n')[0]])).toEqual([
      ['Reminder', 'Something on your list is due within the hour.'],
    ]);
    server.passTo(due);
    await server.remind();
    await server.remind();
    const said = person.mails();
    expect(said.map(({ text }) => text.split('\n')[0])).toEqual([
      'Something on your list is due within the hour.',
      'Something on your list is due now.',
    ]);
    expect(JSON.stringify(said)).not.toMatch(/hearing|house|evenkeel|divorce/i);
    expect(new Set(said.map(({ messageId }) => messageId)).size).toBe(2);
    expect(server.logged()).not.toContain(person.email);
  },
);

test.for(servers)(
  'one email lists several deadlines due at once, and includes titles only on request ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.turnOnMail({ wording: 'title' });
    const due = await person.addDeadline('Hearing', 2 * HOUR);
    await person.addDeadline('Papers <to> file', 2 * HOUR);
    server.passTo(due);
    await server.remind();
    const [mail, ...others] = person.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Reminder');
    expect(mail?.text).toContain('Hearing: ');
    expect(mail?.html).toContain('Papers &lt;to&gt; file: ');

    await person.settings('PUT', { wording: 'own', ownWords: ' Water the plants ' });
    const next = await person.addDeadline('Another', 2 * HOUR);
    server.passTo(next);
    await server.remind();
    expect(person.mails().at(-1)?.text).toMatch(/^Water the plants\n/);
  },
);

test.for(servers)(
  'a deadline that was moved, removed or just added sends no reminder for an earlier time ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.turnOnMail();
    const due = await person.addDeadline('Moved', 2 * HOUR);
    const list = (await (await server.ask('/rest/v1/deadlines?select=id', person.token)).json()) as {
      id: number;
    }[];
    await server.ask(`/rest/v1/deadlines?id=eq.${list[0]?.id}`, person.token, 'PATCH', {
      date: 'June 15, 2035',
    });
    server.passTo(due);
    await server.remind();
    expect(person.mails()).toEqual([]);

    // Less than an hour ahead: no reminder is sent for a deadline that is already due within the hour when it is added,
    // by the database's clock.
    server.passTo(new Date());
    const near = await person.addDeadline('Near', HOUR / 2);
    await server.remind();
    expect(person.mails()).toEqual([]);
    server.post.isDown = true;
    server.passTo(near);
    await server.remind();
    expect(await rows(server, person.id)).toEqual([{ kind: 'now', sent: false, tries: 1 }]);
    server.post.isDown = false;
    await server.ask('/rest/v1/deadlines?title=eq.Near', person.token, 'DELETE');
    server.pass(5);
    await server.remind();
    expect(person.mails()).toEqual([]);
    expect(await rows(server, person.id)).toEqual([]);
  },
);

test.for(servers)(
  'a reminder email is retried during a mail server outage and then sent once ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.turnOnMail();
    const due = await person.addDeadline('Hearing', 2 * HOUR);
    server.passTo(new Date(due.getTime() - HOUR * 60_000));
    server.post.isDown = true;
    for (let minute = 0; minute < 12; minute += 1) {
      await server.remind();
      server.pass(1);
    }
    expect(person.mails()).toEqual([]);
    const [row] = await rows(server, person.id);
    expect(row?.sent).toBe(false);
    expect(row?.tries).toBeGreaterThan(2);
    expect(row?.tries).toBeLessThan(8);
    server.post.isDown = false;
    server.pass(10);
    await server.remind();
    await server.remind();
    expect(person.mails()).toHaveLength(1);
    expect(server.logged()).toContain('notifications could not be sent');
    expect(server.logged()).not.toContain(person.email);
  },
);

test.for(servers)(
  'a reminder is not sent if the mail server only becomes available too late ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.turnOnMail();
    const due = await person.addDeadline('Hearing', 2 * HOUR);
    server.passTo(due);
    server.post.isDown = true;
    await server.remind();
    server.post.isDown = false;
    server.passTo(new Date(due.getTime() + (HOUR + 1) * 60_000));
    await server.remind();
    expect(person.mails()).toEqual([]);
  },
);

test.for(servers)('after an outage only useful reminders are sent ($name)', async (server) => {
  const person = await server.newPerson();
  await person.turnOnMail();
  const due = await person.addDeadline('Long over', 2 * HOUR);
  await person.addDeadline('Due soon', 6 * HOUR);
  server.passTo(new Date(due.getTime() + (3 * HOUR + 30) * 60_000));
  await server.remind();
  expect(person.mails().map(({ text }) => text.split('\n')[0])).toEqual([
    'Something on your list is due within the hour.',
  ]);
});

test.for(servers)(
  'after a crash between claiming and sending, another worker sends the email within five minutes ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.turnOnMail();
    const due = await person.addDeadline('Hearing', 2 * HOUR);
    server.passTo(new Date(due.getTime() - HOUR * 60_000));
    await planDue(server.deps);
    const held = await claimNotifications(server.deps, server.now(), 20);
    expect(held.notifications.filter(({ person: whose }) => whose === person.id)).toHaveLength(1);
    server.pass(4);
    await server.remind();
    expect(person.mails()).toEqual([]);
    server.pass(1.1);
    await Promise.all([server.remind(), server.remind()]);
    expect(person.mails()).toHaveLength(1);
  },
);

test.for(servers)('a clock that jumps back or forward causes no duplicate emails ($name)', async (server) => {
  const person = await server.newPerson();
  await person.turnOnMail();
  const due = await person.addDeadline('Hearing', 2 * HOUR);
  server.passTo(new Date(due.getTime() - HOUR * 60_000));
  await server.remind();
  expect(person.mails()).toHaveLength(1);
  for (const minutes of [-90, 90, -30, 30]) {
    server.pass(minutes);
    await server.remind();
    await server.remind();
  }
  expect(person.mails()).toHaveLength(1);
  server.passTo(due);
  await server.remind();
  server.pass(-HOUR);
  await server.remind();
  expect(person.mails()).toHaveLength(2);
});

test.for(servers)(
  'a push notification has the same text as the email and is encrypted for the browser ($name)',
  async (server) => {
    const person = await server.newPerson();
    const browser = await person.subscribe();
    const due = await person.addDeadline('Hearing', 2 * HOUR);
    const soon = new Date(due.getTime() - HOUR * 60_000);
    server.passTo(soon);
    await Promise.all([server.remind(), server.remind()]);
    expect(browser.received).toEqual([
      {
        message: {
          title: 'Reminder',
          body: 'Something on your list is due within the hour.',
          tag: `reminder-soon-${soon.getTime()}`,
        },
        ttl: expect.any(Number),
        urgency: 'high',
      },
    ]);
    // A phone that was off for three hours doesn't show "within the hour".
    expect(browser.received[0]?.ttl).toBeLessThanOrEqual(3600);
    expect(person.mails()).toEqual([]);
  },
);

test.for(servers)(
  'an expired push subscription gets no more requests, and a failing one is retried ($name)',
  async (server) => {
    const person = await server.newPerson();
    const first = await person.subscribe();
    const second = await person.subscribe(await person.signIn());
    const due = await person.addDeadline('Hearing', 2 * HOUR);
    first.answer = 410;
    second.answer = 503;
    server.passTo(new Date(due.getTime() - HOUR * 60_000));
    await server.remind();
    const settings = (await (await person.settings('GET')).json()) as {
      isOnHere: boolean;
      otherBrowsers: number;
    };
    expect(settings).toMatchObject({ isOnHere: false, otherBrowsers: 1 });
    second.answer = null;
    server.pass(2);
    await server.remind();
    await server.remind();
    expect(second.received).toHaveLength(1);
    expect(first.received).toEqual([]);
  },
);

test.for(servers)(
  'a browser can replace its push subscription if it proves ownership of the old one ($name)',
  async (server) => {
    const person = await server.newPerson();
    const before = await person.subscribe();
    const now = server.standIn.subscribe(server.pushKey);
    const renew = (endpoint: string, auth: string) =>
      server.ask('/functions/v1/reminders/browser/renewed', null, 'PUT', {
        before: { endpoint, auth },
        now: { endpoint: now.endpoint, p256dh: now.p256dh, auth: now.auth },
      });
    expect((await renew(before.endpoint, now.auth)).status).toBe(404);
    expect((await renew(before.endpoint, before.auth)).status).toBe(204);
    // The old address is no longer proof of identity.
    expect((await renew(before.endpoint, before.auth)).status).toBe(404);
    const due = await person.addDeadline('Hearing', 2 * HOUR);
    server.passTo(new Date(due.getTime() - HOUR * 60_000));
    await server.remind();
    expect([before.received.length, now.received.length]).toEqual([0, 1]);
  },
);

test.for(servers)(
  'signing out here or from another device ends the push subscription immediately ($name)',
  async (server) => {
    const person = await server.newPerson();
    const elsewhere = await person.signIn();
    const here = await person.subscribe();
    const there = await person.subscribe(elsewhere);
    await server.ask('/auth/v1/logout?scope=local', elsewhere, 'POST');
    const due = await person.addDeadline('Hearing', 2 * HOUR);
    server.passTo(due);
    await server.remind();
    expect(here.received).toHaveLength(1);
    expect(there.received).toEqual([]);
    expect(await (await person.settings('DELETE', undefined, '/browser')).json()).toMatchObject({
      isOnHere: false,
    });
  },
);

test.for(servers)('quiet hours apply to late reminders as well ($name)', async (server) => {
  const person = await server.newPerson();
  const due = await person.addDeadline('Hearing', 5 * HOUR);
  const quietFrom = minutesOf(new Date(due.getTime() - 2 * HOUR * 60_000));
  const quietTo = minutesOf(new Date(due.getTime() - (HOUR / 2) * 60_000));
  await person.turnOnMail({ quietFrom, quietTo });
  server.passTo(new Date(due.getTime() - HOUR * 60_000));
  await server.remind();
  expect(person.mails()).toEqual([]);
  server.passTo(new Date(due.getTime() - (HOUR / 2) * 60_000));
  await server.remind();
  expect(person.mails()).toHaveLength(1);
});

test.for(servers)(
  'one tap on the email’s link unsubscribes, but a link prefetch does not ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.turnOnMail();
    const due = await person.addDeadline('Hearing', 2 * HOUR);
    server.passTo(new Date(due.getTime() - HOUR * 60_000));
    await server.remind();
    const [mail] = person.mails();
    const stop = mail?.stopAddress ?? '';
    expect(mail?.text).toContain(stop);
    const page = await server.ask(stop, null);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('<form method="post">');
    expect(text).not.toMatch(/evenkeel|hearing|@/i);
    expect(await (await person.settings('GET')).json()).toMatchObject({ mailsReminders: true });

    const stopped = await fetch(stop, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await stopped.text()).toContain('We’ve stopped these emails');
    expect((await fetch(stop, { method: 'POST' })).status).toBe(200);
    expect(await (await person.settings('GET')).json()).toMatchObject({ mailsReminders: false });
    server.passTo(due);
    await server.remind();
    expect(person.mails()).toHaveLength(1);
    const wrong = stop.replace(/[^/]+$/, '00000000-0000-4000-8000-000000000000');
    expect((await fetch(wrong, { method: 'POST' })).status).toBe(404);
    expect((await fetch(stop.replace(/[^/]+$/, 'x'), { method: 'POST' })).status).toBe(404);
  },
);

test.for(servers)(
  'emails are sent only to the email address that the person consented to ($name)',
  async (server) => {
    const person = await server.newPerson();
    const refused = await person.settings('PUT', { mailTo: 'other@people.test' });
    expect([refused.status, await messageOf(refused)]).toEqual([409, 'other_address']);
    await person.turnOnMail({ signInMailTo: person.email });
    await server.database.asAuthAdmin((auth) =>
      auth.query(`update auth.users set email = 'new-' || email where id = $1::text::uuid`, [person.id]),
    );
    const due = await person.addDeadline('Hearing', 2 * HOUR);
    server.passTo(due);
    await server.remind();
    expect(server.mails.filter(({ to }) => to.endsWith(person.email))).toEqual([]);
    expect(await (await person.settings('GET')).json()).toMatchObject({
      mailsReminders: false,
      mailsSignIns: false,
    });
  },
);

test.for(servers)(
  'a sign-in email is sent only to people who allow it, and is retried ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.signIn();
    await server.remind();
    expect(person.mails()).toEqual([]);
    await person.settings('PUT', { signInMailTo: person.email });
    server.post.isDown = true;
    await person.signIn();
    await server.remind();
    server.post.isDown = false;
    server.pass(2);
    await server.remind();
    await server.remind();
    const [mail, ...others] = person.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'About your account' });
    expect(mail?.text).toContain('new sign-in');
    expect(mail?.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/evenkeel/i);
  },
);

const bad: readonly [string, object, number, string][] = [
  ['a time zone that does not exist', { zone: 'Mars/Olympus' }, 400, 'invalid'],
  ['a day that is not offered', { daysBefore: [4] }, 400, 'invalid'],
  ['quiet hours past midnight', { quietFrom: 1440 }, 400, 'invalid'],
  ['own words that were never written', { wording: 'own' }, 400, 'invalid'],
  ['own words that are too long', { ownWords: 'a'.repeat(81) }, 400, 'invalid'],
  ['a column that is the server’s', { look_at: null }, 400, 'invalid'],
];

test.for(servers)('invalid input is refused and changes nothing ($name)', async (server) => {
  const person = await server.newPerson();
  const before = await (await person.settings('GET')).text();
  for (const [what, change, status, code] of bad) {
    const answer = await person.settings('PUT', change);
    expect([what, answer.status, await messageOf(answer)]).toEqual([what, status, code]);
  }
  expect(await (await person.settings('GET')).text()).toBe(before);
  expect((await server.ask('/functions/v1/reminders', null)).status).toBe(401);
  expect((await server.ask('/functions/v1/reminders/else', person.token)).status).toBe(404);
});

test.for(servers)(
  'rejects a push endpoint at a private address or an unknown host ($name)',
  async (server) => {
    const person = await server.newPerson();
    const { p256dh, auth } = server.standIn.subscribe(server.pushKey);
    for (const endpoint of [
      'http://10.0.0.1/push',
      'https://192.168.0.1/',
      'https://fcm.googleapis.com.evil.test/a',
    ]) {
      const answer = await person.settings('PUT', { endpoint, p256dh, auth }, '/browser');
      expect([answer.status, await messageOf(answer)]).toEqual([422, 'unknown_push_service']);
    }
    const endpoint = `${server.standIn.url}/push/x`;
    const noPoint = await person.settings('PUT', { endpoint, p256dh: 'A'.repeat(87), auth }, '/browser');
    expect([noPoint.status, await messageOf(noPoint)]).toEqual([400, 'invalid']);
  },
);

test('two server copies that compete for two hundred reminders send each exactly once', async () => {
  const first = await startReminders('PostgreSQL');
  const second = await startReminders('PostgreSQL', first.database);
  const people = await Promise.all(Array.from({ length: 20 }, () => first.newPerson()));
  const started = first.now();
  for (const person of people) {
    const { database } = first;
    await database.asService(async (service) => {
      await service.query(
        `insert into public.reminder_settings (user_id, mail_to) values ($1::text::uuid, $2)`,
        [person.id, person.email],
      );
      // Ten due times, each a day and an hour after the previous one.
      await service.query(
        `insert into public.deadlines (user_id, title, date, time)
         select $1::text::uuid, 'Hearing ' || n, to_char(now() at time zone 'UTC' + n * interval '1 day', 'FMMonth FMDD, YYYY'),
           to_char(make_time(n + 8, 0, 0), 'FMHH12:MI AM')
         from generate_series(1, 5) as n`,
        [person.id],
      );
    });
  }
  for (let hours = 0; hours < 24 * 7; hours += 1) {
    const moment = new Date(Math.ceil(started.getTime() / 3_600_000) * 3_600_000 + hours * 3_600_000);
    first.passTo(moment);
    second.passTo(moment);
    await Promise.all([remind(first.deps), remind(second.deps), remind(second.deps)]);
  }
  const mails = [...first.mails, ...second.mails];
  expect(mails).toHaveLength(200);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(200);
  for (const person of people) expect(mails.filter(({ to }) => to === person.email)).toHaveLength(10);
});
