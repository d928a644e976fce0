import { expect, test } from 'vitest';
import { productionLimits } from '#server/limits/limits.ts';
import { issueTextCode } from '#server/auth/phone/text-code.ts';
import type { Database } from '#server/database/database.ts';
import { type AuthServer, newestCode, startAuth, startAuthOnEach } from './auth-server.ts';
import { codeOf, levelOf } from './second-step.ts';

const servers = await startAuthOnEach({ texts: true });
const password = 'quiet-harbour';

function wrong(code: string, guess: number): string {
  return String((Number(code) + guess) % 1_000_000).padStart(6, '0');
}

async function phoneAccount(server: AuthServer) {
  const phone = server.newPhone();
  const client = server.newClient();
  await client.signUp({ phone, password });
  const { data } = await client.verifyOtp({ phone, token: newestCode(server, phone), type: 'sms' });
  return { phone, client, id: data.user?.id ?? '' };
}

// ASVS: 6.6.3
test.for(servers)(
  'the fifth wrong guess invalidates a code, regardless of who guesses ($name)',
  async ({ server }) => {
    const phone = server.newPhone();
    await server.newClient().signInWithOtp({ phone });
    const token = newestCode(server, phone);
    for (let guess = 1; guess <= 5; guess += 1) {
      const tried = server.newClient().verifyOtp({ phone, token: wrong(token, guess), type: 'sms' });
      expect(await codeOf(tried)).toBe('otp_expired');
    }
    expect(await codeOf(server.newClient().verifyOtp({ phone, token, type: 'sms' }))).toBe('otp_expired');
  },
);

// ASVS: 6.6.3
test.for(servers)('concurrent guesses are limited like sequential ones ($name)', async ({ server }) => {
  const phone = server.newPhone();
  await server.newClient().signInWithOtp({ phone });
  const token = newestCode(server, phone);
  const guesses = Array.from({ length: 12 }, (_, index) => wrong(token, index + 1));
  await Promise.all(
    guesses.map((guess) => server.newClient().verifyOtp({ phone, token: guess, type: 'sms' })),
  );
  expect(await codeOf(server.newClient().verifyOtp({ phone, token, type: 'sms' }))).toBe('otp_expired');
});

test.for(servers)(
  'requests by strangers for a phone number do not invalidate the owner’s code ($name)',
  async (each) => {
    const { server, database } = each;
    const people = await Promise.all(Array.from({ length: 8 }, () => server.signedIn()));
    const known = await Promise.all(
      people.map(async ({ client }) => ({ client, id: (await client.getUser()).data.user?.id ?? '' })),
    );
    // The account with the last ID would be checked last.
    const [owner, ...strangers] = known.toSorted((one, other) => (one.id < other.id ? 1 : -1));
    const phone = server.newPhone();
    await database.asAuthAdmin(async (auth) => {
      for (const { id: userId } of strangers) {
        await issueTextCode(auth, { userId, phone: phone.slice(1), type: 'phone_change', at: new Date() });
      }
    });
    await owner?.client.updateUser({ phone });
    const token = newestCode(server, phone);
    const guess = wrong(token, 1);
    expect(await codeOf(server.newClient().verifyOtp({ phone, token: guess, type: 'phone_change' }))).toBe(
      'otp_expired',
    );
    // A wrong guess counts for each of them.
    const tries = await database.asAuthAdmin((auth) =>
      auth.query('select code_tries from auth.one_time_tokens where relates_to = $1', [phone.slice(1)]),
    );
    expect(tries).toEqual(known.map(() => ({ code_tries: 1 })));
    const { data } = await server.newClient().verifyOtp({ phone, token, type: 'phone_change' });
    expect(data.user).toMatchObject({ id: owner?.id, phone: phone.slice(1) });
  },
);

test.for(servers)('codes are not stored or logged in plain text ($name)', async (each) => {
  const { server, database } = each;
  const phone = server.newPhone();
  await server.newClient().signUp({ phone, password });
  const token = newestCode(server, phone);
  const stored = await database.asAuthAdmin((auth) =>
    auth.query<{ token_hash: string; code_hash: string }>(
      'select token_hash, code_hash from auth.one_time_tokens where relates_to = $1',
      [phone.slice(1)],
    ),
  );
  expect(stored).toEqual([{ token_hash: expect.any(String), code_hash: expect.any(String) }]);
  expect(stored[0]?.code_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(stored)).not.toContain(token);
  // The stored value alone grants no access, under any field name.
  for (const type of ['signup', 'recovery', 'email', 'sms', 'phone_change'] as const) {
    for (const hash of [stored[0]?.token_hash ?? '', stored[0]?.code_hash ?? '']) {
      const response = await server.request('POST', '/verify', { body: { type, token_hash: hash } });
      expect(response.ok).toBe(false);
    }
  }
  expect(server.logged()).not.toContain(token);
  expect(server.logged()).not.toContain(phone.slice(1));
});

// ASVS: 6.6.2
test.for(servers)('a code only works for its purpose ($name)', async ({ server }) => {
  const { client } = await server.signedIn();
  const phone = server.newPhone();
  await client.updateUser({ phone });
  const change = newestCode(server, phone);
  expect(await codeOf(server.newClient().verifyOtp({ phone, token: change, type: 'sms' }))).toBe(
    'otp_expired',
  );
  const other = server.newPhone();
  await server.newClient().signInWithOtp({ phone: other });
  const token = newestCode(server, other);
  expect(await codeOf(client.verifyOtp({ phone: other, token, type: 'phone_change' }))).toBe('otp_expired');
  expect(await codeOf(client.verifyOtp({ phone, token, type: 'sms' }))).toBe('otp_expired');
  expect((await client.verifyOtp({ phone, token: change, type: 'phone_change' })).error).toBeNull();
});

test.for(servers)(
  "a number with an account can't be distinguished from one without ($name)",
  async ({ server }) => {
    const { phone, id } = await phoneAccount(server);
    const nobody = server.newPhone();
    const shapeOf = async (path: string, body: object) => {
      const response = await server.request('POST', path, { body });
      const text = await response.text();
      return {
        status: response.status,
        text: text.replaceAll(/\d{11}|[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…'),
      };
    };
    const asked = [
      ['/otp', { create_user: false }],
      ['/signup', { password: 'another-password' }],
      ['/resend', { type: 'sms' }],
      ['/resend', { type: 'phone_change' }],
      ['/token?grant_type=password', { password: 'not-this-one' }],
      ['/verify', { type: 'sms', token: '000000' }],
    ] as const;
    for (const [path, body] of asked) {
      expect({ path, ...(await shapeOf(path, { ...body, phone })) }).toEqual({
        path,
        ...(await shapeOf(path, { ...body, phone: nobody })),
      });
    }
    const { client } = await server.signedIn();
    expect((await client.updateUser({ phone })).error).toBeNull();
    // Two of the calls above sent the owner a code to sign in. The last sends nothing.
    expect(server.textsTo(phone)).toHaveLength(3);
    const { data } = await server.newClient().signInWithPassword({ phone, password });
    expect(data.user?.id).toBe(id);
  },
);

test.for(servers)(
  'production sends the text message after the response, so that the timing reveals nothing ($name)',
  async ({ database }) => {
    const server = await startAuth(database, { texts: true, production: true });
    const release = server.holdMail();
    const phone = server.newPhone();
    expect((await server.newClient().signInWithOtp({ phone })).error).toBeNull();
    expect(server.textsTo(phone)).toEqual([]);
    release();
    await server.close();
  },
);

test.for(servers)(
  'a pending password is dropped when the owner signs in with a code ($name)',
  async ({ server }) => {
    const phone = server.newPhone();
    await server.newClient().signUp({ phone, password: 'a-strangers-choice' });
    const owner = server.newClient();
    await owner.signInWithOtp({ phone });
    expect(
      (await owner.verifyOtp({ phone, token: newestCode(server, phone), type: 'sms' })).error,
    ).toBeNull();
    const thief = server.newClient().signInWithPassword({ phone, password: 'a-strangers-choice' });
    expect(await codeOf(thief)).toBe('invalid_credentials');
  },
);

test.for(servers)(
  'after two pending sign-ups with one phone number, neither password works ($name)',
  async ({ server }) => {
    const phone = server.newPhone();
    await server.newClient().signUp({ phone, password: 'a-strangers-choice' });
    const owner = server.newClient();
    await owner.signUp({ phone, password });
    expect(
      (await owner.verifyOtp({ phone, token: newestCode(server, phone), type: 'sms' })).error,
    ).toBeNull();
    for (const each of ['a-strangers-choice', password]) {
      expect(await codeOf(server.newClient().signInWithPassword({ phone, password: each }))).toBe(
        'invalid_credentials',
      );
    }
  },
);

test.for(servers)(
  'a phone number belongs to one account, and an unfinished sign-up does not reserve it ($name)',
  async ({ server }) => {
    const phone = server.newPhone();
    await server.newClient().signUp({ phone, password });
    const [first, second] = [await server.signedIn(), await server.signedIn()];
    await first.client.updateUser({ phone });
    const token = newestCode(server, phone);
    await second.client.updateUser({ phone });
    const late = newestCode(server, phone);
    const type = 'phone_change';
    expect((await first.client.verifyOtp({ phone, token, type })).data.user?.id).toBe(first.person.id);
    expect(await codeOf(second.client.verifyOtp({ phone, token: late, type }))).toBe('otp_expired');
    expect(await codeOf(server.newClient().signInWithPassword({ phone, password }))).toBe(
      'invalid_credentials',
    );
  },
);

test.for(servers)(
  'an old session cannot change the phone number, and a new password cancels a pending change ($name)',
  async ({ server }) => {
    const { client, person } = await server.signedIn();
    const phone = server.newPhone();
    await client.updateUser({ phone });
    const token = newestCode(server, phone);
    const current_password = person.password;
    await client.updateUser({ password: 'lantern-by-the-door', current_password });
    expect(await codeOf(client.verifyOtp({ phone, token, type: 'phone_change' }))).toBe('otp_expired');
    server.advance(25 * 3_600_000);
    await client.refreshSession();
    expect(await codeOf(client.updateUser({ phone }))).toBe('reauthentication_needed');
  },
);

// ASVS: 6.6.2
test.for(servers)(
  'the fifth wrong guess or the next message invalidates a second-step code ($name)',
  async ({ server }) => {
    const { client } = await server.signedIn();
    const phone = server.newPhone();
    const factorId = (await client.mfa.enroll({ factorType: 'phone', phone })).data?.id ?? '';
    const begin = async () => {
      const { data } = await client.mfa.challenge({ factorId, channel: 'sms' });
      return { factorId, challengeId: data?.id ?? '', code: newestCode(server, phone) };
    };
    const guessed = await begin();
    for (let guess = 1; guess <= 5; guess += 1) {
      const tried = client.mfa.verify({ ...guessed, code: wrong(guessed.code, guess) });
      expect(await codeOf(tried)).toBe('mfa_verification_failed');
    }
    expect(await codeOf(client.mfa.verify(guessed))).toBe('mfa_verification_failed');
    const former = await begin();
    server.advance(1000);
    const newest = await begin();
    expect(await codeOf(client.mfa.verify(former))).toBe('mfa_factor_not_found');
    expect((await client.mfa.verify(newest)).error).toBeNull();
    expect(await codeOf(client.mfa.verify(newest))).toBe('mfa_ip_address_mismatch');
    const late = await begin();
    server.advance(5 * 60_000 + 1);
    expect(await codeOf(client.mfa.verify(late))).toBe('mfa_challenge_expired');
    expect(await levelOf(client)).toBe('aal2 of aal2');
  },
);

test.for(servers)(
  'a signed-in person gets an error when a text message could not be sent ($name)',
  async ({ database }) => {
    const server = await startAuth(database, { texts: true });
    const { client } = await server.signedIn();
    const phone = server.newPhone();
    const factorId = (await client.mfa.enroll({ factorType: 'phone', phone })).data?.id ?? '';
    server.breakTexts();
    expect(await codeOf(client.mfa.challenge({ factorId, channel: 'sms' }))).toBe('sms_send_failed');
    expect((await server.newClient().signInWithOtp({ phone })).error).toBeNull();
    expect(server.logged()).toContain('a message was not sent');
    expect(server.logged()).not.toContain(phone.slice(1));
    await server.close();
  },
);

test.for(servers)(
  'when text messages are unavailable, the second step says so and recovery codes still work ($name)',
  async (each) => {
    const { server, database } = each;
    const { client, person } = await server.signedIn();
    const phone = server.newPhone();
    const factorId = (await client.mfa.enroll({ factorType: 'phone', phone })).data?.id ?? '';
    const { data } = await client.mfa.challenge({ factorId, channel: 'sms' });
    await client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: newestCode(server, phone) });
    const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];

    const off = await startAuth(database);
    const other = off.newClient();
    await other.signInWithPassword(person);
    expect(await codeOf(other.mfa.challenge({ factorId, channel: 'sms' }))).toBe(
      'mfa_phone_verify_not_enabled',
    );
    expect((await other.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toBeNull();
    await off.close();
  },
);

test.for(servers)(
  'a phone number gets five text messages an hour, plus five for the owner’s second step ($name)',
  async ({ server }) => {
    const { client } = await server.signedIn();
    const phone = server.newPhone();
    for (let text = 0; text < 5; text += 1) {
      expect((await server.newClient().signInWithOtp({ phone })).error).toBeNull();
    }
    const refused = await server.request('POST', '/otp', { body: { phone } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error_code: 'over_sms_send_rate_limit' });
    expect(server.textsTo(phone)).toHaveLength(5);
    const factorId = (await client.mfa.enroll({ factorType: 'phone', phone })).data?.id ?? '';
    expect((await client.mfa.challenge({ factorId, channel: 'sms' })).error).toBeNull();
  },
);

test.for([
  { name: 'in this process', sharedLimits: false },
  { name: 'in the database', sharedLimits: true },
])('strangers can use at most half of the daily text messages (counted $name)', async ({ sharedLimits }) => {
  for (const { database } of servers) {
    await forgetCounters(database);
    const settings = { SMS_PER_DAY: '4' };
    const copies = [await startAuth(database, { texts: true, settings, sharedLimits })];
    if (sharedLimits) copies.push(await startAuth(database, { texts: true, settings, sharedLimits }));
    const ask = async (turn: number) => {
      const server = copies[turn % copies.length] ?? expect.fail('no server');
      return codeOf(server.newClient().signInWithOtp({ phone: server.newPhone() }));
    };
    expect([await ask(0), await ask(1), await ask(2), await ask(3)]).toEqual([
      undefined,
      undefined,
      'over_sms_send_rate_limit',
      'over_sms_send_rate_limit',
    ]);
    const [server = expect.fail('no server')] = copies;
    const { client } = await server.signedIn();
    // The fourth message is for a person with a verified number.
    expect(await codeOf(client.updateUser({ phone: server.newPhone() }))).toBeUndefined();
    expect(await codeOf(client.updateUser({ phone: server.newPhone() }))).toBe('over_sms_send_rate_limit');
    expect(server.logged()).toContain('the daily number of text messages is reached');
    await Promise.all(copies.map((copy) => copy.close()));
    await forgetCounters(database);
  }
});

test('an IP address can request twenty text messages an hour, across all phone numbers', async () => {
  const [{ database } = expect.fail('no database')] = servers;
  const limits = { ...productionLimits, sms: { address: { points: 2, seconds: 60 } } };
  const server = await startAuth(database, { texts: true, limits });
  const ask = () => codeOf(server.newClient().signInWithOtp({ phone: server.newPhone() }));
  expect([await ask(), await ask(), await ask()]).toEqual([undefined, undefined, 'over_sms_send_rate_limit']);
  expect(productionLimits.sms.address.points).toBe(20);
  await server.close();
});

function forgetCounters(database: Database): Promise<unknown> {
  return database.asService((service) => service.query('delete from private.rate_limits'));
}
