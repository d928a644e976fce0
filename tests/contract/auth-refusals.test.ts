import { expect, test } from 'vitest';
import { type Limits, productionLimits } from '#server/limits/limits.ts';
import { startAuth, startAuthOnEach } from './auth-server.ts';
import { codeOf } from './second-step.ts';

const servers = await startAuthOnEach();

// Specification: 5.credentials
test.for(servers)(
  'bodies that are not JSON, too large or of the wrong shape are refused ($name)',
  async ({ server }) => {
    const { client } = await server.signedIn();
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const headers = { Authorization: `Bearer ${token}` };
    const paths = [
      ['POST', '/signup'],
      ['POST', '/token?grant_type=password'],
      ['POST', '/token?grant_type=refresh_token'],
      ['POST', '/verify'],
      ['POST', '/recover'],
      ['POST', '/resend'],
      ['PUT', '/user'],
    ] as const;
    for (const [method, path] of paths) {
      for (const rawBody of ['{', '', '\u0000', '{"email": "\\u0000"}']) {
        const response = await server.request(method, path, { rawBody, headers });
        expect({ path, rawBody, status: response.status, ...(await response.json()) }).toMatchObject({
          status: 400,
          error_code: 'bad_json',
        });
      }
      for (const rawBody of [
        '[]',
        '7',
        'null',
        '"text"',
        '{"email":{},"password":[],"type":1,"refresh_token":{}}',
      ]) {
        const response = await server.request(method, path, { rawBody, headers });
        expect({ path, rawBody, status: response.status, ...(await response.json()) }).toMatchObject({
          status: 400,
          error_code: 'validation_failed',
        });
      }
      const large = await server.request(method, path, { body: { email: 'x'.repeat(17_000) }, headers });
      expect(large.status).toBe(413);
    }
    const deep = `{"data":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`;
    expect((await server.request('PUT', '/user', { rawBody: deep, headers })).status).toBe(400);
    expect(server.logged()).not.toContain('an auth request failed');
  },
);

test.for(servers)('simple cross-site requests are refused ($name)', async ({ server }) => {
  const person = await server.newPerson();
  for (const type of [
    'text/plain',
    'text/plain; x=application/json',
    'application/x-www-form-urlencoded',
    '',
  ]) {
    const headers = { 'Content-Type': type };
    const rawBody = JSON.stringify(person);
    const response = await server.request('POST', '/token?grant_type=password', { rawBody, headers });
    expect({ type, status: response.status, ...(await response.json()) }).toMatchObject({
      type,
      status: 415,
      error_code: 'bad_json',
    });
  }
  const headers = { 'Content-Type': 'Application/JSON;charset=UTF-8' };
  const rawBody = JSON.stringify(person);
  const response = await server.request('POST', '/token?grant_type=password', { rawBody, headers });
  expect(response.status).toBe(200);
});

test.for(servers)('errors have the format of the requested API version ($name)', async ({ server }) => {
  const older = await server.request('POST', '/token?grant_type=magic', { body: {} });
  expect(older.headers.get('X-Supabase-Api-Version')).toBeNull();
  expect(await older.json()).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'unsupported_grant_type',
  });
  const newer = await server.request('POST', '/token?grant_type=magic', {
    body: {},
    headers: { 'X-Supabase-Api-Version': '2024-01-01' },
  });
  expect(newer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
  expect(await newer.json()).toEqual({ code: 'invalid_credentials', message: 'unsupported_grant_type' });
  expect(newer.headers.get('Cache-Control')).toBe('no-store');
});

test.for(servers)("errors of a request don't use a library's words ($name)", async ({ server }) => {
  for (const [path, body] of [
    ['/signup', { email: 'a@b.test', password: 5 }],
    ['/signup', { email: ['a@b.test'], password: 'quiet-harbour' }],
    ['/recover', {}],
    ['/verify', { type: 'signup', token_hash: 1 }],
    ['/token?grant_type=refresh_token', {}],
    ['/token?grant_type=password', { email: {}, password: null }],
    ['/otp', { email: 1 }],
    ['/resend', { type: 'nothing' }],
  ] as const) {
    const answer = await server.request('POST', path, { body });
    const text = await answer.text();
    expect(answer.status, path).toBe(400);
    expect(text, path).not.toMatch(/Expected|Received|Invalid \w+:|undefined/);
  }
});

// Specification: 7.auth.11
test.for(servers)("disabled sign-in methods return GoTrue's errors ($name)", async ({ server }) => {
  const { client } = await server.signedIn();
  expect(await codeOf(client.signInAnonymously())).toBe('anonymous_provider_disabled');
  const phone = '+15550100';
  expect(await codeOf(client.signUp({ phone, password: 'quiet-harbour' }))).toBe('phone_provider_disabled');
  expect(await codeOf(client.signInWithPassword({ phone, password: 'quiet-harbour' }))).toBe(
    'phone_provider_disabled',
  );
  expect(await codeOf(client.signInWithOtp({ phone }))).toBe('phone_provider_disabled');
  expect(await codeOf(client.resend({ type: 'sms', phone }))).toBe('phone_provider_disabled');
  expect(await codeOf(client.resend({ type: 'phone_change', phone }))).toBe('phone_provider_disabled');
  expect(await codeOf(client.verifyOtp({ phone, token: '123456', type: 'sms' }))).toBe('otp_expired');
  expect(await codeOf(client.signInWithSSO({ domain: 'b.test' }))).toBe('saml_provider_disabled');
  expect(await codeOf(client.signInWithIdToken({ provider: 'google', token: 'x' }))).toBe(
    'provider_disabled',
  );
});

// Specification: 7.auth.11
test.for(servers)(
  'disabled endpoints tell a signed-in person that they are disabled ($name)',
  async ({ server }) => {
    const { client } = await server.signedIn();
    expect(await codeOf(client.mfa.enroll({ factorType: 'phone', phone: '+15550100' }))).toBe(
      'mfa_phone_enroll_not_enabled',
    );
    const { data } = await client.getUserIdentities();
    const [identity] = data?.identities ?? expect.fail('no identities');
    expect(await codeOf(client.unlinkIdentity(identity ?? expect.fail('no identity')))).toBe(
      'manual_linking_disabled',
    );

    const token = (await client.getSession()).data.session?.access_token ?? '';
    const statusOf = async (method: string, path: string, headers = {}) =>
      (await server.request(method, path, { headers })).status;
    const headers = { Authorization: `Bearer ${token}` };
    expect(await statusOf('GET', '/authorize?provider=google')).toBe(400);
    expect(await statusOf('GET', '/admin/users', headers)).toBe(403);
    expect(await statusOf('GET', '/admin/users')).toBe(401);
    expect(await statusOf('POST', '/factors')).toBe(401);
    expect(await statusOf('GET', '/user/identities/authorize?provider=google', headers)).toBe(404);
    expect(await statusOf('POST', '/token?grant_type=pkce', headers)).toBe(400);
  },
);

test.for(servers)(
  'settings and health respond, and an unknown path returns a 404 in the same format ($name)',
  async ({ server }) => {
    expect(await (await server.request('GET', '/settings')).json()).toMatchObject({
      external: { email: true, phone: false, google: false },
      mailer_autoconfirm: false,
    });
    expect(await (await server.request('GET', '/health')).json()).toMatchObject({ name: 'GoTrue' });
    const nowhere = await server.request('GET', '/nowhere');
    expect({ status: nowhere.status, ...(await nowhere.json()) }).toMatchObject({ status: 404, code: 404 });
  },
);

const once = { points: 2, seconds: 60 };
const tight: Limits = {
  ...productionLimits,
  signIn: { account: { points: 4, seconds: 60 }, pair: once },
  mail: { account: once },
  verify: { address: once },
};

test.for([
  { name: 'in this process', sharedLimits: false },
  { name: 'in the database', sharedLimits: true },
])(
  'password guesses are limited, and a correct password does not count as a guess (counted $name)',
  async ({ sharedLimits }) => {
    for (const { database } of servers) {
      const server = await startAuth(database, { limits: tight, sharedLimits });
      const person = await server.newPerson();
      const client = server.newClient();
      for (let round = 0; round < 3; round += 1) {
        expect((await client.signInWithPassword(person)).error).toBeNull();
      }
      const guess = () => server.newClient().signInWithPassword({ ...person, password: 'not-this-one' });
      expect((await guess()).error?.code).toBe('invalid_credentials');
      expect((await guess()).error?.code).toBe('invalid_credentials');
      expect((await guess()).error).toMatchObject({ code: 'over_request_rate_limit', status: 429 });

      const refused = await server.request('POST', '/token?grant_type=password', { body: person });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      const other = await server.newPerson();
      expect((await server.newClient().signInWithPassword(other)).error).toBeNull();
      await server.close();
    }
  },
);

test('limits stored in the database apply across all server instances', async () => {
  for (const { database } of servers) {
    const [one, two] = [
      await startAuth(database, { limits: tight, sharedLimits: true }),
      await startAuth(database, { limits: tight, sharedLimits: true }),
    ];
    const email = one.newEmail();
    expect(await codeOf(one.newClient().resetPasswordForEmail(email))).toBeUndefined();
    expect(await codeOf(two.newClient().resetPasswordForEmail(email))).toBeUndefined();
    const { error } = await one.newClient().resetPasswordForEmail(email);
    expect(error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
    await Promise.all([one.close(), two.close()]);
  }
});

test('emails to one address are limited over all endpoints', async () => {
  const [{ database } = expect.fail('no database')] = servers;
  const server = await startAuth(database, { limits: tight });
  const email = server.newEmail();
  const client = server.newClient();
  await client.signUp({ email, password: 'quiet-harbour' });
  await client.resend({ type: 'signup', email });
  expect((await client.resetPasswordForEmail(email)).error?.code).toBe('over_email_send_rate_limit');
  expect((await client.signUp({ email, password: 'quiet-harbour' })).error?.code).toBe(
    'over_email_send_rate_limit',
  );
  expect(server.mailsTo(email)).toHaveLength(2);

  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { error } = await client.verifyOtp({ type: 'signup', token_hash: 'guess' });
    expect(error?.code).toBe('otp_expired');
  }
  const { error } = await client.verifyOtp({ type: 'signup', token_hash: 'guess' });
  expect(error?.code).toBe('over_request_rate_limit');
  await server.close();
});
