import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { type JWK, SignJWT, exportSPKI, importJWK } from 'jose';
import { expect, test } from 'vitest';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import type { Database, Transaction } from '#server/database/database.ts';
import { type AuthServer, newestLink, openLink, startAuth, startAuthOnEach } from './auth-server.ts';
import { codeOf, newToken } from './second-step.ts';

// Attempts to get into an account or to find out that it exists. More are in auth-refusals (guessing passwords),
// auth-session (forged tokens, reused refresh tokens), auth-otp (guessing codes), auth-pkce and auth-factors-abuse.

const MINUTE = 60_000;
const servers = await startAuthOnEach();
const [{ database: anyDatabase } = expect.fail('no database')] = servers;

test('an unknown email address costs the same work and gets the same response as a known one', async () => {
  const requests = new AsyncLocalStorage<Work>();
  let work: Work = newWork();
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') work.hashes += 1;
    },
  }).enable();
  // In production, sending the email and the work before it start after the response.
  const server = await startAuth(counting(anyDatabase, requests), {
    production: true,
    around: (_context, next) => {
      work = newWork();
      return requests.run(work, async () => {
        await next();
        work.isAnswered = true;
      });
    },
  });
  const known = await server.newPerson();
  const password = 'not-this-one';
  const forms = [
    ['/token?grant_type=password', { password }],
    ['/otp', { create_user: false }],
    ['/otp', { create_user: true }],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ] as const;
  const measure = async (path: string, body: object) => {
    const response = await server.request('POST', path, { body });
    const { hashes, statements } = work;
    return { path, status: response.status, answer: await response.json(), hashes, statements };
  };
  for (const [path, body] of forms) {
    const one = await measure(path, { ...body, email: known.email });
    const other = await measure(path, { ...body, email: server.newEmail() });
    expect(other).toEqual(one);
    expect(one.hashes).toBe(path.startsWith('/token') ? 1 : 0);
    expect(one.statements).toBeGreaterThan(0);
  }
  // Planted fault: a request that does more work is detected.
  const wrong = await measure('/token?grant_type=password', { ...known, password });
  const right = await measure('/token?grant_type=password', known);
  expect(right.statements).toBeGreaterThan(wrong.statements);

  const signUps = [known.email, server.newEmail()].map((email) => measure('/signup', { email, password }));
  const [one, other] = [await signUps[0], await signUps[1]];
  expect([one?.status, other?.status]).toEqual([200, 200]);
  expect(Object.keys(one?.answer)).toEqual(Object.keys(other?.answer));
  hook.disable();
  await server.close();
});

test('a sign-up costs two password hashes, whether or not the email address is known', async () => {
  let hashes = 0;
  const server = await startAuth(anyDatabase);
  const known = await server.newPerson();
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  for (const email of [known.email, server.newEmail()]) {
    hashes = 0;
    await server.newClient().signUp({ email, password: 'not-this-one' });
    expect(hashes).toBe(2);
  }
  hook.disable();
  await server.close();
});

test.for(servers)(
  'concurrent sign-ups for one address create one account ($name)',
  async ({ server, database }) => {
    const email = server.newEmail();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0
          ? server.newClient().signUp({ email, password: 'quiet-harbour' })
          : server.newClient().signInWithOtp({ email }),
      ),
    );
    expect(answers.map(({ error }) => error)).toEqual(Array(6).fill(null));
    const rows = await database.asAuthAdmin((auth) =>
      auth.query('select id from auth.users where lower(email) = $1', [email]),
    );
    expect(rows).toHaveLength(1);
    expect(server.logged()).not.toContain('an auth request failed');
  },
);

// ASVS: 1.2.2
test.for(servers)('emailed links lead only to this app ($name)', async ({ server }) => {
  const { email } = await server.newPerson();
  const { host } = new URL(server.url);
  for (const target of [
    'https://elsewhere.test/auth',
    '//elsewhere.test/auth',
    `${server.url}.elsewhere.test/auth`,
    `http://${host}@elsewhere.test/auth`,
    `http://someone@${host}/auth`,
    'javascript:alert(1)',
    `${server.url}/auth\r\nSet-Cookie: a=b`,
    `${server.url}/auth/../../admin`,
    `${server.url}\\@elsewhere.test/`,
  ]) {
    const redirect = encodeURIComponent(target);
    const link = `${server.url}/auth/v1/verify?token=none&type=magiclink&redirect_to=${redirect}`;
    expect({ target, page: (await openLink(link)).page }).toEqual({ target, page: `${server.url}/auth` });
  }
  await server.request('POST', '/otp?redirect_to=https%3A%2F%2Felsewhere.test%2F', { body: { email } });
  expect(newestLink(server, email).searchParams.get('redirect_to')).toBe(`${server.url}/auth`);
});

// ASVS: 1.3.3, 1.3.11
test.for(servers)(
  'an email address cannot inject a second recipient or a header into an email ($name)',
  async ({ server }) => {
    const { email } = await server.newPerson();
    for (const sent of [
      `${email}\r\nBcc: thief@elsewhere.test`,
      `${email}\nSubject: hello`,
      `${email},thief@elsewhere.test`,
      `${email};thief@elsewhere.test`,
      `${email} thief@elsewhere.test`,
      `"Sam <${email}>" <thief@elsewhere.test>`,
      `<${email}>`,
      `${email}%0d%0aBcc:thief@elsewhere.test`,
      `${email}\u0000`,
      `${email}\u2028Bcc: thief@elsewhere.test`,
    ]) {
      for (const path of ['/otp', '/recover', '/signup', '/resend']) {
        const body = { email: sent, password: 'quiet-harbour', type: 'signup' };
        const response = await server.request('POST', path, { body });
        expect({ sent, path, status: response.status }).toEqual({ sent, path, status: 400 });
      }
    }
    expect(server.mailsTo(email)).toEqual([]);

    const newcomer = server.newEmail();
    const names = {
      first_name: '<b>Click https://elsewhere.test</b>',
      last_name: '{{ .Token }}\r\nBcc: x@y.test',
    };
    await server.newClient().signInWithOtp({ email: newcomer, options: { data: names } });
    const [mail] = server.mailsTo(newcomer);
    expect(JSON.stringify(mail)).not.toMatch(/elsewhere|Bcc/);
  },
);

// ASVS: 1.3.3
test.for(servers)(
  'a look-alike email address maps to the same account or is rejected ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const wide = person.email
      .replace('@', '＠')
      .replace(/[a-z]/, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfe_e0));
    for (const same of [wide, person.email.toUpperCase(), ` ${person.email} `]) {
      expect(await codeOf(server.newClient().signInWithPassword({ ...person, email: same }))).toBeUndefined();
    }
    // Addresses with a Cyrillic a, a dotless i, a letter with a combining accent, and an invisible joiner.
    for (const lookAlike of [
      's\u0430m@people.test',
      's\u0131m@people.test',
      'sa\u0301m@people.test',
      'sa\u200dm@people.test',
    ]) {
      const refused = server.newClient().signUp({ email: lookAlike, password: 'quiet-harbour' });
      expect({ lookAlike, code: await codeOf(refused) }).toEqual({ lookAlike, code: 'validation_failed' });
    }
  },
);

// ASVS: 6.2.9
test.for(servers)('an oversized password is rejected before it is hashed ($name)', async ({ server }) => {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  const email = server.newEmail();
  const signUp = (password: string) => server.request('POST', '/signup', { body: { email, password } });
  expect((await signUp('x'.repeat(10_000))).status).toBe(400);
  expect((await signUp('x'.repeat(1_000_000))).status).toBe(413);
  hook.disable();
  expect(hashes).toBe(0);
});

test('accepts tokens from another server instance whose clock is a minute ahead', async () => {
  const server = await startAuth(anyDatabase);
  const { client } = await server.signedIn();
  server.advance(-MINUTE);
  expect((await client.getUser()).error).toBeNull();
  const { data } = await client.refreshSession();
  expect(data.session).not.toBeNull();
  await server.close();
});

// ASVS: 9.1.1, 9.1.2, 9.1.3, 9.2.2, 9.2.3, 10.3.1
test.for(servers)('rejects a token with a manipulated algorithm or key ($name)', async ({ server }) => {
  const token = await newToken(server);
  const claims = JSON.parse(atob(token.split('.')[1] ?? ''));
  const { d: _private, ...publicJwk } = server.signingKey;
  const publicKey = await importJWK(publicJwk, 'ES256');
  if (publicKey instanceof Uint8Array) expect.fail('no public key');
  const publicPem = await exportSPKI(publicKey);
  const thief = await generateSigningKey();
  const { d: _own, ...thiefPublic } = thief;
  const sign = async (
    header: { alg: string; [name: string]: unknown },
    key: Uint8Array | JWK,
    body = claims,
  ) =>
    new SignJWT(body)
      .setProtectedHeader({ typ: 'JWT', ...header })
      .sign(key instanceof Uint8Array ? key : await importJWK(key, header.alg));
  const kid = server.signingKey.kid ?? '';
  const tricks = {
    'the public key as a shared secret': await sign({ alg: 'HS256', kid }, Buffer.from(publicPem)),
    'the public key as JSON as a shared secret': await sign(
      { alg: 'HS256', kid },
      Buffer.from(JSON.stringify(publicJwk)),
    ),
    'an empty secret': await sign({ alg: 'HS256', kid }, new Uint8Array(32)),
    'a key that the token brings along': await sign({ alg: 'ES256', jwk: thiefPublic }, thief),
    'our name on another key': await sign({ alg: 'ES256', kid }, thief),
    'a key from elsewhere': await sign({ alg: 'ES256', kid, jku: 'https://elsewhere.test/keys' }, thief),
    'no end': await sign({ alg: 'ES256', kid }, server.signingKey, { ...claims, exp: undefined }),
    'another audience': await sign({ alg: 'ES256', kid }, server.signingKey, { ...claims, aud: 'anon' }),
    'another role': await sign({ alg: 'ES256', kid }, server.signingKey, { ...claims, role: 'service_role' }),
    'a time to come': await sign({ alg: 'ES256', kid }, server.signingKey, { ...claims, nbf: claims.exp }),
  };
  for (const [trick, forged] of Object.entries(tricks)) {
    const headers = { Authorization: `Bearer ${forged}` };
    const auth = await server.request('GET', '/user', { headers });
    const rest = await fetch(`${server.url}/rest/v1/profiles`, { headers });
    expect({ trick, auth: auth.status, rest: rest.status }).toEqual({ trick, auth: 403, rest: 401 });
  }
  const good = await sign({ alg: 'ES256', kid }, server.signingKey);
  expect(
    (await server.request('GET', '/user', { headers: { Authorization: `Bearer ${good}` } })).status,
  ).toBe(200);
});

const tokenStatus = async (server: AuthServer, key: JWK) => {
  const claims = JSON.parse(atob((await newToken(server)).split('.')[1] ?? ''));
  const tokens = await openAccessTokens({ keys: [key], issuer: `${server.url}/auth/v1`, now: server.now });
  const { token } = await tokens.sign(claims);
  const read = await server.newClient().getClaims(token);
  const user = await server.request('GET', '/user', { headers: { Authorization: `Bearer ${token}` } });
  return { byClient: read.error === null && read.data !== null, status: user.status };
};

// ASVS: 11.2.2
test('during key rotation, tokens signed with the old key stay valid while that key is listed', async () => {
  const [former, current] = [await generateSigningKey(), await generateSigningKey()];
  const during = await startAuth(anyDatabase, { signingKeys: [current, former] });
  const after = await startAuth(anyDatabase, { signingKeys: [current] });
  expect(await tokenStatus(during, current)).toEqual({ byClient: true, status: 200 });
  expect(await tokenStatus(during, former)).toEqual({ byClient: true, status: 200 });
  expect(await tokenStatus(after, current)).toEqual({ byClient: true, status: 200 });
  expect(await tokenStatus(after, former)).toEqual({ byClient: false, status: 403 });
  const keys = await (await during.request('GET', '/.well-known/jwks.json')).json();
  expect(keys.keys.map(({ kid }: JWK) => kid)).toEqual([current.kid, former.kid]);
  await Promise.all([during.close(), after.close()]);
});

// ASVS: 10.3.3
test.for(servers)('all tokens of a deleted person are invalid ($name)', async ({ server }) => {
  const { person, client } = await server.signedIn();
  const { session } = (await client.getSession()).data;
  await server.newClient().signInWithOtp({ email: person.email });
  await server.admin().deleteUser(person.id);
  const rest = await fetch(`${server.url}/rest/v1/profiles`, {
    headers: { Authorization: `Bearer ${session?.access_token}` },
  });
  expect(rest.status).toBe(401);
  const refresh = server.newClient().refreshSession({ refresh_token: session?.refresh_token ?? '' });
  expect(await codeOf(refresh)).toBe('refresh_token_not_found');
  expect((await openLink(newestLink(server, person.email))).hash['error_code']).toBe('otp_expired');
});

interface Work {
  hashes: number;
  statements: number;
  isAnswered: boolean;
}

function newWork(): Work {
  return { hashes: 0, statements: 0, isAnswered: false };
}

function counting(database: Database, requests: AsyncLocalStorage<Work>): Database {
  const counted = (transaction: Transaction): Transaction => ({
    query: <Row>(...call: Parameters<Transaction['query']>) => {
      const work = requests.getStore();
      if (work && !work.isAnswered) work.statements += 1;
      return transaction.query<Row>(...call);
    },
  });
  return {
    ...database,
    asAuthAdmin: (asked) => database.asAuthAdmin((auth) => asked(counted(auth))),
    asService: (asked) => database.asService((service) => asked(counted(service))),
  };
}
