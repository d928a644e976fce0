import { randomUUID } from 'node:crypto';
import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { type ProviderBrowser, openProviderBrowser } from './provider-browser.ts';
import {
  type ProviderServer,
  signInAtProvider,
  newForeigner,
  signInElsewhere,
  startWithProvider,
} from './provider-servers.ts';

const MINUTE = 60_000;
const servers = await startWithProvider();

/** A person who signed in with a password, in a browser. */
async function signedIn({ server }: ProviderServer, owner?: { email: string; password: string }) {
  const person = owner ?? (await server.newPerson());
  const browser = openProviderBrowser();
  const client = new AuthClient({
    url: `${server.url}/auth/v1`,
    autoRefreshToken: false,
    flowType: 'pkce',
    storageKey: randomUUID(),
    fetch: browser.fetch,
  });
  const { error } = await client.signInWithPassword(person);
  if (error) throw error;
  return { person, client, browser };
}

async function link(at: ProviderServer, client: GoTrueClient, browser: ProviderBrowser, page = '/settings') {
  const { data, error } = await client.linkIdentity({
    provider: 'keycloak',
    options: { redirectTo: at.server.url + page },
  });
  return { error, redirect: data.url ? await browser.follow(data.url) : null };
}

async function providersOf(client: GoTrueClient) {
  return (await client.getUser()).data.user?.identities?.map(({ provider }) => provider);
}

test.for(servers)('a signed-in person links a provider and unlinks it ($name)', async (at) => {
  const { person, client, browser } = await signedIn(at);
  const foreign = newForeigner();
  at.acme.person = foreign;
  const { redirect } = await link(at, client, browser);
  expect(redirect).toMatchObject({ page: `${at.server.url}/settings`, query: { code: expect.any(String) } });
  expect(await providersOf(client)).toEqual(['email', 'keycloak']);
  expect((await client.exchangeCodeForSession(redirect?.query['code'] ?? '')).error).toBeNull();
  expect((await client.getUser()).data.user).toMatchObject({
    email: person.email,
    app_metadata: { provider: 'email', providers: ['email', 'keycloak'] },
  });
  expect((await signInElsewhere(at, foreign)).user.email).toBe(person.email);

  const { data } = await client.getUserIdentities();
  const [mail, elsewhere] = data?.identities ?? [];
  if (!mail || !elsewhere) return expect.fail('not linked');
  expect((await client.unlinkIdentity(mail)).error?.code).toBe('email_conflict_identity_not_deletable');
  expect((await client.unlinkIdentity(elsewhere)).error).toBeNull();
  expect((await client.unlinkIdentity(elsewhere)).error?.code).toBe('identity_not_found');
  expect(await providersOf(client)).toEqual(['email']);
  expect((await signInElsewhere(at, foreign)).user.email).toBe(foreign.email);
  const subjects = at.server.mailsTo(person.email).map(({ subject }) => subject);
  expect(subjects).toEqual(['A new way to sign in', 'A way to sign in was removed']);
});

test.for(servers)('an identity of one account cannot be linked to another ($name)', async (at) => {
  const foreign = newForeigner();
  const theirs = await signInElsewhere(at, foreign);
  const { person, client, browser } = await signedIn(at);
  at.acme.person = foreign;
  expect((await link(at, client, browser)).redirect).toMatchObject({
    page: `${at.server.url}/settings`,
    query: {
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked to another user',
    },
  });
  expect(await providersOf(client)).toEqual(['email']);
  expect(await providersOf(theirs.client)).toEqual(['keycloak']);
  at.acme.person = newForeigner();
  const again = await signedIn(at, person);
  await link(at, again.client, again.browser);
  expect((await link(at, again.client, again.browser)).redirect?.query['error_description']).toBe(
    'Identity is already linked',
  );
});

test.for(servers)("opening a stranger’s link does not link a person's identity ($name)", async (at) => {
  const { client } = await signedIn(at);
  const { data } = await client.linkIdentity({ provider: 'keycloak' });
  at.acme.person = newForeigner();
  const redirect = await openProviderBrowser().follow(data.url ?? '');
  expect(redirect.query['error_code']).toBe('bad_oauth_state');
  expect(await providersOf(client)).toEqual(['email']);
});

test.for(servers)(
  'a session without a recent sign-in cannot link or unlink a provider ($name)',
  async (at) => {
    const { client, browser } = await signedIn(at);
    at.acme.person = newForeigner();
    await link(at, client, browser);
    await at.server.database.asAuthAdmin((auth) =>
      auth.query('update auth.sessions set created_at = $1', [new Date(Date.now() - 11 * MINUTE)]),
    );
    expect((await link(at, client, browser)).error?.code).toBe('reauthentication_needed');
    const { data } = await client.getUserIdentities();
    const elsewhere =
      data?.identities.find(({ provider }) => provider === 'keycloak') ?? expect.fail('not linked');
    expect((await client.unlinkIdentity(elsewhere)).error?.code).toBe('reauthentication_needed');
    expect(await providersOf(client)).toEqual(['email', 'keycloak']);
  },
);

test.for(servers)(
  'with two-step sign-in, linking a provider requires a recently completed second step ($name)',
  async (at) => {
    const { person, client, browser } = await signedIn(at);
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
    const totp = new TOTP({ secret: factor?.type === 'totp' ? factor.totp.secret : '' });
    const factorId = factor?.id ?? '';
    await client.mfa.challengeAndVerify({ factorId, code: totp.generate() });
    at.acme.person = newForeigner();
    expect((await link(at, client, browser)).redirect?.query['code']).toBeDefined();

    const halfway = await signedIn(at, person);
    expect((await link(at, halfway.client, halfway.browser)).error?.code).toBe('insufficient_aal');
    const { data } = await halfway.client.getUserIdentities();
    const elsewhere =
      data?.identities.find(({ provider }) => provider === 'keycloak') ?? expect.fail('not linked');
    expect((await halfway.client.unlinkIdentity(elsewhere)).error?.code).toBe('insufficient_aal');
  },
);

test.for(servers)(
  'the last sign-in method cannot be removed, and a password counts as a method ($name)',
  async (at) => {
    const foreign = newForeigner();
    const { client } = await signInElsewhere(at, foreign);
    const { data } = await client.getUserIdentities();
    const only = data?.identities[0] ?? expect.fail('no identity');
    expect((await client.unlinkIdentity(only)).error?.code).toBe('single_identity_not_deletable');
    expect((await client.updateUser({ password: 'river-stone-12' })).error).toBeNull();
    expect(await providersOf(client)).toEqual(['keycloak', 'email']);
    expect((await client.unlinkIdentity(only)).error).toBeNull();
    const { data: byPassword } = await at.server
      .newClient()
      .signInWithPassword({ email: foreign.email, password: 'river-stone-12' });
    expect(byPassword.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] });
  },
);

test.for(servers)('unlinking an identity requires a token from its owner ($name)', async (at) => {
  const theirs = await signInElsewhere(at, newForeigner());
  const identity = theirs.user.identities?.[0] ?? expect.fail('no identity');
  const { client } = await signedIn(at);
  expect((await client.unlinkIdentity(identity)).error?.code).toBe('identity_not_found');
  const path = `/user/identities/${identity.identity_id}`;
  expect((await at.server.request('DELETE', path)).status).toBe(401);
  expect((await at.server.request('GET', '/user/identities/authorize?provider=keycloak')).status).toBe(401);
  expect(await providersOf(theirs.client)).toEqual(['keycloak']);
});

test.for(servers)(
  'a pending provider link is canceled when its owner ends all sessions ($name)',
  async (at) => {
    const { client, browser } = await signedIn(at);
    const { data } = await client.linkIdentity({ provider: 'keycloak' });
    await client.signOut({ scope: 'global' });
    at.acme.person = newForeigner();
    expect((await browser.follow(data.url ?? '')).query['error_code']).toBe('bad_oauth_state');
  },
);

test.for(servers)(
  'a pending provider link is canceled when the session that started it ends ($name)',
  async (at) => {
    const { person, client, browser } = await signedIn(at);
    const owner = await signedIn(at, person);
    const { data } = await client.linkIdentity({ provider: 'keycloak' });
    await owner.client.signOut({ scope: 'others' });
    at.acme.person = newForeigner();
    expect((await browser.follow(data.url ?? '')).query['error_code']).toBe('bad_oauth_state');
    expect(await providersOf(owner.client)).toEqual(['email']);
  },
);

test.for(servers)(
  'linking fails when the session ends while the owner is at the provider ($name)',
  async (at) => {
    const { person, client, browser } = await signedIn(at);
    const owner = await signedIn(at, person);
    const { data } = await client.linkIdentity({ provider: 'keycloak' });
    at.acme.person = newForeigner();
    at.acme.beforeToken = async () => {
      await owner.client.signOut({ scope: 'others' });
    };
    expect((await browser.follow(data.url ?? '')).query['error_code']).toBe('session_not_found');
    expect(await providersOf(owner.client)).toEqual(['email']);
  },
);

test.for(servers)('linking and unlinking are security events ($name)', async (at) => {
  const { person, client, browser } = await signedIn(at);
  at.acme.person = newForeigner();
  await link(at, client, browser);
  const { data } = await client.getUserIdentities();
  await client.unlinkIdentity(
    data?.identities.find(({ provider }) => provider === 'keycloak') ?? expect.fail(),
  );
  const { session } = (await client.getSession()).data;
  const events = await fetch(`${at.server.url}/rest/v1/rpc/list_security_events`, {
    headers: { Authorization: `Bearer ${session?.access_token}` },
  });
  const actions = (await events.json()).map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(['identity_linked', 'identity_unlinked', 'login']));
  expect(at.server.logged()).not.toContain(person.email);
  expect(at.server.logged()).not.toContain(at.acme.person.sub);
});

// ASVS: 7.6.1
test.for(servers)('a session started through a provider can be ended like any other ($name)', async (at) => {
  const { client, redirect } = await signInAtProvider(at, newForeigner());
  await client.exchangeCodeForSession(redirect.query['code'] ?? '');
  expect((await client.signOut({ scope: 'global' })).error).toBeNull();
  expect((await client.getUser()).error).not.toBeNull();
});
