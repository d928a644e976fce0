import { expect, test } from 'vitest';
import { hashToken } from '#server/auth/tokens/secret.ts';
import {
  PASSWORD,
  type ReminderPerson,
  type ReminderServer,
  startRemindersOnEach,
} from './reminder-server.ts';

const servers = await startRemindersOnEach();
const NEW_YORK = { zone: 'America/New_York', showsTitles: false };
const WITH_TITLES = { ...NEW_YORK, showsTitles: true, proof: { password: PASSWORD } };

async function add(server: ReminderServer, person: ReminderPerson, deadline: Record<string, string>) {
  const answer = await server.ask('/rest/v1/deadlines', person.token, 'POST', {
    user_id: person.id,
    title: 'Hearing; room 4, line\nbreak',
    date: 'November 20, 2026',
    time: '3:00 PM',
    ...deadline,
  });
  expect(answer.status).toBe(201);
}

async function fileOf(server: ReminderServer, person: ReminderPerson, asked: object): Promise<string> {
  const answer = await server.ask('/functions/v1/calendar/file', person.token, 'POST', asked);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  return answer.text();
}

async function addressOf(server: ReminderServer, person: ReminderPerson, view: object): Promise<string> {
  const answer = await server.ask('/functions/v1/calendar/address', person.token, 'POST', view);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

/** Returns the properties of the events, after the checks that RFC 5545 requires for any text. */
function eventsIn(text: string): Record<string, string>[] {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.endsWith('\r\n')).toBe(true);
  // TEXT has no control characters, and some programs break lines at other characters than CR and LF.
  expect(text).not.toMatch(/(?![\t\r\n])[\p{Cc}\u2028\u2029]/u);
  const lines = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  expect(lines.filter((line) => line.startsWith('PRODID:'))).toHaveLength(1);
  const open: string[] = [];
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? expect.fail(line);
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') expect(open.pop()).toBe(value);
    else if (open.at(-1) === 'VEVENT') Object.assign(events.at(-1) ?? {}, { [name]: value });
    else if (open.at(-1) === 'VALARM') Object.assign(events.at(-1) ?? {}, { [`ALARM-${name}`]: value });
    if (name === 'BEGIN' && value === 'VEVENT') events.push({});
  }
  expect(open).toEqual([]);
  // A calendar has at least one component, even if it has no events.
  expect(lines.filter((line) => line.startsWith('BEGIN:')).length).toBeGreaterThan(1);
  for (const event of events) {
    expect(Object.keys(event)).toEqual(expect.arrayContaining(['UID', 'DTSTAMP', 'DTSTART', 'SEQUENCE']));
  }
  return events;
}

test.for(servers)(
  'a calendar file has times in the person’s time zone and no titles ($name)',
  async (server) => {
    const person = await server.newPerson();
    await add(server, person, {});
    await add(server, person, { time: 'in the afternoon' });
    const text = await fileOf(server, person, NEW_YORK);
    expect(text).not.toMatch(/hearing|room|evenkeel|divorce|127\.0\.0\.1/i);
    const [timed, wholeDay, ...others] = eventsIn(text);
    expect(others).toEqual([]);
    expect(timed).toMatchObject({
      SUMMARY: 'Reminder',
      DTSTART: '20261120T200000Z',
      DTEND: '20261120T203000Z',
      SEQUENCE: '0',
      TRANSP: 'TRANSPARENT',
      'ALARM-TRIGGER': '-PT1H',
      'ALARM-ACTION': 'DISPLAY',
    });
    expect(wholeDay).toMatchObject({ DTSTART: '20261120', DTEND: '20261121' });
    expect(wholeDay).not.toHaveProperty('ALARM-TRIGGER');
  },
);

test.for(servers)(
  'titles are included on request and cannot inject calendar content ($name)',
  async (server) => {
    const person = await server.newPerson();
    await add(server, person, { title: 'Court\r\nEND:VEVENT\r\nX: 1; 2, 3 \\ ' + 'é'.repeat(60) });
    const [event, ...others] = eventsIn(await fileOf(server, person, { ...NEW_YORK, showsTitles: true }));
    expect(others).toEqual([]);
    expect(event?.['SUMMARY']).toMatch(/^Court\\nEND:VEVENT\\nX: 1\\; 2\\, 3 \\\\ é+$/);
  },
);

const breaks = ['\r', '\r\n', '\n', '\u0085', '\u2028', '\u2029', '\u000b', '\u000c'];

test.for(servers)('line breaks and control characters are removed from a title ($name)', async (server) => {
  const person = await server.newPerson();
  await add(server, person, { title: `A${breaks.map((sign) => `${sign}X-A:1`).join('')}\u0007\u009f` });
  const [event, ...others] = eventsIn(await fileOf(server, person, { ...NEW_YORK, showsTitles: true }));
  expect(others).toEqual([]);
  expect(event?.['SUMMARY']).toBe(`A${'\\nX-A:1'.repeat(breaks.length)}`);
});

test.for(servers)('an unchanged calendar is not resent ($name)', async (server) => {
  const person = await server.newPerson();
  await add(server, person, {});
  const url = await addressOf(server, person, NEW_YORK);
  const tag = (await fetch(url)).headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[\w-]{20,}"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await fetch(url, { headers: { 'If-None-Match': known } });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
  }
  await add(server, person, { title: 'Another' });
  const changed = await fetch(url, { headers: { 'If-None-Match': tag } });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('ETag')).not.toBe(tag);
});

test.for(servers)('a changed deadline keeps its UID and gets a higher revision ($name)', async (server) => {
  const person = await server.newPerson();
  await add(server, person, {});
  const [before] = eventsIn(await fileOf(server, person, NEW_YORK));
  await server.ask(`/rest/v1/deadlines?user_id=eq.${person.id}`, person.token, 'PATCH', { time: '4:00 PM' });
  const [after] = eventsIn(await fileOf(server, person, NEW_YORK));
  expect(after).toMatchObject({ UID: before?.['UID'], SEQUENCE: '1', DTSTART: '20261120T210000Z' });
});

test.for(servers)(
  'a person can request a single deadline, but not another person’s ($name)',
  async (server) => {
    const [person, other] = [await server.newPerson(), await server.newPerson()];
    await add(server, person, {});
    await add(server, person, { title: 'Another' });
    const list = await (await server.ask('/rest/v1/deadlines?select=id,title', person.token)).json();
    const [{ id }] = list as [{ id: number }];
    expect(eventsIn(await fileOf(server, person, { ...NEW_YORK, deadline: id }))).toHaveLength(1);
    const refused = await server.ask('/functions/v1/calendar/file', other.token, 'POST', {
      ...NEW_YORK,
      deadline: id,
    });
    expect(refused.status).toBe(404);
    expect(eventsIn(await fileOf(server, other, NEW_YORK))).toEqual([]);
  },
);

test.for(servers)(
  'a calendar URL works without sign-in, is stored only as a hash and can be revoked ($name)',
  async (server) => {
    const person = await server.newPerson();
    await add(server, person, {});
    expect(await (await server.ask('/functions/v1/calendar', person.token)).json()).toEqual({
      address: null,
    });
    const url = await addressOf(server, person, NEW_YORK);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/calendar\/[\w-]{43}\.ics$/);
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(eventsIn(await answer.text())).toHaveLength(1);
    expect(answer.headers.get('Cache-Control')).toContain('private');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.headers.get('Set-Cookie')).toBeNull();

    const secret = /([\w-]{43})\.ics/.exec(url)?.[1] ?? '';
    const kept = await server.database.migrate((owner) =>
      owner.query('select address::text from public.calendar_addresses as address'),
    );
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(server.logged()).not.toContain(secret);

    const next = await addressOf(server, person, WITH_TITLES);
    expect((await fetch(url)).status).toBe(404);
    expect(await (await fetch(next)).text()).toContain('Hearing');
    expect(await (await server.ask('/functions/v1/calendar', person.token)).json()).toMatchObject({
      address: { showsTitles: true },
    });
    await server.ask('/functions/v1/calendar/address', person.token, 'DELETE');
    expect((await fetch(next)).status).toBe(404);
  },
);

// ASVS: 7.5.1
test.for(servers)(
  'creating a calendar URL with titles requires the password, not just a session ($name)',
  async (server) => {
    const person = await server.newPerson();
    const url = await addressOf(server, person, NEW_YORK);
    const asked = async (form: object, as = person.token) => {
      const answer = await server.ask('/functions/v1/calendar/address', as, 'POST', form);
      const { error } = (await answer.json()) as { error?: { code: string } };
      return [answer.status, error?.code];
    };
    const bare = { ...NEW_YORK, showsTitles: true };
    expect(await asked(bare)).toEqual([400, 'invalid']);
    expect(await asked({ ...bare, proof: {} })).toEqual([400, 'invalid']);
    expect(await asked({ ...bare, proof: { password: 'not-this-one' } })).toEqual([403, 'wrong_password']);
    expect(await asked({ ...bare, proof: { code: '123456' } })).toEqual([409, 'other_proof']);
    expect(await asked({ ...NEW_YORK, proof: { password: PASSWORD } })).toEqual([400, 'invalid']);
    const other = await server.newPerson();
    expect(await asked(WITH_TITLES, `${other.token}x`)).toEqual([401, 'unauthorized']);
    expect((await fetch(url)).status).toBe(200);
    expect(await (await server.ask('/functions/v1/calendar', person.token)).json()).toMatchObject({
      address: { showsTitles: false },
    });
  },
);

test.for(servers)('a calendar URL cannot be created through the data API ($name)', async (server) => {
  const person = await server.newPerson();
  await add(server, person, {});
  const secret = 'b'.repeat(43);
  const row = { user_id: person.id, address_hash: hashToken(secret), zone: NEW_YORK.zone };
  for (const written of [row, { ...row, shows_titles: true }]) {
    const answer = await server.ask('/rest/v1/calendar_addresses', person.token, 'POST', written);
    expect(answer.status).toBe(400);
  }
  expect((await fetch(`${server.url}/calendar/${secret}.ics`)).status).toBe(404);
});

test.for(servers)('the calendar URL of a closed account returns nothing ($name)', async (server) => {
  const person = await server.newPerson();
  const url = await addressOf(server, person, NEW_YORK);
  await server.database.asService((service) =>
    service.query(`select private.close_account($1::text::uuid, now(), now() + interval '7 days')`, [
      person.id,
    ]),
  );
  expect((await fetch(url)).status).toBe(404);
});

test.for(servers)(
  'a new password revokes the calendar URL, and creating a URL is a security event ($name)',
  async (server) => {
    const person = await server.newPerson();
    const url = await addressOf(server, person, NEW_YORK);
    const events = await server.ask('/rest/v1/rpc/list_security_events', person.token, 'POST', {});
    expect(await events.json()).toContainEqual(expect.objectContaining({ action: 'calendar_address_made' }));
    const change = (body: object) => server.ask('/auth/v1/user', person.token, 'PUT', body);
    expect((await change({ data: { first_name: 'Kay' } })).status).toBe(200);
    expect((await fetch(url)).status).toBe(200);
    expect((await change({ password: 'another-stone-13' })).status).toBe(200);
    expect((await fetch(url)).status).toBe(404);
  },
);

test.for(servers)(
  'invalid input is refused, and so are requests without a session ($name)',
  async (server) => {
    const person = await server.newPerson();
    const ask = (body: object) => server.ask('/functions/v1/calendar/file', person.token, 'POST', body);
    expect((await ask({ ...NEW_YORK, zone: 'Mars/Olympus' })).status).toBe(400);
    expect((await ask({ ...NEW_YORK, deadline: -1 })).status).toBe(400);
    expect((await ask({ ...NEW_YORK, more: 1 })).status).toBe(400);
    expect((await server.ask('/functions/v1/calendar/file', null, 'POST', NEW_YORK)).status).toBe(401);
    expect((await fetch(`${server.url}/calendar/${'a'.repeat(43)}.ics`)).status).toBe(404);
  },
);

test.for(servers)(
  'calendar requests are rate-limited, and no calendar delays another ($name)',
  async (server) => {
    const [person, other] = [await server.newPerson(), await server.newPerson()];
    const [url, others] = [
      await addressOf(server, person, NEW_YORK),
      await addressOf(server, other, NEW_YORK),
    ];
    const unknown = `${server.url}/calendar/${'b'.repeat(43)}.ics`;
    for (const asked of [url, unknown]) {
      let status = 0;
      for (let count = 0; count < 125 && status !== 429; count += 1) status = (await fetch(asked)).status;
      expect(status, asked).toBe(429);
    }
    expect((await fetch(others)).status).toBe(200);
  },
);
