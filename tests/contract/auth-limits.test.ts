import { expect, test } from 'vitest';
import { openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { type Limits, productionLimits } from '#server/limits/limits.ts';
import { type AuthServer, openLink, startAuth, startAuthOnEach } from './auth-server.ts';
import { newToken } from './second-step.ts';

// More about guessing passwords and codes is in auth-refusals, auth-otp and auth-phone-abuse.

const servers = await startAuthOnEach();
const [{ database: anyDatabase } = expect.fail('no database')] = servers;

const none = { address: { points: 0, seconds: 60 } };
const nothingAllowed: Limits = {
  signIn: none,
  refresh: none,
  verify: none,
  code: none,
  provider: none,
  readUser: none,
  changeUser: none,
  secondStep: none,
  recoveryCode: none,
  serviceKey: none,
  mail: none,
  sms: none,
  smsDay: none,
  smsPerson: none,
  smsAll: none,
  smsUnproven: none,
  smsStrangers: none,
};
const email = 'a@people.test';
const phone = '+12025550123';
const factor = `/factors/${crypto.randomUUID()}`;
const limited = [
  ['POST', '/signup', { email, password: 'quiet-harbour' }],
  ['POST', '/token?grant_type=password', { email, password: 'quiet-harbour' }],
  ['POST', '/token?grant_type=refresh_token', { refresh_token: 'x' }],
  ['POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'x' }],
  ['POST', '/otp', { email }],
  ['POST', '/magiclink', { email }],
  ['POST', '/recover', { email }],
  ['POST', '/resend', { email, type: 'signup' }],
  ['POST', '/signup', { phone, password: 'quiet-harbour' }],
  ['POST', '/token?grant_type=password', { phone, password: 'quiet-harbour' }],
  ['POST', '/otp', { phone }],
  ['POST', '/resend', { phone, type: 'sms' }],
  ['POST', '/verify', { phone, type: 'sms', token: '123456' }],
  ['POST', '/verify', { email, type: 'email', token: '123456' }],
  ['POST', '/verify', { type: 'recovery', token_hash: 'x' }],
  ['GET', '/user', undefined],
  ['PUT', '/user', { data: {} }],
  ['GET', '/reauthenticate', undefined],
  ['POST', '/logout?scope=others', undefined],
  ['POST', '/factors', { factor_type: 'totp' }],
  ['POST', `${factor}/challenge`, {}],
  ['POST', `${factor}/verify`, { challenge_id: crypto.randomUUID(), code: '123456' }],
  ['DELETE', factor, undefined],
  ['POST', '/factors/recovery-codes', {}],
  ['POST', '/factors/recovery-codes/verify', { code: 'x' }],
  ['GET', '/admin/users', undefined],
  ['POST', '/invite', { email }],
] as const;

// ASVS: 2.4.1, 6.3.1
test('requests that send email, check a secret or create something are rate-limited, with a Retry-After header', async () => {
  const server = await startAuth(anyDatabase, { limits: nothingAllowed, texts: true });
  const claims = JSON.parse(atob((await newToken(servers[0]?.server ?? server)).split('.')[1] ?? ''));
  const issuer = `${server.url}/auth/v1`;
  const tokens = await openAccessTokens({ keys: [server.signingKey], issuer, now: server.now });
  const headers = { Authorization: `Bearer ${(await tokens.sign(claims)).token}` };
  for (const [method, path, body] of limited) {
    const response = await server.request(method, path, { headers, body });
    const later = Number(response.headers.get('Retry-After') ?? 0) > 0;
    expect({ path, status: response.status, later }).toEqual({ path, status: 429, later: true });
  }
  const link = `${server.url}/auth/v1/verify?token=x&type=signup`;
  expect((await openLink(link)).hash['error_code']).toBe('over_request_rate_limit');
  await server.close();
});

const oneMail: Limits = { ...productionLimits, mail: { address: { points: 1, seconds: 60 } } };

const askAs = async (server: AuthServer, forwarded: string) => {
  const response = await server.request('POST', '/recover', {
    body: { email: server.newEmail() },
    headers: { 'X-Forwarded-For': forwarded },
  });
  return { status: response.status, later: Number(response.headers.get('Retry-After') ?? 0) > 0 };
};

// ASVS: 6.3.1
test('rate limits use the IP address from a trusted proxy, never one that the caller claims', async () => {
  const [admitted, refused] = [
    { status: 200, later: false },
    { status: 429, later: true },
  ];
  const behind = await startAuth(anyDatabase, { limits: oneMail, trustedProxies: '127.0.0.1, 10.0.0.0/8' });
  expect(await askAs(behind, '203.0.113.7')).toEqual(admitted);
  expect(await askAs(behind, '203.0.113.7')).toEqual(refused);
  expect(await askAs(behind, '198.51.100.1, 203.0.113.7')).toEqual(refused);
  expect(await askAs(behind, '203.0.113.8, 10.1.2.3')).toEqual(admitted);

  const open = await startAuth(anyDatabase, { limits: oneMail });
  expect(await askAs(open, '203.0.113.7')).toEqual(admitted);
  expect(await askAs(open, '203.0.113.9')).toEqual(refused);
  await Promise.all([behind.close(), open.close()]);
});

// ASVS: 2.4.1
test('the data API is rate-limited per account and per IP address, with a Retry-After header', async () => {
  const server = await startAuth(anyDatabase, { restLimits: { address: 5, account: 2 } });
  const [one, other] = [await newToken(server), await newToken(server)];
  const read = async (token?: string) => {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const response = await fetch(`${server.url}/rest/v1/profiles?select=id`, { headers });
    const { code } = await response.json();
    return { status: response.status, later: Number(response.headers.get('Retry-After') ?? 0) > 0, code };
  };
  const refused = { status: 429, later: true, code: 'PGRSTX29' };
  expect([(await read(one)).status, (await read(one)).status]).toEqual([200, 200]);
  expect(await read(one)).toEqual(refused);
  expect((await read(other)).status).toBe(200);
  expect((await read()).status).toBe(401);
  expect(await read(other)).toEqual(refused);
  await server.close();
});
