import { expect, test } from 'vitest';
import { TOTP } from 'otpauth';
import { startIdentityProvider } from '../identity-provider.ts';
import { startAuth } from './auth-server.ts';
import { openProviderBrowser } from './provider-browser.ts';
import {
  addressOf,
  signInAtProvider,
  newForeigner,
  settingsOf,
  signInElsewhere,
  startWithProvider,
} from './provider-servers.ts';

const servers = await startWithProvider();

// ASVS: 10.5.2
test.for(servers)('a new person signs in with a provider ($name)', async (at) => {
  const person = newForeigner();
  const { client, user, session } = await signInElsewhere(at, person);
  expect(user).toMatchObject({
    email: person.email,
    app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
    user_metadata: { first_name: 'Ada', last_name: 'Berg' },
  });
  expect(user.email_confirmed_at).toBeDefined();
  expect(user.identities).toMatchObject([
    {
      provider: 'keycloak',
      email: person.email,
      identity_data: { sub: person.sub, iss: at.acme.issuer, email_verified: true },
    },
  ]);
  const claims = JSON.parse(atob(session.access_token.split('.')[1] ?? ''));
  expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
  expect((await client.getUserIdentities()).data?.identities).toHaveLength(1);
  expect(at.server.mailsTo(person.email)).toEqual([]);

  const again = await signInElsewhere(at, { ...person, email: `new-${person.email}` });
  expect(again.user).toMatchObject({ id: user.id, email: person.email });
});

// ASVS: 7.6.2, 10.2.1
test.for(servers)(
  'the redirect asks the provider for an account chooser, with a unique state, nonce and PKCE challenge ($name)',
  async ({ server, acme }) => {
    acme.person = newForeigner();
    const client = server.newClient('pkce');
    const address = new URL(await addressOf(client));
    address.searchParams.set('scopes', 'https://mail.example/everything');
    address.searchParams.set('login_hint', 'ada@people.test');
    address.searchParams.set('redirect_uri', 'https://evil.test');
    address.searchParams.set('prompt', 'none');
    await openProviderBrowser().follow(address.href);
    const asked = Object.fromEntries(acme.asked.at(-1) ?? []);
    expect(asked).toMatchObject({
      redirect_uri: `${server.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      login_hint: 'ada@people.test',
      code_challenge_method: 'S256',
    });
    expect(asked['code_challenge']).not.toBe(address.searchParams.get('code_challenge'));
    expect(asked['state']?.length).toBeGreaterThan(40);
    expect(asked['nonce']?.length).toBeGreaterThan(40);
  },
);

test.for(servers)(
  'without a challenge the session is returned in the URL hash ($name)',
  async ({ server, acme }) => {
    acme.person = newForeigner();
    const redirect = await openProviderBrowser().follow(
      await addressOf(server.newClient(), `${server.url}/`),
    );
    expect(redirect).toMatchObject({ page: `${server.url}/`, query: {}, hash: { token_type: 'bearer' } });
    const { access_token = '', refresh_token = '' } = redirect.hash;
    const { data } = await server.newClient().setSession({ access_token, refresh_token });
    expect(data.user?.email).toBe(acme.person.email);
  },
);

// ASVS: 10.5.2
test.for(servers)(
  'an account with the same verified email address is linked, and the owner is notified by email ($name)',
  async (at) => {
    const owner = await at.server.newPerson();
    const person = newForeigner({ email: owner.email.toUpperCase() });
    const { user } = await signInElsewhere(at, person);
    expect(user.id).toBe(owner.id);
    expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'keycloak'] });
    expect(user.user_metadata['first_name']).toBe('Sam');
    expect(at.server.mailsTo(owner.email).map(({ subject }) => subject)).toEqual(['A new way to sign in']);
    expect((await at.server.newClient().signInWithPassword(owner)).error).toBeNull();
    await signInElsewhere(at, person);
    expect(at.server.mailsTo(owner.email)).toHaveLength(1);
  },
);

test.for(servers)(
  'provider sign-in to an unconfirmed account discards everything set by whoever created it ($name)',
  async (at) => {
    const { server } = at;
    const person = newForeigner();
    const stranger = { email: person.email, password: 'strangers-own' };
    await server.newClient().signUp({ ...stranger, options: { data: { first_name: 'Mallory' } } });
    const { user, client } = await signInElsewhere(at, person);
    expect(user).toMatchObject({
      user_metadata: { first_name: 'Ada', last_name: 'Berg' },
      app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
    });
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['keycloak']);
    const { error } = await server.newClient().signInWithPassword(stranger);
    expect(error?.code).toBe('invalid_credentials');
    const link = /\S+verify\?\S+/.exec(server.mailsTo(person.email)[0]?.text ?? '')?.[0] ?? '';
    const opened = await fetch(link, { redirect: 'manual' });
    expect(opened.headers.get('Location')).toContain('otp_expired');
    expect((await client.getUser()).error).toBeNull();
  },
);

test.for(servers)(
  'an unverified email address from the provider neither opens nor creates an account ($name)',
  async (at) => {
    const owner = await at.server.newPerson();
    // The Kelvin sign and full-width letters become ASCII when addresses are compared.
    const alike = await at.server.newPerson();
    for (const person of [
      newForeigner({ email: owner.email, email_verified: false }),
      { sub: 'without-a-word', email: owner.email },
      { sub: 'without-an-address', email_verified: true },
      newForeigner({ email: alike.email.replace('@people', '@ｐeople') }),
      newForeigner({ email_verified: false }),
    ]) {
      const { redirect } = await signInAtProvider(at, person);
      expect(redirect).toMatchObject({
        page: `${at.server.url}/auth`,
        query: { error: 'access_denied', error_code: 'provider_email_needs_verification' },
        hash: { error_code: 'provider_email_needs_verification' },
      });
    }
    const found = await at.server.database.asAuthAdmin((auth) =>
      auth.query(`select id from auth.identities where provider = 'keycloak' and user_id = $1`, [owner.id]),
    );
    expect(found).toEqual([]);
  },
);

// ASVS: 6.8.4
test.for(servers)('sign-in through a provider still requires the second step ($name)', async (at) => {
  const { person, client } = await at.server.signedIn();
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
  const totp = new TOTP({ secret: factor?.type === 'totp' ? factor.totp.secret : '' });
  await client.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: totp.generate() });
  const { client: elsewhere, session } = await signInElsewhere(at, newForeigner({ email: person.email }));
  expect((await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  const rest = await fetch(`${at.server.url}/rest/v1/profiles`, {
    headers: { Authorization: `Bearer ${session.access_token}` },
  });
  expect(rest.status).toBe(401);
});

test.for(servers)('a provider cannot sign in to a banned or closed account ($name)', async (at) => {
  const { server } = at;
  const [banned, closed] = [newForeigner(), newForeigner()];
  const { user } = await signInElsewhere(at, banned);
  await server.admin().updateUserById(user.id, { ban_duration: '1h' });
  const owner = await server.newPerson();
  await server.database.asAuthAdmin((auth) =>
    auth.query(
      `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"closes_at": "2030-01-01"}' where id = $1`,
      [owner.id],
    ),
  );
  for (const person of [banned, { ...closed, email: owner.email }]) {
    const { redirect } = await signInAtProvider(at, person);
    expect(redirect.query).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
  }
});

test.for(servers)('provider errors are shown on the page that started the sign-in ($name)', async (at) => {
  at.acme.behaviour = 'refuses';
  const { redirect } = await signInAtProvider(at, newForeigner());
  at.acme.behaviour = 'enters';
  expect(redirect.page).toBe(`${at.server.url}/auth`);
  expect(redirect.query).toEqual({
    error: 'access_denied',
    error_code: 'bad_oauth_callback',
    error_description: 'The sign-in was canceled',
  });
  expect(redirect.hash).toEqual(redirect.query);
});

test('an unavailable provider delays neither the server nor other requests, and is retried', async () => {
  const acme = await startIdentityProvider();
  const [{ server: { database } } = expect.fail('no server')] = servers;
  const server = await startAuth(database, {
    settings: {
      OIDC_PROVIDERS: 'keycloak',
      ...settingsOf('keycloak', acme),
      OIDC_KEYCLOAK_NAME: 'Acme Mail',
    },
  });
  const address = await addressOf(server.newClient('pkce'));
  const { query, page } = await openProviderBrowser().follow(address);
  expect(page).toBe(`${server.url}/auth`);
  expect(query).toMatchObject({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Acme Mail can’t be reached. Try again in a moment',
  });
  acme.open(`${server.url}/auth/v1/callback`);
  acme.person = newForeigner();
  // The failure is cached, so the provider is not asked again for each attempt.
  expect((await openProviderBrowser().follow(address)).query['error_code']).toBe('unexpected_failure');
  server.advance(11_000);
  expect((await openProviderBrowser().follow(address)).query['code']).toBeDefined();
  expect(server.logged()).not.toContain('an auth request failed');
  await server.close();
  await acme[Symbol.asyncDispose]();
});

test.for(servers)('the settings endpoint lists the configured providers ($name)', async ({ server }) => {
  expect(await (await server.request('GET', '/settings')).json()).toMatchObject({
    external: { keycloak: true, google: false, email: true },
  });
  const nobody = await server.request('GET', '/authorize?provider=google');
  expect(nobody.status).toBe(400);
  expect(await nobody.json()).toMatchObject({
    error_code: 'validation_failed',
    msg: 'Unsupported provider: provider is not enabled',
  });
});

test.for(servers)('concurrent sign-ins with one new identity create one account ($name)', async (at) => {
  const person = newForeigner();
  const users = await Promise.all(Array.from({ length: 4 }, () => signInElsewhere(at, person)));
  expect(new Set(users.map(({ user }) => user.id)).size).toBe(1);
});
