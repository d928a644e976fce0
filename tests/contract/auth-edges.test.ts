import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { SERVICE_KEY, newestLink, startAuth, startAuthOnEach } from './auth-server.ts';

// GoTrue's responses to requests that our screens don't make.
const servers = await startAuthOnEach();
type Server = (typeof servers)[number]['server'];

const asService = { headers: { Authorization: `Bearer ${SERVICE_KEY}` } };

async function answerOf(answer: Promise<Response>) {
  const response = await answer;
  const { error_code: code, msg } = (await response.json()) as { error_code?: string; msg?: string };
  return { status: response.status, code, msg };
}

test.for(servers)('only invited accounts have an invitation time ($name)', async ({ server }) => {
  const email = server.newEmail();
  await server.admin().inviteUserByEmail(email);
  const token = new URL(newestLink(server, email)).searchParams.get('token') ?? '';
  const { data } = await server.newClient().verifyOtp({ token_hash: token, type: 'invite' });
  expect(Date.parse(data.user?.invited_at ?? '')).toBeGreaterThan(0);
  const { client } = await server.signedIn();
  expect((await client.getUser()).data.user).not.toHaveProperty('invited_at');
});

test.for(servers)('an identity has the person’s ID at the provider and a row ID ($name)', async (at) => {
  const { person, client } = await at.server.signedIn();
  await at.database.asAuthAdmin((auth) =>
    auth.query(
      `insert into auth.identities (id, user_id, provider, provider_id, identity_data)
       values ($1, $2, 'keycloak', $3, '{}')`,
      [randomUUID(), person.id, `at-keycloak-${person.id}`],
    ),
  );
  const identities = (await client.getUser()).data.user?.identities ?? [];
  expect(identities.map(({ id }) => id).toSorted()).toEqual(
    [person.id, `at-keycloak-${person.id}`].toSorted(),
  );
  expect(new Set(identities.map(({ identity_id: id }) => id)).size).toBe(2);
});

test.for(servers)('metadata is an object, never a list ($name)', async ({ server }) => {
  const body = { email: server.newEmail(), password: 'quiet-harbour', data: ['Kim'] };
  const refused = { status: 400, code: 'validation_failed', msg: 'data must be an object' };
  expect(await answerOf(server.request('POST', '/signup', { body }))).toEqual(refused);
  const { client } = await server.signedIn();
  const token = (await client.getSession()).data.session?.access_token ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  expect(await answerOf(server.request('PUT', '/user', { body: { data: [] }, headers }))).toEqual(refused);
});

test.for(servers)(
  'the operator can choose an account’s ID, except the nil UUID ($name)',
  async ({ server }) => {
    const create = (id: string) =>
      answerOf(
        server.request('POST', '/admin/users', { ...asService, body: { email: server.newEmail(), id } }),
      );
    expect(await create('00000000-0000-0000-0000-000000000000')).toEqual({
      status: 400,
      code: 'validation_failed',
      msg: 'ID cannot be a nil uuid',
    });
    expect((await create(randomUUID())).status).toBe(200);
  },
);

test.for(servers)('accepts either a token or its hash, but not both ($name)', async ({ server }) => {
  const body = { type: 'email', email: server.newEmail(), token: '123456', token_hash: 'x' };
  expect(await answerOf(server.request('POST', '/verify', { body }))).toEqual({
    status: 400,
    code: 'validation_failed',
    msg: 'Verify requires either a token or a token hash',
  });
});

test.for(servers)(
  'an emailed code cannot be used as a link token, or a link token as a code ($name)',
  async ({ server }) => {
    const { email } = await server.newPerson();
    const verify = (body: object) => answerOf(server.request('POST', '/verify', { body }));
    expect(await verify({ type: 'email', email, token: '000000' })).toEqual({
      status: 403,
      code: 'otp_expired',
      msg: 'Token has expired or is invalid',
    });
    expect(await verify({ type: 'email', token_hash: 'x' })).toEqual({
      status: 403,
      code: 'otp_expired',
      msg: 'Email link is invalid or has expired',
    });
  },
);

test.for(servers)(
  'a banned person who signs in with a password gets a 400, like for a wrong password ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    await server.admin().updateUserById(person.id, { ban_duration: '1h' });
    const { email, password } = person;
    const body = { email, password };
    const refused = { status: 400, code: 'user_banned', msg: 'User is banned' };
    expect(await answerOf(server.request('POST', '/token?grant_type=password', { body }))).toEqual(refused);
  },
);

test.for(servers)('a sign-up by phone rejects a code challenge ($name)', async ({ database }) => {
  const server = await startAuth(database, { texts: true });
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' };
  const body = { phone: server.newPhone(), password: 'quiet-harbour', ...challenge };
  expect(await answerOf(server.request('POST', '/signup', { body }))).toEqual({
    status: 400,
    code: 'validation_failed',
    msg: 'PKCE not supported for phone signups',
  });
  await server.close();
});

test.for(servers)('passkeys are disabled, including for sign-in ($name)', async ({ server }) => {
  const off = { status: 422, code: 'passkey_disabled' };
  for (const step of ['options', 'verify']) {
    const answer = answerOf(server.request('POST', `/passkeys/authentication/${step}`, { body: {} }));
    expect(await answer).toMatchObject(off);
  }
  const { client } = await server.signedIn();
  const token = (await client.getSession()).data.session?.access_token ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  expect(await answerOf(server.request('GET', '/passkeys', { headers }))).toMatchObject(off);
  expect((await answerOf(server.request('GET', '/passkeys'))).status).toBe(401);
});

async function listed(server: Server, query: Record<string, string>): Promise<string[]> {
  const path = `/admin/users?${new URLSearchParams(query).toString()}`;
  const response = await server.request('GET', path, asService);
  const { users } = (await response.json()) as { users: { id: string }[] };
  expect(response.headers.get('X-Total-Count')).toBe(String(users.length));
  return users.map(({ id }) => id);
}

test.for(servers)(
  'accounts are found by part of their address or name, in both sort orders ($name)',
  async ({ server }) => {
    const mark = randomUUID();
    const make = async (email: string, metadata: Record<string, string> = {}) => {
      const made = await server.admin().createUser({ email, user_metadata: metadata });
      server.advance(1000);
      return made.data.user?.id;
    };
    const first = await make(`first_${mark}@people.test`);
    const second = await make(server.newEmail(), { first_name: 'Kim', last_name: mark.toUpperCase() });
    await make(server.newEmail());
    expect(await listed(server, { filter: mark })).toEqual([second, first]);
    expect(await listed(server, { filter: mark, sort: 'created_at asc' })).toEqual([first, second]);
    // Special characters are not treated as wildcards or SQL quotes.
    expect(await listed(server, { filter: `first%${mark}` })).toEqual([]);
    expect(await listed(server, { filter: `' or true --${mark}` })).toEqual([]);
    const odd = server.request('GET', '/admin/users?sort=email', asService);
    expect(await answerOf(odd)).toMatchObject({ status: 400, code: 'validation_failed' });
  },
);
