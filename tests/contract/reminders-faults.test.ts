import { expect, test } from 'vitest';
import { claimNotifications } from '#server/reminders/notification-store.ts';
import { planDue } from '#server/reminders/plan-due.ts';
import { remind } from '#server/reminders/remind.ts';
import { startReminders, startRemindersOnEach, outgoingReminders } from './reminder-server.ts';

const servers = await startRemindersOnEach();
const HOUR = 60;

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
    const [row] = await outgoingReminders(server, person.id);
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
