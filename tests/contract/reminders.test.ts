import { expect, test } from 'vitest';
import { errorCodeOf, startRemindersOnEach, outgoingReminders } from './reminder-server.ts';

const servers = await startRemindersOnEach();
const HOUR = 60;

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
    expect(await outgoingReminders(server, person.id)).toEqual([{ kind: 'now', sent: false, tries: 1 }]);
    server.post.isDown = false;
    await server.ask('/rest/v1/deadlines?title=eq.Near', person.token, 'DELETE');
    server.pass(5);
    await server.remind();
    expect(person.mails()).toEqual([]);
    expect(await outgoingReminders(server, person.id)).toEqual([]);
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
    expect([refused.status, await errorCodeOf(refused)]).toEqual([409, 'other_address']);
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
    expect([what, answer.status, await errorCodeOf(answer)]).toEqual([what, status, code]);
  }
  expect(await (await person.settings('GET')).text()).toBe(before);
  expect((await server.ask('/functions/v1/reminders', null)).status).toBe(401);
  expect((await server.ask('/functions/v1/reminders/else', person.token)).status).toBe(404);
});
