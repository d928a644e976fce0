import { expect, test } from 'vitest';
import { isTimeZone } from '#domain/reminders/zoned-time.ts';
import { startRemindersOnEach } from './reminder-server.ts';

const servers = await startRemindersOnEach();
type Server = (typeof servers)[number];

const unreadable = [
  { zone: 'PDT' },
  { zone: 'Factory' },
  { zone: 'posixrules' },
  { zone: 'EST5EDT4' },
  { zone: '' },
  { days_before: [[1, 2]] },
  { days_before: '[0:1]={1,2}' },
  { days_before: [null] },
];

for (const written of unreadable)
  test.for(servers)(`rejects ${JSON.stringify(written)} and changes nothing ($name)`, async (server) => {
    const person = await server.newPerson();
    await person.turnOnMail({ daysBefore: [1] });
    const before = await (await person.settings('GET')).json();
    const path = `/rest/v1/reminder_settings?user_id=eq.${person.id}`;
    const answer = await server.ask(path, person.token, 'PATCH', written);
    expect([answer.status, (await answer.json()) as object]).toEqual([
      400,
      expect.objectContaining({ code: '23514' }),
    ]);
    expect(await (await person.settings('GET')).json()).toEqual(before);
  });

test.for(servers)('the server knows every time zone that the database accepts ($name)', async (server) => {
  const taken = await server.database.asService((service) =>
    service.query<{ name: string }>(
      `select name from (
         select name from pg_catalog.pg_timezone_names union select abbrev from pg_catalog.pg_timezone_names
         union select abbrev from pg_catalog.pg_timezone_abbrevs
       ) as names where private.is_time_zone(name)`,
    ),
  );
  expect(taken.length).toBeGreaterThan(400);
  expect(taken.map(({ name }) => name).filter((name) => !isTimeZone(name))).toEqual([]);
});

test.for(servers)('the database accepts every time zone of a browser ($name)', async (server) => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+5', 'US/Eastern'];
  const refused = await server.database.asService((service) =>
    service.query(`select zone from unnest($1::text::text[]) as zone where not private.is_time_zone(zone)`, [
      `{${zones.join(',')}}`,
    ]),
  );
  expect(refused).toEqual([]);
});

/**
 * Rows that no schema can parse, as an older version or another database might leave them: the constraints are dropped
 * first.
 */
async function poison(server: Server, person: string, set: string): Promise<void> {
  await server.database.migrate(async (owner) => {
    const checks = await owner.query<{ name: string }>(
      `select conname as name from pg_catalog.pg_constraint
       where conrelid = 'public.reminder_settings'::regclass and contype = 'c'`,
    );
    for (const { name } of checks)
      await owner.script(`alter table public.reminder_settings drop constraint "${name}"`);
    await owner.query(
      `update public.reminder_settings set ${set}, look_at = '-infinity' where user_id = $1`,
      [person],
    );
  });
}

const poisons = [`zone = 'PDT'`, `days_before = '{{1,2}}'`];

test.for(servers)(
  'unreadable settings of one person do not stop reminders to other people ($name)',
  async (server) => {
    const others = await server.newPerson();
    await others.turnOnMail();
    const due = await others.addDeadline('Theirs', 180);
    for (const set of poisons) {
      const one = await server.newPerson();
      await one.turnOnMail();
      await one.addDeadline('Mine', 120);
      await poison(server, one.id, set);
    }
    server.passTo(new Date(due.getTime() - 60 * 60_000));
    await server.remind();
    expect(others.mails().map(({ subject }) => subject)).toEqual(['Reminder']);
    expect(server.logged()).toContain('reminders could not be planned');
  },
);

test.for(servers)(
  'sign-in emails are sent even if planning the reminders fails for everyone ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.turnOnMail({ signInMailTo: person.email });
    await person.signIn();
    const rename = (from: string, to: string) =>
      server.database.migrate((owner) =>
        owner.script(`alter table public.reminder_settings rename column ${from} to ${to}`),
      );
    await rename('look_at', 'gone');
    await expect(server.remind()).rejects.toMatchObject({ code: '42703' });
    await rename('gone', 'look_at');
    expect(person.mails()).toHaveLength(1);
  },
);

test.for(servers)(
  'one unreadable notification does not stop the other notifications ($name)',
  async (server) => {
    const one = await server.newPerson();
    const other = await server.newPerson();
    for (const person of [one, other]) await person.turnOnMail({ signInMailTo: person.email });
    const due = await one.addDeadline('Mine', 120);
    server.passTo(new Date(due.getTime() - 60 * 60_000));
    await server.remind();
    const before = one.mails().length;
    await server.database.asService((service) =>
      service.query(`update private.outgoing_notices set sent_at = null where user_id = $1::text::uuid`, [
        one.id,
      ]),
    );
    await poison(server, one.id, `zone = 'PDT'`);
    await one.signIn();
    await other.signIn();
    await server.remind();
    expect(other.mails()).toHaveLength(1);
    // The email about this person's own sign-in needs no time zone.
    expect(one.mails()).toHaveLength(before + 1);
  },
);
