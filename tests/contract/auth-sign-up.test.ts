import { expect, test } from 'vitest';
import { newestLink, openLink, startAuth, startAuthOnEach } from './auth-server.ts';

const HOUR = 3_600_000;
const names = { first_name: 'Sam', last_name: 'Rivera' };
const servers = await startAuthOnEach();

// Specification: 2.auth.6, 7.auth.1
test.for(servers)('a person signs up, opens the link and is signed in ($name)', async ({ server }) => {
  const email = server.newEmail();
  const client = server.newClient();
  const credentials = { email: ` ${email.toUpperCase()} `, password: 'quiet-harbour' };

  const { data, error } = await client.signUp({
    ...credentials,
    options: { data: names, emailRedirectTo: `${server.url}/auth` },
  });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: names, aud: 'authenticated' });
  expect(data.user?.identities).toHaveLength(1);

  const early = await client.signInWithPassword(credentials);
  expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });

  expect(server.mailsTo(email)).toHaveLength(1);
  const redirect = await openLink(newestLink(server, email));
  expect(redirect.page).toBe(`${server.url}/auth`);
  expect(redirect.hash).toMatchObject({ type: 'signup', token_type: 'bearer', expires_in: '600' });

  const { data: session } = await client.setSession({
    access_token: redirect.hash['access_token'] ?? '',
    refresh_token: redirect.hash['refresh_token'] ?? '',
  });
  expect(session.user).toMatchObject({ id: data.user?.id, email, user_metadata: names });
  expect(session.user?.email_confirmed_at).toBeTruthy();
  expect(session.user?.identities?.[0]).toMatchObject({
    provider: 'email',
    identity_data: { email_verified: true },
  });

  const { data: signedIn } = await server.newClient().signInWithPassword(credentials);
  expect(signedIn.session).toMatchObject({ token_type: 'bearer', expires_in: 600, user: { email } });
});

// Specification: 3.profile, 7.data.2
test.for(servers)('a confirmed account has a trial and a profile ($name)', async ({ server, database }) => {
  const email = server.newEmail();
  const { data } = await server
    .newClient()
    .signUp({ email, password: 'quiet-harbour', options: { data: names } });
  await openLink(newestLink(server, email));
  const rows = await database.asService((service) =>
    service.query(
      `select tier, first_name, last_name from public.subscriptions
       join public.profiles on profiles.id = user_id where user_id = $1`,
      [data.user?.id],
    ),
  );
  expect(rows).toEqual([{ tier: 'trial', ...names }]);
});

// Specification: 7.auth.3
test.for(servers)(
  'the client can verify an emailed token itself, but only once ($name)',
  async ({ server }) => {
    const email = server.newEmail();
    await server.newClient().signUp({ email, password: 'quiet-harbour' });
    const token = newestLink(server, email).searchParams.get('token') ?? '';

    const foreign = await server.newClient().verifyOtp({ type: 'signup', token, email: server.newEmail() });
    expect(foreign.error).toMatchObject({ code: 'otp_expired', status: 403 });
    const first = await server.newClient().verifyOtp({ type: 'email', token_hash: token });
    expect(first.data.session?.user.email).toBe(email);
    const second = await server.newClient().verifyOtp({ type: 'email', token_hash: token });
    expect(second.error).toMatchObject({ code: 'otp_expired', status: 403 });
  },
);

test.for(servers)('a link works once, even when it is opened concurrently ($name)', async ({ server }) => {
  const email = server.newEmail();
  await server.newClient().signUp({ email, password: 'quiet-harbour' });
  const link = newestLink(server, email);
  const landings = await Promise.all(Array.from({ length: 5 }, () => openLink(link)));
  expect(landings.filter(({ hash }) => hash['access_token'])).toHaveLength(1);
  expect(landings.find(({ hash }) => hash['error'])).toEqual({
    page: `${server.url}/auth`,
    query: {},
    hash: {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    },
  });
});

// ASVS: 3.5.3, 7.6.2
test.for(servers)('prefetching a link does not use it ($name)', async ({ server }) => {
  const email = server.newEmail();
  await server.newClient().signUp({ email, password: 'quiet-harbour' });
  const link = newestLink(server, email);
  await fetch(link, { method: 'HEAD', redirect: 'manual' });
  await fetch(link, { headers: { 'Sec-Purpose': 'prefetch;prerender' }, redirect: 'manual' });
  expect((await openLink(link)).hash['access_token']).toBeTruthy();
});

test('a confirmation link expires after a day', async () => {
  const server = await startAuth(servers[0]?.database ?? expect.fail('no database'));
  const email = server.newEmail();
  await server.newClient().signUp({ email, password: 'quiet-harbour' });
  server.advance(24 * HOUR + 1000);
  expect((await openLink(newestLink(server, email))).hash['error_code']).toBe('otp_expired');
  await server.close();
});

// Specification: 7.auth.4
test.for(servers)(
  'a confirmation email can be sent again, with a link that replaces the first ($name)',
  async ({ server }) => {
    const email = server.newEmail();
    const client = server.newClient();
    await client.signUp({ email, password: 'quiet-harbour' });
    const first = newestLink(server, email);

    const { error } = await client.resend({ type: 'signup', email });
    expect(error).toBeNull();
    expect(server.mailsTo(email)).toHaveLength(2);
    expect((await openLink(first)).hash['error_code']).toBe('otp_expired');
    expect((await openLink(newestLink(server, email))).hash['access_token']).toBeTruthy();

    await client.resend({ type: 'signup', email });
    expect(server.mailsTo(email)).toHaveLength(2);
  },
);

test.for(servers)(
  'signing up again with the same password has no effect on the pending sign-up ($name)',
  async ({ server }) => {
    const credentials = { email: server.newEmail(), password: 'quiet-harbour' };
    await server.newClient().signUp(credentials);
    await server.newClient().signUp(credentials);
    const redirect = await openLink(newestLink(server, credentials.email));
    expect(redirect).toMatchObject({ page: `${server.url}/auth`, hash: { type: 'signup' } });
    expect((await server.newClient().signInWithPassword(credentials)).error).toBeNull();
  },
);

test.for(servers)(
  'after two pending sign-ups with different passwords, neither password works ($name)',
  async ({ server }) => {
    const email = server.newEmail();
    await server
      .newClient()
      .signUp({ email, password: 'of-a-stranger', options: { data: { first_name: 'Mine now' } } });
    await server.newClient().signUp({ email, password: 'of-the-owner', options: { data: names } });

    const redirect = await openLink(newestLink(server, email));
    expect(redirect).toMatchObject({ page: `${server.url}/update-password`, hash: { type: 'recovery' } });
    for (const password of ['of-a-stranger', 'of-the-owner']) {
      const { error } = await server.newClient().signInWithPassword({ email, password });
      expect(error?.code).toBe('invalid_credentials');
    }

    const client = server.newClient();
    const { data } = await client.setSession({
      access_token: redirect.hash['access_token'] ?? '',
      refresh_token: redirect.hash['refresh_token'] ?? '',
    });
    expect(data.user?.user_metadata).toEqual({});
    expect((await client.updateUser({ password: 'of-the-owner' })).error).toBeNull();
    const signedIn = await server.newClient().signInWithPassword({ email, password: 'of-the-owner' });
    expect(signedIn.error).toBeNull();
  },
);

test.for(servers)(
  'after the link of an earlier sign-up expires, a new sign-up starts fresh ($name)',
  async ({ database }) => {
    const server = await startAuth(database);
    const email = server.newEmail();
    await server.newClient().signUp({ email, password: 'of-a-stranger' });
    server.advance(24 * HOUR + 1000);
    await server.newClient().signUp({ email, password: 'of-the-owner' });
    expect((await openLink(newestLink(server, email))).page).toBe(`${server.url}/auth`);
    const signedIn = await server.newClient().signInWithPassword({ email, password: 'of-the-owner' });
    expect(signedIn.error).toBeNull();
    await server.close();
  },
);

test.for(servers)(
  'concurrent sign-ups for one address create one account ($name)',
  async ({ server, database }) => {
    const credentials = { email: server.newEmail(), password: 'quiet-harbour' };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => server.newClient().signUp(credentials)),
    );
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    const accounts = await database.asAuthAdmin((auth) =>
      auth.query('select id from auth.users where email = $1', [credentials.email]),
    );
    expect(accounts).toHaveLength(1);
    await openLink(newestLink(server, credentials.email));
    expect((await server.newClient().signInWithPassword(credentials)).error).toBeNull();
  },
);

test.for(servers)(
  "the response to a sign-up doesn't reveal whether the address is known ($name)",
  async ({ server }) => {
    const confirmed = await server.newPerson();
    const unknown = server.newEmail();
    const shapeOfSignUp = async (email: string) => {
      const response = await server.request('POST', '/signup', {
        body: { email, password: 'quiet-harbour', data: names },
      });
      const body = await response.text();
      const anonymous = body
        .replaceAll(email, 'EMAIL')
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT');
      return { status: response.status, anonymous, id: /"id":"([0-9a-f-]{36})"/.exec(body)?.[1] };
    };

    const first = await shapeOfSignUp(unknown);
    const unconfirmed = await shapeOfSignUp(unknown);
    const known = await shapeOfSignUp(confirmed.email);
    const knownAgain = await shapeOfSignUp(confirmed.email);
    expect(first.status).toBe(200);
    expect(new Set([first, unconfirmed, known, knownAgain].map(({ anonymous }) => anonymous)).size).toBe(1);
    expect(new Set([first, unconfirmed, known, knownAgain].map(({ id }) => id)).size).toBe(4);
  },
);

test.for(servers)(
  'a sign-up for an existing account notifies only the owner, by email ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    await server.newClient().signUp({ email: person.email, password: 'another-one' });
    const [mail] = server.mailsTo(person.email);
    expect(mail?.subject).toBe('About your sign-in');
    expect(mail?.text).toContain(`${server.url}/auth`);
    expect(mail?.text).not.toContain('/verify');
    expect((await server.newClient().signInWithPassword(person)).error).toBeNull();
  },
);

// Specification: 7.auth.1
test.for(servers)('links lead only to known screens of this app ($name)', async ({ server }) => {
  const elsewhere = [
    'https://evil.test/auth',
    '//evil.test/auth',
    `${server.url}.evil.test/auth`,
    `${server.url}@evil.test/auth`,
    'javascript:alert(1)',
    `${server.url}/settings`,
  ];
  for (const emailRedirectTo of elsewhere) {
    const email = server.newEmail();
    await server.newClient().signUp({ email, password: 'quiet-harbour', options: { emailRedirectTo } });
    const link = newestLink(server, email);
    link.searchParams.set('redirect_to', emailRedirectTo);
    expect((await openLink(link)).page).toBe(`${server.url}/auth`);
  }
});

// Specification: 8.kinds
// ASVS: 6.2.4
test.for(servers)(
  'a weak password, an invalid email address or oversized metadata is rejected ($name)',
  async ({ server }) => {
    const client = server.newClient();
    const email = server.newEmail();
    const signUp = async (change: object) => {
      const response = await server.request('POST', '/signup', {
        body: { email, password: 'quiet-harbour', ...change },
        headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      });
      return { status: response.status, ...(await response.json()) };
    };

    const { error } = await client.signUp({ email, password: 'short' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
    const easy = { status: 422, code: 'weak_password', weak_password: { reasons: ['pwned'] } };
    expect(await signUp({ password: 'Sunshine1' })).toMatchObject(easy);
    expect(await signUp({ password: email })).toMatchObject(easy);
    expect(
      await signUp({ password: 'robin-vale', data: { first_name: 'Robin', last_name: 'Vale' } }),
    ).toMatchObject(easy);
    expect(await signUp({ password: 'x'.repeat(129) })).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    for (const bad of [
      'nobody',
      'a@b',
      `a@b.test\r\nBcc: c@d.test`,
      `${'x'.repeat(250)}@b.test`,
      'a\u0007@b.test',
    ]) {
      expect(await signUp({ email: bad })).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    for (const data of [
      { first_name: 'x'.repeat(101) },
      { first_name: 7 },
      { a: 'x'.repeat(5000) },
      { a: '\ud800' },
      'text',
    ]) {
      expect(await signUp({ data })).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    expect(await signUp({ data: { a: 'NUL \0' } })).toMatchObject({ status: 400 });
    expect(await signUp({ data: { 'NUL \0': 1 } })).toMatchObject({ status: 400 });
    expect(server.mailsTo(email)).toEqual([]);
  },
);

test('in production the response does not wait for the email, and a mail server failure does not affect it', async () => {
  const server = await startAuth(servers[0]?.database ?? expect.fail('no database'), { production: true });
  const person = await server.newPerson();
  const release = server.holdMail();
  expect((await server.newClient().resetPasswordForEmail(person.email)).error).toBeNull();
  expect(
    (await server.newClient().signUp({ email: person.email, password: 'another-one' })).error,
  ).toBeNull();
  expect(server.mailsTo(person.email)).toEqual([]);
  release();
  await expect.poll(() => server.mailsTo(person.email).length).toBe(2);
  await server.close();
});
