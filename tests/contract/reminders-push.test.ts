import { expect, test } from 'vitest';
import { errorCodeOf, startRemindersOnEach } from './reminder-server.ts';

const servers = await startRemindersOnEach();
const HOUR = 60;

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
      expect([answer.status, await errorCodeOf(answer)]).toEqual([422, 'unknown_push_service']);
    }
    const endpoint = `${server.standIn.url}/push/x`;
    const noPoint = await person.settings('PUT', { endpoint, p256dh: 'A'.repeat(87), auth }, '/browser');
    expect([noPoint.status, await errorCodeOf(noPoint)]).toEqual([400, 'invalid']);
  },
);
