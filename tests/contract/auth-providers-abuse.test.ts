import { createHash, randomUUID } from 'node:crypto';
import { type JWTPayload, generateKeyPair } from 'jose';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { cleanUpAuth } from '#server/auth/clean-up.ts';
import { productionLimits } from '#server/limits/limits.ts';
import { openEachDatabase } from '../database.ts';
import { startAuth } from './auth-server.ts';
import { CLIENT_ID, accessTokenHash, startMaliciousProvider } from './malicious-provider.ts';
import { openProviderBrowser } from './provider-browser.ts';
import { addressOf } from './provider-servers.ts';

const malicious = await startMaliciousProvider();
const servers = await Promise.all(
  (await openEachDatabase()).map(async ({ name, database }) => ({
    name,
    database,
    server: await startAuth(database, { settings: malicious.settings }),
  })),
);
afterAll(async () => {
  await Promise.all(servers.map(({ server }) => server.close()));
  await malicious[Symbol.asyncDispose]();
});
type Server = (typeof servers)[number]['server'];

const someone = (): JWTPayload => ({ sub: randomUUID(), email: `${randomUUID()}@people.test` });

/** A browser that was just redirected to the provider. */
async function redirectedBrowser(server: Server, redirectTo?: string) {
  const browser = openProviderBrowser();
  const client = server.newClient('pkce');
  const there = new URL(await browser.step(await addressOf(client, redirectTo)));
  const [state = '', nonce = ''] = ['state', 'nonce'].map((name) => there.searchParams.get(name) ?? '');
  const back = `${server.url}/auth/v1/callback?${new URLSearchParams({ code: 'a-code', state })}`;
  return { browser, client, state, nonce, back };
}

async function errorOf(redirect: Promise<{ query: Record<string, string> }>) {
  return (await redirect).query['error_code'];
}

test.for(servers)('the baseline flow for the forged responses below succeeds ($name)', async ({ server }) => {
  const { browser, client, nonce, back } = await redirectedBrowser(server);
  malicious.idToken = await malicious.sign({
    ...someone(),
    nonce,
    at_hash: accessTokenHash(malicious.accessToken),
  });
  const { query } = await browser.follow(back);
  expect((await client.exchangeCodeForSession(query['code'] ?? '')).error).toBeNull();
});

// ASVS: 10.5.3
test('does not redirect to a provider whose metadata names another issuer', async () => {
  const [{ database }] = servers as [(typeof servers)[0]];
  const impostor = await startMaliciousProvider();
  impostor.named = 'https://accounts.acme.test';
  const server = await startAuth(database, { settings: impostor.settings });
  const address = await addressOf(server.newClient('pkce'));
  const { query } = await openProviderBrowser().follow(address);
  expect(query['error_code']).toBe('unexpected_failure');
  impostor.named = impostor.issuer;
  server.advance(11_000);
  expect(await openProviderBrowser().step(address)).toContain(`${impostor.issuer}/authorize`);
  await server.close();
  await impostor[Symbol.asyncDispose]();
});

const forgeries: Record<string, (nonce: string) => string | Promise<string>> = {
  'has no nonce': () => malicious.sign(someone()),
  'has the nonce of another flow': () => malicious.sign({ ...someone(), nonce: 'n'.repeat(43) }),
  'is by another issuer': (nonce) =>
    malicious.sign({ ...someone(), nonce, iss: 'https://accounts.evil.test' }),
  'is for another client': (nonce) => malicious.sign({ ...someone(), nonce, aud: 'another-client' }),
  'is for several clients and was given to another': (nonce) =>
    malicious.sign({ ...someone(), nonce, aud: [CLIENT_ID, 'another-client'], azp: 'another-client' }),
  'has run out': (nonce) => malicious.sign({ ...someone(), nonce, exp: Math.floor(Date.now() / 1000) - 120 }),
  'goes with another access token': (nonce) =>
    malicious.sign({ ...someone(), nonce, at_hash: accessTokenHash('of somebody else') }),
  'has no signature': (nonce) => malicious.unsigned({ ...someone(), nonce }),
  'is signed with the public key as a secret': (nonce) =>
    malicious.sign(
      { ...someone(), nonce },
      { alg: 'HS256', key: new TextEncoder().encode(malicious.publicKeyText) },
    ),
  'is signed with another key': async (nonce) =>
    malicious.sign({ ...someone(), nonce }, { key: (await generateKeyPair('RS256')).privateKey }),
  'names nobody': (nonce) => malicious.sign({ email: 'a@people.test', nonce }),
};

// ASVS: 6.8.2, 10.2.2, 10.5.1, 10.5.4
test.for(
  servers.flatMap((each) => Object.entries(forgeries).map(([fault, forge]) => ({ ...each, fault, forge }))),
)('an ID token that $fault does not sign anyone in ($name)', async ({ server, forge }) => {
  const { browser, nonce, back } = await redirectedBrowser(server);
  malicious.idToken = await forge(nonce);
  const { query, hash } = await browser.follow(back);
  expect(query).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
  expect({ ...query, ...hash }).not.toHaveProperty('code');
  expect(server.logged()).not.toContain('an auth request failed');
});

// ASVS: 10.2.1
test.for(servers)(
  'a provider response works once, and only in the browser that started the sign-in ($name)',
  async ({ server }) => {
    const { browser, nonce, back } = await redirectedBrowser(server);
    malicious.idToken = await malicious.sign({ ...someone(), nonce });
    expect((await browser.follow(back)).query['code']).toBeDefined();
    expect(await errorOf(browser.follow(back))).toBe('bad_oauth_state');

    const stolen = await redirectedBrowser(server);
    malicious.idToken = await malicious.sign({ ...someone(), nonce: stolen.nonce });
    const redirect = await openProviderBrowser().follow(stolen.back);
    expect(redirect).toMatchObject({ page: `${server.url}/auth`, query: { error_code: 'bad_oauth_state' } });
    // The attempt has consumed the state.
    expect(await errorOf(stolen.browser.follow(stolen.back))).toBe('bad_oauth_state');
  },
);

// ASVS: 10.2.1, 10.2.2
test.for(servers)(
  'the state from one flow is rejected with the cookie from another flow ($name)',
  async ({ server }) => {
    const [own, foreign] = [await redirectedBrowser(server), await redirectedBrowser(server)];
    malicious.idToken = await malicious.sign({ ...someone(), nonce: own.nonce });
    expect(await errorOf(own.browser.follow(foreign.back))).toBe('bad_oauth_state');
    expect((await own.browser.follow(own.back)).query['code']).toBeDefined();
  },
);

test.for(servers)('a missing, invented or expired state is refused ($name)', async ({ database }) => {
  const server = await startAuth(database, { settings: malicious.settings });
  const { browser, nonce, back } = await redirectedBrowser(server);
  const callback = `${server.url}/auth/v1/callback`;
  expect(await errorOf(browser.follow(`${callback}?code=x`))).toBe('bad_oauth_callback');
  expect(await errorOf(browser.follow(`${callback}?code=x&state=made-up`))).toBe('bad_oauth_state');
  malicious.idToken = await malicious.sign({ ...someone(), nonce });
  server.advance(10 * 60_000 + 1000);
  expect(await errorOf(browser.follow(back))).toBe('bad_oauth_state');
  await server.close();
});

test.for(servers)('redirects never leave the app ($name)', async ({ server }) => {
  for (const target of [
    'https://evil.test/auth',
    `${server.url}.evil.test/auth`,
    `${server.url}@evil.test/auth`,
    '//evil.test',
    'javascript:alert(1)',
    `${server.url}/settings`,
  ]) {
    const { browser, state } = await redirectedBrowser(server, target);
    const refused = `${server.url}/auth/v1/callback?${new URLSearchParams({ error: 'server_error', state })}`;
    expect((await browser.follow(refused)).page).toBe(`${server.url}/auth`);
  }
});

test.for(servers)("the provider's text is not repeated on the app's page ($name)", async ({ server }) => {
  const { browser, state } = await redirectedBrowser(server);
  const words = { error: 'call_us', error_description: 'Call 555 0100 now', state };
  const { query } = await browser.follow(`${server.url}/auth/v1/callback?${new URLSearchParams(words)}`);
  expect(query).toEqual({
    error: 'invalid_request',
    error_code: 'bad_oauth_callback',
    error_description: 'The provider refused the sign-in',
  });
});

// ASVS: 10.2.1
test.for(servers)(
  'a flow’s cookie is sent only to the callback, and the stored row is not enough to complete the flow ($name)',
  async ({ server, database }) => {
    const answer = await server.request('GET', '/authorize?provider=keycloak');
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(
      /^flow-[0-9a-f-]{36}=\S{43}; Max-Age=600; Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax$/,
    );
    const there = new URL(answer.headers.get('Location') ?? '');
    const rows = JSON.stringify(
      await database.asAuthAdmin((auth) => auth.query('select * from auth.provider_flows')),
    );
    const secret = /=(\S{43});/.exec(cookie)?.[1] ?? 'none';
    for (const value of [secret, there.searchParams.get('state'), there.searchParams.get('nonce')]) {
      expect(rows).not.toContain(value);
      expect(server.logged()).not.toContain(value);
    }
  },
);

// ASVS: 6.8.1
test.for(servers)('an identity of a former issuer grants no access ($name)', async ({ server, database }) => {
  const person = someone();
  const first = await redirectedBrowser(server);
  malicious.idToken = await malicious.sign({ ...person, nonce: first.nonce });
  await first.browser.follow(first.back);
  await database.asAuthAdmin((auth) =>
    auth.query(
      `update auth.identities set identity_data = identity_data || '{"iss": "https://former.test"}'
       where provider_id = $1`,
      [person.sub],
    ),
  );
  const second = await redirectedBrowser(server);
  malicious.idToken = await malicious.sign({ ...person, nonce: second.nonce });
  expect(await errorOf(second.browser.follow(second.back))).toBe('identity_not_found');
});

// ASVS: 6.8.1
test.for(servers)('an ID token signs in the person named as its subject ($name)', async ({ server }) => {
  const person = someone();
  const nonce = 'of-the-page';
  const hashed = createHash('sha256').update(nonce).digest('hex');
  const accessToken = 'beside-it';
  const token = await malicious.sign({ ...person, nonce: hashed, at_hash: accessTokenHash(accessToken) });
  const client = server.newClient();
  const { data, error } = await client.signInWithIdToken({
    provider: 'keycloak',
    token,
    nonce,
    access_token: accessToken,
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: person['email'], app_metadata: { providers: ['keycloak'] } });
  expect((await client.getUser()).data.user?.id).toBe(data.user?.id);

  const plain = { provider: 'keycloak', token: await malicious.sign(person) };
  expect((await server.newClient().signInWithIdToken(plain)).data.user?.id).toBe(data.user?.id);
});

// ASVS: 6.8.2
test.for(servers)(
  'an ID token works once, and is rejected if it was issued in the future ($name)',
  async ({ server }) => {
    const token = await malicious.sign(someone());
    const signInWith = async (used: string) =>
      (await server.newClient().signInWithIdToken({ provider: 'keycloak', token: used })).error?.code;
    const atOnce = await Promise.all([signInWith(token), signInWith(token)]);
    expect(new Set(atOnce)).toEqual(new Set(['validation_failed', undefined]));
    expect(await signInWith(token)).toBe('validation_failed');
    const seconds = Math.floor(server.now().getTime() / 1000);
    const from = async (iat: number) =>
      signInWith(await malicious.sign({ ...someone(), iat, exp: iat + 300 }));
    expect(await from(seconds + 60)).toBe('validation_failed');
    // The provider's clock may be a little ahead.
    expect(await from(seconds + 10)).toBeUndefined();
  },
);

// ASVS: 6.8.2
test.for(servers)(
  'a provider response with an ID token issued in the future is rejected ($name)',
  async ({ server }) => {
    const { browser, nonce, back } = await redirectedBrowser(server);
    const iat = Math.floor(server.now().getTime() / 1000) + 9999;
    malicious.idToken = await malicious.sign({ ...someone(), nonce, iat, exp: iat + 300 });
    expect(await errorOf(browser.follow(back))).toBe('unexpected_failure');
  },
);

const failed = (msg: string) => ({ status: 400, error_code: 'validation_failed', msg });

test.for(servers)('an invalid ID token is refused with a message ($name)', async ({ server }) => {
  const person = someone();
  const hash = createHash('sha256').update('right').digest('hex');
  const refused = async (form: object) => {
    const body = { provider: 'keycloak', ...form };
    const answer = await server.request('POST', '/token?grant_type=id_token', { body });
    const { error_code, msg } = await answer.json();
    return { status: answer.status, error_code, msg };
  };
  const good = await malicious.sign(person);
  for (const [form, answer] of [
    [{}, failed('id_token required')],
    [{ id_token: 'x' }, failed('Bad ID token')],
    [{ id_token: malicious.unsigned(person) }, failed('Bad ID token')],
    [{ id_token: await malicious.sign({ ...person, aud: 'another' }) }, failed('Bad ID token')],
    [{ id_token: await malicious.sign({ ...person, iss: 'https://evil.test' }) }, failed('Bad ID token')],
    [{ id_token: await malicious.sign({ ...person, exp: 1 }) }, failed('Bad ID token')],
    [{ id_token: await malicious.sign({ email: 'a@people.test' }) }, failed('Bad ID token')],
    [
      { id_token: good, nonce: 'right' },
      failed('Passed nonce and nonce in id_token should either both exist or not.'),
    ],
    [
      { id_token: await malicious.sign({ ...person, nonce: hash }) },
      failed('Passed nonce and nonce in id_token should either both exist or not.'),
    ],
    [
      { id_token: await malicious.sign({ ...person, nonce: hash }), nonce: 'wrong' },
      failed('Nonces mismatch'),
    ],
    [
      { id_token: await malicious.sign({ ...person, at_hash: 'x' }) },
      failed('ID token has a at_hash claim, but no access_token parameter was provided.'),
    ],
    [
      { id_token: await malicious.sign({ ...person, at_hash: 'x' }), access_token: 'y' },
      failed('access_token does not fit the at_hash of the id_token'),
    ],
    [
      { id_token: good, provider: 'google' },
      { status: 400, error_code: 'provider_disabled', msg: 'Provider is not enabled' },
    ],
    [
      { id_token: await malicious.sign({ ...person, email_verified: false }) },
      {
        status: 422,
        error_code: 'provider_email_needs_verification',
        msg: 'Unverified email with keycloak. Verify the email with keycloak in order to sign in',
      },
    ],
  ] as const) {
    expect(await refused(form)).toEqual(answer);
  }
  const made = await server.database.asAuthAdmin((auth) =>
    auth.query('select id from auth.users where email = $1', [person['email']]),
  );
  expect(made).toEqual([]);
});

test.for(servers)('redirects to and from a provider are rate-limited ($name)', async ({ database }) => {
  const none = { address: { points: 0, seconds: 60 } };
  const limits = { ...productionLimits, provider: none };
  const server = await startAuth(database, { settings: malicious.settings, limits });
  for (const path of ['/authorize?provider=keycloak', '/callback?code=x&state=x']) {
    const redirect = await openProviderBrowser().follow(`${server.url}/auth/v1${path}`);
    expect(redirect).toMatchObject({
      page: `${server.url}/auth`,
      query: { error_code: 'over_request_rate_limit' },
    });
  }
  for (const [method, path] of [
    ['POST', '/token?grant_type=id_token'],
    ['GET', '/user/identities/authorize?provider=keycloak'],
  ] as const) {
    const answer = await server.request(method, path, method === 'POST' ? { body: { id_token: 'x' } } : {});
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  await server.close();
});

test.for(servers)(
  'an ID token links an identity only to the signed-in person ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const token = await malicious.sign(someone());
    const { data, error } = await client.linkIdentity({ provider: 'keycloak', token });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(person.email);
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'keycloak']);
    const { client: other } = await server.signedIn();
    expect((await other.linkIdentity({ provider: 'keycloak', token })).error?.code).toBe(
      'identity_already_exists',
    );
    const body = { provider: 'keycloak', id_token: await malicious.sign(someone()), link_identity: true };
    expect((await server.request('POST', '/token?grant_type=id_token', { body })).status).toBe(401);
  },
);

const hourLater = () => new Date(Date.now() + 61 * 60_000);

test.for(servers)('unfinished flows are deleted ($name)', async ({ server, database }) => {
  await redirectedBrowser(server);
  const count = async () =>
    (await database.asAuthAdmin((auth) => auth.query('select id from auth.provider_flows'))).length;
  expect(await count()).toBeGreaterThan(0);
  await cleanUpAuth({
    config: { sessionDays: 90, sessionIdleDays: 60 },
    database,
    now: hourLater,
    log: pino({ level: 'silent' }),
  });
  expect(await count()).toBe(0);
});
