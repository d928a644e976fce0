import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { cleanUpAuth } from '#server/auth/clean-up.ts';
import { generateSigningKey } from '#server/auth/tokens/access-token.ts';
import { readConfig } from '#server/config/config.ts';
import { openTestLog } from '../logs/test-log.ts';
import { type AuthServer, startAuth, startAuthOnEach } from './auth-server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const servers = await startAuthOnEach();

const refresh = async (server: AuthServer, refreshToken: string) => {
  const { data, error } = await server.newClient().refreshSession({ refresh_token: refreshToken });
  return { session: data.session, code: error?.code };
};

function sessionId(accessToken = ''): string {
  return JSON.parse(atob(accessToken.split('.')[1] ?? '')).session_id;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

async function audited(server: AuthServer, userId: string): Promise<string[]> {
  const rows = await server.database.asAuthAdmin((auth) =>
    auth.query<{ action: string }>(
      `select payload ->> 'action' as action from auth.audit_log_entries
       where payload ->> 'actor_id' = $1 order by created_at`,
      [userId],
    ),
  );
  return rows.map(({ action }) => action);
}

// Specification: 7.auth.2, 8.kinds
test.for(servers)(
  'a wrong password and an unknown email address get the same response ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const answerTo = async (credentials: object) => {
      const response = await server.request('POST', '/token?grant_type=password', { body: credentials });
      return { status: response.status, body: await response.json() };
    };
    const wrong = await answerTo({ email: person.email, password: 'not-this-one' });
    expect(wrong).toEqual({
      status: 400,
      body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    });
    expect(await answerTo({ email: server.newEmail(), password: 'not-this-one' })).toEqual(wrong);
    expect(await answerTo({ email: person.email, password: 'x'.repeat(5000) })).toEqual(wrong);
  },
);

// Specification: 3.session, 7.auth.8
// ASVS: 9.1.1, 7.2.1, 7.2.2, 9.2.4
test.for(servers)(
  "an access token has GoTrue's claims and verifies with the public key ($name)",
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const { data } = await client.getSession();
    const keys = await (await server.request('GET', '/.well-known/jwks.json')).json();
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const { payload } = await jwtVerify(data.session?.access_token ?? '', createLocalJWKSet(keys));
    expect(payload).toMatchObject({
      iss: `${server.url}/auth/v1`,
      aud: 'authenticated',
      sub: person.id,
      role: 'authenticated',
      email: person.email,
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
      app_metadata: { provider: 'email' },
      user_metadata: { first_name: 'Sam' },
    });
    expect((await client.getClaims()).data?.claims.sub).toBe(person.id);
  },
);

// Specification: 4.session.2, 7.auth.2
test.for(servers)('a refresh returns a new token for the same session ($name)', async ({ server }) => {
  const { client } = await server.signedIn();
  const { data: before } = await client.getSession();
  const { data: after, error } = await client.refreshSession();
  expect(error).toBeNull();
  expect(after.session?.refresh_token).not.toBe(before.session?.refresh_token);
  expect(sessionId(after.session?.access_token)).toBe(sessionId(before.session?.access_token));
  expect((await client.getUser()).error).toBeNull();
});

// ASVS: 10.4.5
test.for(servers)('concurrent refreshes all get the same next token ($name)', async ({ server }) => {
  const { client } = await server.signedIn();
  const { data } = await client.getSession();
  const token = data.session?.refresh_token ?? '';
  const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(server, token)));
  const successors = new Set(answers.map(({ session }) => session?.refresh_token));
  expect([...successors]).toEqual([expect.any(String)]);
  expect((await refresh(server, answers[0]?.session?.refresh_token ?? '')).code).toBeUndefined();
});

// ASVS: 10.4.5
test.for(servers)(
  'within the grace period a used refresh token returns the current one, however many refreshes later ($name)',
  async ({ server }) => {
    const { client } = await server.signedIn();
    const { data } = await client.getSession();
    const first = data.session?.refresh_token ?? '';
    const second = (await refresh(server, first)).session?.refresh_token ?? '';
    const third = (await refresh(server, second)).session?.refresh_token;
    expect((await refresh(server, first)).session?.refresh_token).toBe(third);
  },
);

// ASVS: 10.4.5
test.for(servers)(
  'reusing a refresh token later ends the whole session, for both the thief and the owner ($name)',
  async ({ database }) => {
    const server = await startAuth(database);
    const { person, client } = await server.signedIn();
    const { data } = await client.getSession();
    const stolen = data.session?.refresh_token ?? '';
    const next = (await refresh(server, stolen)).session?.refresh_token ?? '';
    server.advance(11 * SECOND);

    expect((await refresh(server, stolen)).code).toBe('refresh_token_already_used');
    expect((await refresh(server, next)).code).toBe('refresh_token_not_found');
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await audited(server, person.id)).toEqual(['login', 'token_reused']);
    await server.close();
  },
);

// ASVS: 7.2.3
test.for(servers)(
  'refresh tokens and link tokens are not stored in plain text ($name)',
  async ({ server, database }) => {
    const { person, client } = await server.signedIn();
    const password = 'second-password';
    expect((await client.updateUser({ password })).error).toBeNull();
    const { data } = await client.refreshSession();
    await client.resetPasswordForEmail(person.email);
    const dump = await database.asAuthAdmin(async (auth) => [
      await auth.query('select * from auth.refresh_tokens where user_id = $1', [person.id]),
      await auth.query('select * from auth.one_time_tokens where user_id = $1', [person.id]),
      await auth.query('select * from auth.users where id = $1', [person.id]),
    ]);
    const text = JSON.stringify(dump);
    expect(text).not.toContain(data.session?.refresh_token ?? '-');
    expect(text).not.toContain(password);
    const token = /token=([\w-]+)/.exec(server.mailsTo(person.email).at(-1)?.text ?? '')?.[1];
    expect(text).not.toContain(token ?? '-');
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  },
);

// ASVS: 7.3.2, 10.4.8
test.for(servers)(
  'a session ends ninety days after its sign-in, even if it is in use ($name)',
  async ({ database }) => {
    const server = await startAuth(database);
    const { person, client } = await server.signedIn();
    const log = { error: (...line: unknown[]) => expect.fail(JSON.stringify(line)) } as never;
    const cleanUp = () => cleanUpAuth({ config: readConfig({}), database, log, now: server.now });
    for (const days of [45, 44]) {
      server.advance(days * DAY);
      await cleanUp();
      await client.refreshSession();
    }
    const { data } = await client.refreshSession();
    const token = data.session?.refresh_token ?? '';
    const elsewhere = server.newClient();
    await elsewhere.signInWithPassword(person);

    server.advance(DAY + SECOND);
    expect((await refresh(server, token)).code).toBe('session_expired');
    await cleanUp();
    expect((await refresh(server, token)).code).toBe('refresh_token_not_found');
    // A later sign-in has its own ninety days.
    expect((await elsewhere.refreshSession()).error).toBeNull();
    await server.close();
  },
);

// ASVS: 7.3.1
test.for(servers)('an unused session ends after sixty days ($name)', async ({ database }) => {
  const server = await startAuth(database, { settings: { SESSION_DAYS: '0' } });
  const { client } = await server.signedIn();
  server.advance(59 * DAY);
  const { data } = await client.refreshSession();
  server.advance(60 * DAY);
  const late = await server.signedIn();
  expect((await refresh(server, data.session?.refresh_token ?? '')).code).toBe('session_expired');
  await cleanUpAuth({
    config: readConfig({ SESSION_DAYS: '0' }),
    database,
    log: openTestLog().log,
    now: server.now,
  });
  expect((await refresh(server, data.session?.refresh_token ?? '')).code).toBe('refresh_token_not_found');
  expect((await late.client.refreshSession()).error).toBeNull();
  await server.close();
});

test.for(servers)(
  'the operator can disable the time limit of sessions in use ($name)',
  async ({ database }) => {
    const server = await startAuth(database, { settings: { SESSION_DAYS: '0' } });
    const { client } = await server.signedIn();
    for (let month = 0; month < 24; month += 1) {
      server.advance(30 * DAY);
      expect((await client.refreshSession()).error).toBeNull();
    }
    await server.close();
  },
);

test.for(servers)('an unknown or malformed refresh token is refused ($name)', async ({ server }) => {
  expect((await refresh(server, 'a'.repeat(43))).code).toBe('refresh_token_not_found');
  expect((await refresh(server, 'half a pair \ud800')).code).toBe('refresh_token_not_found');
  const response = await server.request('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: 7 },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
});

// Specification: 7.auth.9
// ASVS: 7.4.1
test.for(servers)('signing out ends this session, the others or all of them ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const signIn = async () => {
    const client = server.newClient();
    const { data } = await client.signInWithPassword(person);
    const token = data.session?.access_token ?? '';
    return { client, isIn: async () => (await client.getUser(token)).error === null };
  };
  const [phone, laptop, tablet] = [await signIn(), await signIn(), await signIn()];

  await laptop.client.signOut({ scope: 'others' });
  expect([await phone.isIn(), await laptop.isIn(), await tablet.isIn()]).toEqual([false, true, false]);

  const [second, third] = [await signIn(), await signIn()];
  await second.client.signOut({ scope: 'local' });
  expect([await laptop.isIn(), await second.isIn(), await third.isIn()]).toEqual([true, false, true]);

  expect((await third.client.signOut({ scope: 'global' })).error).toBeNull();
  expect([await laptop.isIn(), await third.isIn()]).toEqual([false, false]);
});

test.for(servers)(
  'signing out other sessions when there are none leaves no event ($name)',
  async ({ server, database }) => {
    const { person, client } = await server.signedIn();
    const signOuts = async () => {
      const entries = await database.asAuthAdmin((auth) =>
        auth.query(
          `select id from auth.audit_log_entries where payload ->> 'actor_id' = $1 and payload ->> 'action' = 'logout'`,
          [person.id],
        ),
      );
      return entries.length;
    };
    expect((await client.signOut({ scope: 'others' })).error).toBeNull();
    expect(await signOuts()).toBe(0);
    await server.newClient().signInWithPassword(person);
    await client.signOut({ scope: 'others' });
    expect(await signOuts()).toBe(1);
  },
);

// Specification: 7.auth.13
test.for(servers)(
  'signing out of an ended session or deleted account is not an error ($name)',
  async ({ server, database }) => {
    const { person, client } = await server.signedIn();
    const other = server.newClient();
    const { data } = await other.signInWithPassword(person);
    await client.signOut({ scope: 'others' });
    const token = data.session?.access_token ?? '';
    const refused = await server.request('POST', '/logout?scope=local', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([401, 403, 404]).toContain(refused.status);
    expect((await other.signOut({ scope: 'local' })).error).toBeNull();
    expect((await other.getSession()).data.session).toBeNull();

    await database.asAuthAdmin((auth) =>
      auth.query('delete from auth.users where email = $1', [person.email]),
    );
    expect((await client.signOut({ scope: 'local' })).error).toBeNull();
    expect((await client.getSession()).data.session).toBeNull();
  },
);

test.for(servers)(
  'signing out during a refresh and a password change causes no deadlock ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const { data } = await client.getSession();
    const token = data.session?.refresh_token ?? '';
    const other = server.newClient();
    await other.signInWithPassword(person);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => refresh(server, token)),
      other.updateUser({ password: 'second-password' }).then(({ error }) => ({ code: error?.code })),
      other.signOut({ scope: 'global' }).then(({ error }) => ({ code: error?.code })),
    ]);
    const expected = new Set([undefined, 'refresh_token_not_found', 'session_not_found', 'user_not_found']);
    expect(answers.filter(({ code }) => !expected.has(code))).toEqual([]);
    expect(server.logged()).not.toContain('an auth request failed');
  },
);

// Specification: 8.kinds
// ASVS: 7.2.1, 9.2.1, 9.2.2, 9.2.4
test.for(servers)(
  'only unexpired tokens signed by this server give access to an account ($name)',
  async ({ server, database }) => {
    const { person, client } = await server.signedIn();
    const { data } = await client.getSession();
    const token = data.session?.access_token ?? '';
    const [header = '', claims = '', signature = ''] = token.split('.');
    const signedBy = async (key: Awaited<ReturnType<typeof generateSigningKey>>, issuer: string) =>
      new SignJWT(JSON.parse(atob(claims)))
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid ?? '' })
        .setIssuer(issuer)
        .sign(await importJWK(key, 'ES256'));

    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${encode({ alg: 'HS256', typ: 'JWT' })}.${claims}.${signature}`,
      `${header}.${encode({ ...JSON.parse(atob(claims)), sub: crypto.randomUUID() })}.${signature}`,
      await signedBy(await generateSigningKey(), `${server.url}/auth/v1`),
      await signedBy(server.signingKey, 'https://elsewhere.test/auth/v1'),
      'not-a-token',
      'a.b.c',
    ];
    for (const bad of forged) {
      const response = await server.request('GET', '/user', { headers: { Authorization: `Bearer ${bad}` } });
      expect({ status: response.status, ...(await response.json()) }).toMatchObject({
        status: 403,
        error_code: 'bad_jwt',
      });
    }
    const nobody = await server.request('GET', '/user');
    expect({ status: nobody.status, ...(await nobody.json()) }).toMatchObject({
      status: 401,
      error_code: 'no_authorization',
    });

    const later = await startAuth(database);
    const own = await later.signedIn();
    const ownToken = (await own.client.getSession()).data.session?.access_token ?? '';
    later.advance(9 * MINUTE);
    expect((await later.newClient().getUser(ownToken)).error).toBeNull();
    later.advance(MINUTE + SECOND);
    const expired = await later.request('GET', '/user', { headers: { Authorization: `Bearer ${ownToken}` } });
    expect(await expired.json()).toMatchObject({ error_code: 'bad_jwt' });
    await later.close();
    expect((await client.getUser()).data.user?.id).toBe(person.id);
  },
);

test.for(servers)(
  'a banned person is signed out everywhere, and a deleted one is unknown ($name)',
  async ({ server, database }) => {
    const { person, client } = await server.signedIn();
    const { data } = await client.getSession();
    const tokens = { access: data.session?.access_token ?? '', refresh: data.session?.refresh_token ?? '' };
    await database.asAuthAdmin((auth) =>
      auth.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [person.id]),
    );
    expect((await server.newClient().getUser(tokens.access)).error?.code).toBe('user_banned');
    expect((await refresh(server, tokens.refresh)).code).toBe('user_banned');
    expect((await server.newClient().signInWithPassword(person)).error?.code).toBe('user_banned');

    await database.asAuthAdmin((auth) => auth.query('delete from auth.users where id = $1', [person.id]));
    expect((await server.newClient().getUser(tokens.access)).error?.name).toBe('AuthSessionMissingError');
    expect((await refresh(server, tokens.refresh)).code).toBe('refresh_token_not_found');
    expect((await server.newClient().signInWithPassword(person)).error?.code).toBe('invalid_credentials');
  },
);

// ASVS: 16.2.5
test.for(servers)('the log contains no email addresses, tokens or passwords ($name)', async ({ server }) => {
  const { person, client } = await server.signedIn();
  await client.resetPasswordForEmail(person.email);
  await server.newClient().signInWithPassword({ ...person, password: 'not-this-one' });
  const { data } = await client.getSession();
  expect(server.logged()).toContain('"status":400');
  for (const secret of [person.email, person.password, 'not-this-one', data.session?.access_token ?? '-']) {
    expect(server.logged()).not.toContain(secret);
  }
});
