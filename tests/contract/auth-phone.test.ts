import { expect, test } from 'vitest';
import { newestCode, startAuthOnEach } from './auth-server.ts';
import { codeOf, levelOf, tokenOf } from './second-step.ts';

const servers = await startAuthOnEach({ texts: true });

const password = 'quiet-harbour';

test.for(servers)(
  'a sign-up by phone is confirmed by the code, and then signs in with the password ($name)',
  async ({ server, database }) => {
    const phone = server.newPhone();
    const client = server.newClient();
    const begun = await client.signUp({ phone, password, options: { data: { first_name: 'Sam' } } });
    expect(begun.error).toBeNull();
    expect(begun.data).toMatchObject({ session: null, user: { phone: phone.slice(1), email: '' } });
    expect(server.textsTo(phone)).toEqual([expect.stringMatching(/^Your code is \d{6}$/)]);
    expect(await codeOf(server.newClient().signInWithPassword({ phone, password }))).toBe(
      'phone_not_confirmed',
    );

    const { data, error } = await client.verifyOtp({ phone, token: newestCode(server, phone), type: 'sms' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id: begun.data.user?.id,
      phone: phone.slice(1),
      app_metadata: { provider: 'phone', providers: ['phone'] },
      user_metadata: { first_name: 'Sam' },
    });
    expect(data.user?.phone_confirmed_at).toBe(data.user?.confirmed_at);
    const claims = (await client.getClaims()).data?.claims;
    expect(claims).toMatchObject({ phone: phone.slice(1), email: '', aal: 'aal1' });
    expect(claims?.amr).toMatchObject([{ method: 'otp' }]);

    const again = await server.newClient().signInWithPassword({ phone: phone.slice(1), password });
    expect(again.data.user?.id).toBe(begun.data.user?.id);
    // A confirmed number completes the account: it has a trial, like any other.
    const rows = await database.asService((service) =>
      service.query('select tier from public.subscriptions where user_id = $1', [data.user?.id]),
    );
    expect(rows).toEqual([{ tier: 'trial' }]);
  },
);

// ASVS: 6.5.5
test.for(servers)(
  'a phone code signs in, and creates an account unless the request forbids it ($name)',
  async ({ server }) => {
    const phone = server.newPhone();
    const client = server.newClient();
    const closed = await client.signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(closed).toMatchObject({ error: null, data: { user: null, session: null } });
    expect(server.textsTo(phone)).toEqual([]);

    expect(
      (await client.signInWithOtp({ phone, options: { data: { first_name: 'Kim' } } })).error,
    ).toBeNull();
    const token = newestCode(server, phone);
    const first = await client.verifyOtp({ phone, token, type: 'sms' });
    expect(first.data.user?.user_metadata).toMatchObject({ first_name: 'Kim' });
    expect(await codeOf(client.verifyOtp({ phone, token, type: 'sms' }))).toBe('otp_expired');

    await client.signInWithOtp({ phone, options: { shouldCreateUser: false } });
    const late = newestCode(server, phone);
    server.advance(10 * 60_000);
    expect(await codeOf(client.verifyOtp({ phone, token: late, type: 'sms' }))).toBe('otp_expired');
  },
);

test.for(servers)(
  'a code can be resent while a sign-up is pending, but not afterwards ($name)',
  async ({ server }) => {
    const phone = server.newPhone();
    const client = server.newClient();
    await client.signUp({ phone, password });
    const former = newestCode(server, phone);
    expect((await client.resend({ type: 'sms', phone })).error).toBeNull();
    expect(server.textsTo(phone)).toHaveLength(2);
    const token = newestCode(server, phone);
    if (token !== former) {
      expect(await codeOf(client.verifyOtp({ phone, token: former, type: 'sms' }))).toBe('otp_expired');
    }
    expect((await client.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
    expect((await client.resend({ type: 'sms', phone })).error).toBeNull();
    expect(server.textsTo(phone)).toHaveLength(2);
  },
);

// ASVS: 6.6.1
test.for(servers)(
  'entering the code changes the phone number, keeps the session and notifies the person by email ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const phone = server.newPhone();
    const asked = await client.updateUser({ phone });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ phone: '', new_phone: phone.slice(1) });
    await client.resend({ type: 'phone_change', phone });
    expect(server.textsTo(phone)).toHaveLength(2);

    const before = await tokenOf(client);
    const token = newestCode(server, phone);
    const { data, error } = await client.verifyOtp({ phone, token, type: 'phone_change' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { email: person.email, phone: phone.slice(1) } });
    expect(await tokenOf(client)).toBe(before);
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone']);
    expect(data.user?.app_metadata['providers']).toEqual(['email', 'phone']);
    expect(server.mailsTo(person.email).at(-1)?.subject).toBe('A phone number was added to your account');

    const other = server.newClient();
    expect((await other.signInWithPassword({ phone, password: person.password })).data.user?.id).toBe(
      person.id,
    );

    const next = server.newPhone();
    await client.updateUser({ phone: next });
    await client.resend({ type: 'phone_change', phone });
    expect(server.textsTo(next)).toHaveLength(2);
    const change = { phone: next, token: newestCode(server, next), type: 'phone_change' } as const;
    expect((await client.verifyOtp(change)).data.user?.phone).toBe(next.slice(1));
    expect(await codeOf(server.newClient().signInWithPassword({ phone, password: person.password }))).toBe(
      'invalid_credentials',
    );
  },
);

test.for(servers)(
  'a person who has only a phone proves their identity by text message, and can add an email address ($name)',
  async ({ server }) => {
    const phone = server.newPhone();
    const client = server.newClient();
    await client.signUp({ phone, password });
    await client.verifyOtp({ phone, token: newestCode(server, phone), type: 'sms' });
    server.advance(25 * 3_600_000);
    await client.refreshSession();
    expect(await codeOf(client.updateUser({ password: 'lantern-by-the-door' }))).toBe(
      'reauthentication_needed',
    );
    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = newestCode(server, phone);
    expect((await client.updateUser({ password: 'lantern-by-the-door', nonce })).error).toBeNull();

    // A new password gives no access to an account without an address.
    const { data: ways } = await client.getUserIdentities();
    expect(ways?.identities.map(({ provider }) => provider)).toEqual(['phone']);

    const email = server.newEmail();
    const fresh = server.newClient();
    await fresh.signInWithPassword({ phone, password: 'lantern-by-the-door' });
    expect((await fresh.updateUser({ email })).error).toBeNull();
    const [mail] = server.mailsTo(email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { data } = await fresh.verifyOtp({ token_hash: token, type: 'email_change' });
    expect(data.user).toMatchObject({ email, app_metadata: { providers: ['phone', 'email'] } });
    const byEmail = await server.newClient().signInWithPassword({ email, password: 'lantern-by-the-door' });
    expect(byEmail.data.user?.phone).toBe(phone.slice(1));
  },
);

// ASVS: 6.6.1
test.for(servers)(
  'a phone is enrolled as second step, required at sign-in and removed ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const phone = server.newPhone();
    const enrolled = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'My phone' });
    expect(enrolled.data).toMatchObject({ type: 'phone', phone: phone.slice(1), friendly_name: 'My phone' });
    const factorId = enrolled.data?.id ?? '';
    const step = async (by = client) => {
      const { data, error } = await by.mfa.challenge({ factorId, channel: 'sms' });
      if (error) throw error;
      expect(data.type).toBe('phone');
      return by.mfa.verify({ factorId, challengeId: data.id, code: newestCode(server, phone) });
    };
    expect((await step()).error).toBeNull();
    expect(await levelOf(client)).toBe('aal2 of aal2');
    const claims = (await client.getClaims()).data?.claims;
    expect(claims?.amr).toMatchObject([{ method: 'mfa/phone' }, { method: 'password' }]);
    expect(server.mailsTo(person.email).at(-1)?.subject).toBe('You now need a code to sign in');
    // The browser's storage doesn't contain the number.
    expect(JSON.stringify((await client.getSession()).data.session?.user)).not.toContain(phone.slice(1));

    const other = server.newClient();
    await other.signInWithPassword(person);
    expect(await levelOf(other)).toBe('aal1 of aal2');
    expect((await step(other)).error).toBeNull();
    expect(await levelOf(other)).toBe('aal2 of aal2');
    expect(await codeOf(other.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Again' }))).toBe(
      'mfa_verified_factor_exists',
    );
    expect((await other.mfa.recoveryCodes.generate()).data?.codes).toHaveLength(10);
    expect((await other.mfa.recoveryCodes.unenroll()).error).toBeNull();
    expect((await other.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await codeOf(other.mfa.challenge({ factorId, channel: 'sms' }))).toBe('mfa_factor_not_found');
  },
);

test.for(servers)('an invalid or blocked number is refused ($name)', async ({ server }) => {
  const { client } = await server.signedIn();
  const refused = ['+1', 'sam@people.test', '+0123456789', '+4915112345678', '+18765550123', '+19005550123'];
  for (const phone of refused) {
    const calls = [
      client.signUp({ phone, password }),
      client.signInWithOtp({ phone }),
      client.updateUser({ phone }),
      client.resend({ type: 'sms', phone }),
      client.mfa.enroll({ factorType: 'phone', phone }),
    ];
    for (const call of calls)
      expect({ phone, code: await codeOf(call) }).toEqual({ phone, code: 'validation_failed' });
  }
  const phone = server.newPhone();
  const both = { phone, email: server.newEmail(), password, token: '123456', type: 'sms' };
  for (const path of ['/signup', '/token?grant_type=password', '/otp', '/resend', '/verify']) {
    const response = await server.request('POST', path, { body: both });
    expect({ path, ...(await response.json()) }).toMatchObject({ path, error_code: 'validation_failed' });
  }
  const whatsapp = await server.request('POST', '/otp', { body: { phone, channel: 'whatsapp' } });
  expect(await whatsapp.json()).toMatchObject({ error_code: 'validation_failed' });
  expect(await codeOf(client.resend({ type: 'signup', phone } as never))).toBe('validation_failed');
});

test.for(servers)('the settings endpoint says that phone sign-in is enabled ($name)', async ({ server }) => {
  expect(await (await server.request('GET', '/settings')).json()).toMatchObject({
    external: { phone: true },
  });
});
