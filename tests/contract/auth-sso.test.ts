import { randomUUID } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import { afterAll, expect, test } from 'vitest';
import { openEachDatabase } from '../database.ts';
import { type AuthServer, startAuth } from './auth-server.ts';
import { type AnswerForm, type Saying, startSamlProvider } from './saml-provider.ts';
import { strangersKeys } from './saml-keys.ts';
import { codeOf } from './second-step.ts';

const provider = await startSamlProvider(() => `${current}/auth/v1/sso/saml/metadata`);
let current = '';
afterAll(provider.close);
const settings = {
  SAML_PROVIDERS: 'acme',
  SAML_ACME_DOMAINS: 'acme.test, acme-abroad.test',
  SAML_ACME_METADATA: provider.metadata,
};
const servers = await Promise.all(
  (await openEachDatabase()).map(async ({ name, database }) => ({
    name,
    database,
    server: await startAuth(database, { settings }),
  })),
);

/** A client that stores the cookie like its browser. */
function browserOf(server: AuthServer, flowType: 'pkce' | 'implicit' = 'implicit') {
  let cookie = '';
  const client = new AuthClient({
    url: `${server.url}/auth/v1`,
    autoRefreshToken: false,
    flowType,
    storageKey: randomUUID(),
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
      return response;
    },
  });
  /** Goes to the provider and returns with its answer. */
  const comeBack = async (form: AnswerForm, kept = cookie) => {
    const { action, ...fields } = form;
    const response = await fetch(action, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: kept },
      body: new URLSearchParams(fields),
    });
    const target = new URL(response.headers.get('Location') ?? 'about:blank');
    return {
      status: response.status,
      page: target.origin + target.pathname,
      query: Object.fromEntries(target.searchParams),
      hash: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
    };
  };
  const begin = async () => {
    current = server.url;
    const { data, error } = await client.signInWithSSO({ domain: 'acme.test' });
    if (error) throw error;
    return data.url;
  };
  const signIn = async (saying: Saying = {}) => comeBack(await provider.signIn(await begin(), saying));
  return { client, begin, comeBack, signIn };
}

// ASVS: 7.6.1
test.for(servers)(
  'signing in at the identity provider signs the person in to the app ($name)',
  async ({ server }) => {
    const browser = browserOf(server);
    const redirect = await browser.signIn({ sessionEndsIn: 60 });
    expect(redirect).toMatchObject({ status: 303, page: `${server.url}/auth` });
    const { access_token = '', refresh_token = '' } = redirect.hash;
    const { data } = await browser.client.setSession({ access_token, refresh_token });
    expect(data.user).toMatchObject({ email: 'sam@acme.test', user_metadata: { first_name: 'Sam' } });
    const [identity] = data.user?.identities ?? [];
    expect(identity?.provider).toMatch(/^sso:[0-9a-f-]{36}$/);
    expect(data.user?.app_metadata).toEqual({
      provider: identity?.provider,
      providers: [identity?.provider],
    });
    const claims = (await browser.client.getClaims()).data?.claims;
    expect(claims?.amr).toMatchObject([{ method: 'sso/saml' }]);

    const again = await browserOf(server).signIn();
    const other = await server.newClient().getUser(again.hash['access_token']);
    expect(other.data.user?.id).toBe(data.user?.id);
    expect(await codeOf(browser.client.updateUser({ password: 'quiet-harbour' }))).toBe('user_sso_managed');
    expect(await codeOf(browser.client.updateUser({ email: 'kim@acme.test' }))).toBe('user_sso_managed');
    // The lifetime that the provider set.
    server.advance(61 * 60_000);
    expect(await codeOf(browser.client.refreshSession())).toBe('session_expired');
    server.advance(-61 * 60_000);
  },
);

test.for(servers)(
  'a client with a code verifier gets a code that only that client can exchange ($name)',
  async ({ server }) => {
    const browser = browserOf(server, 'pkce');
    const redirect = await browser.signIn();
    expect(redirect.hash).toEqual({});
    const code = redirect.query['code'] ?? '';
    expect((await browser.client.exchangeCodeForSession(code)).data.user?.email).toBe('sam@acme.test');
    // The lifetime that the provider set, also for this method.
    const brief = browserOf(server, 'pkce');
    const briefly = (await brief.signIn({ sessionEndsIn: 60 })).query['code'] ?? '';
    expect(await codeOf(brief.client.exchangeCodeForSession(briefly))).toBeUndefined();
    server.advance(59 * 60_000);
    expect(await codeOf(brief.client.refreshSession())).toBeUndefined();
    server.advance(2 * 60_000);
    expect(await codeOf(brief.client.refreshSession())).toBe('session_expired');
    server.advance(-61 * 60_000);

    const thiefs = browserOf(server, 'pkce');
    const stolen = (await browserOf(server, 'pkce').signIn()).query['code'] ?? '';
    await thiefs.begin();
    expect(await codeOf(thiefs.client.exchangeCodeForSession(stolen))).toBe('bad_code_verifier');
  },
);

// ASVS: 6.8.1
test.for(servers)(
  'an SSO account stays separate from an existing account with the same email address ($name)',
  async ({ server, database }) => {
    const email = `${randomUUID()}@acme.test`;
    const admin = server.admin();
    const made = await admin.createUser({ email, password: 'quiet-harbour', email_confirm: true });
    await database.migrate((owner) =>
      owner.query('insert into private.superadmins (email) values ($1)', [email]),
    );
    const redirect = await browserOf(server).signIn({ subject: randomUUID(), attributes: { email } });
    const token = redirect.hash['access_token'] ?? '';
    const { data } = await server.newClient().getUser(token);
    expect(data.user?.email).toBe(email);
    expect(data.user?.id).not.toBe(made.data.user?.id);
    const password = server.newClient().signInWithPassword({ email, password: 'quiet-harbour' });
    expect((await password).data.user?.id).toBe(made.data.user?.id);
    // An address from a provider never makes a person a superadmin, and removing it takes nothing from an existing one.
    const superadmins = () =>
      database.migrate((owner) =>
        owner.query('select private.is_superadmin($1::text::uuid) as is', [data.user?.id ?? null]),
      );
    expect(await superadmins()).toEqual([{ is: false }]);
    await admin.deleteUser(data.user?.id ?? '');
    const kept = await database.migrate((owner) =>
      owner.query('select email from private.superadmins where email = $1', [email]),
    );
    expect(kept).toHaveLength(1);
  },
);

// ASVS: 6.8.3
test.for(servers)(
  'a SAML response works once, in the browser that requested it, within ten minutes ($name)',
  async ({ server }) => {
    const browser = browserOf(server);
    const form = await provider.signIn(await browser.begin());
    expect((await browserOf(server).comeBack(form)).hash['error_code']).toBe('saml_relay_state_not_found');
    expect((await browser.comeBack(form)).hash['error_code']).toBe('saml_relay_state_not_found');

    const replayed = await provider.signIn(await browser.begin());
    expect((await browser.comeBack(replayed)).hash['access_token']).toBeDefined();
    expect((await browser.comeBack(replayed)).hash['error_code']).toBe('saml_relay_state_not_found');

    const late = await provider.signIn(await browser.begin());
    server.advance(10 * 60_000);
    expect((await browser.comeBack(late)).hash['error_code']).toBe('saml_relay_state_not_found');
    server.advance(-10 * 60_000);
  },
);

// ASVS: 6.8.3
test.for(servers)(
  'two concurrent SAML responses to the same request sign in only once ($name)',
  async ({ server }) => {
    const browser = browserOf(server);
    const form = await provider.signIn(await browser.begin());
    const landings = await Promise.all([1, 2, 3].map(() => browser.comeBack(form)));
    expect(landings.filter(({ hash }) => hash['access_token'])).toHaveLength(1);
  },
);

test.for(servers)(
  'the relay state is ignored, because the request stores the redirect target ($name)',
  async ({ server }) => {
    const browser = browserOf(server);
    const form = await provider.signIn(await browser.begin());
    const redirect = await browser.comeBack({ ...form, RelayState: 'https://evil.test/' });
    expect(redirect.page).toBe(`${server.url}/auth`);
    const { data } = await browser.client.signInWithSSO({
      domain: 'ACME-abroad.test',
      options: { redirectTo: 'https://evil.test/' },
    });
    expect((await browser.comeBack(await provider.signIn(data?.url ?? ''))).page).toBe(`${server.url}/auth`);
  },
);

const minute = 1;
const wrong: Record<string, Saying> = {
  'for another service': { audience: 'https://elsewhere.test/metadata' },
  'for nobody by name': { audience: null },
  'to another address': { recipient: 'https://elsewhere.test/acs' },
  'with another destination': { destination: 'https://elsewhere.test/acs' },
  'to another request': { inResponseTo: '_another' },
  'confirmed for another request': { confirmedFor: '_another' },
  'of another provider': { issuer: 'https://elsewhere.test/metadata' },
  'that is over': { endsIn: -2 * minute },
  'signed with another key': { keys: strangersKeys },
  'signed by SHA-1': { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' },
  'with a name for this once': { subjectFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
  'without an address': { attributes: { givenName: 'Sam' } },
  'with an address of another domain': { attributes: { email: 'sam@acme.test.evil.test' } },
  'with two addresses in one': { attributes: { email: 'sam@evil.test,kim@acme.test' } },
};

// ASVS: 1.5.1, 6.8.2, 7.6.2
test.for(servers)(
  'a SAML response for another service, browser or time is rejected ($name)',
  async ({ server }) => {
    for (const [what, saying] of Object.entries(wrong)) {
      const { hash, page } = await browserOf(server).signIn({ subject: 'nobody', ...saying });
      expect({ what, page, ...hash }).toEqual({
        what,
        page: `${server.url}/auth`,
        error: expect.any(String),
        error_description: expect.any(String),
        error_code: expect.stringMatching(
          /^(validation_failed|saml_assertion_no_(user_id|email)|saml_relay_state_not_found)$/,
        ),
      });
    }
    expect(server.logged()).not.toContain('an auth request failed');
    // The same person, with a valid answer.
    const right = await browserOf(server).signIn({ subject: 'nobody' });
    expect(right.hash['access_token']).toBeDefined();
  },
);

/** Alters the signed content, without the key. */
const forgeries: Record<string, (xml: string) => string> = {
  'another subject': (xml) => xml.replace('>mallory<', '>sam-0001<'),
  'no signature': (xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, ''),
  'a second assertion before the signed one': (xml) =>
    xml.replace('<saml:Assertion', `${evil(xml)}<saml:Assertion`),
  'a second assertion after the signed one': (xml) =>
    xml.replace('</samlp:Response>', `${evil(xml)}</samlp:Response>`),
  'the signed one hidden in an extension': (xml) =>
    xml.replace(assertion(xml), `<samlp:Extensions>${assertion(xml)}</samlp:Extensions>${evil(xml)}`),
  'the signed one hidden in the signature of another': (xml) => {
    const [signature = ''] = /<ds:Signature.*<\/ds:Signature>/s.exec(xml) ?? [];
    const holding = signature.replace(
      '</ds:Signature>',
      `<ds:Object>${assertion(xml).replace(signature, '')}</ds:Object></ds:Signature>`,
    );
    return xml.replace(assertion(xml), evil(xml).replace('</saml:Issuer>', `</saml:Issuer>${holding}`));
  },
  'another with the same id': (xml) => {
    const [, id = ''] = /<saml:Assertion[^>]* ID="([^"]+)"/.exec(xml) ?? [];
    const [signature = ''] = /<ds:Signature.*<\/ds:Signature>/s.exec(xml) ?? [];
    const twin = evil(xml).replace('_evil', id).replace('</saml:Issuer>', `</saml:Issuer>${signature}`);
    return xml.replace(assertion(xml), `${twin}<samlp:Extensions>${assertion(xml)}</samlp:Extensions>`);
  },
  'an entity that reads a file': (xml) =>
    `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('>mallory<', '>&x;<')}`,
  'entities that grow': (xml) =>
    `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${xml.replace('>mallory<', '>&b;<')}`,
  'no XML at all': () => 'sam-0001',
  nothing: () => '',
};

function assertion(xml: string): string {
  return /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? expect.fail('no assertion');
}

function evil(xml: string): string {
  return assertion(xml)
    .replace(/<ds:Signature.*<\/ds:Signature>/s, '')
    .replace(/ ID="[^"]+"/, ' ID="_evil"')
    .replace('>mallory<', '>sam-0001<');
}

// ASVS: 1.5.1, 6.8.2
test.for(servers)(
  'a SAML response altered after signing is refused ($name)',
  async ({ server, database }) => {
    for (const [what, forge] of Object.entries(forgeries)) {
      const browser = browserOf(server);
      const form = await provider.signIn(await browser.begin(), { subject: 'mallory' });
      const xml = Buffer.from(form.SAMLResponse, 'base64').toString();
      expect(xml).toContain('>mallory<');
      const forged = forge(xml);
      expect(forged).not.toBe(xml);
      const { hash } = await browser.comeBack({
        ...form,
        SAMLResponse: Buffer.from(forged).toString('base64'),
      });
      expect({ what, code: hash['error_code'] }).toEqual({ what, code: 'validation_failed' });
    }
    const mallory = await database.asAuthAdmin((auth) =>
      auth.query(`select id from auth.identities where provider_id = 'mallory'`),
    );
    expect(mallory).toEqual([]);
    const unchanged = await browserOf(server).signIn({ subject: 'mallory' });
    expect(unchanged.hash['access_token']).toBeDefined();
  },
);

test.for(servers)('an XML comment inside a name does not truncate the name ($name)', async ({ server }) => {
  const browser = browserOf(server);
  const subject = 'sam-0001.evil';
  const form = await provider.signIn(await browser.begin(), { subject });
  const xml = Buffer.from(form.SAMLResponse, 'base64')
    .toString()
    .replace('>sam-0001.evil<', '>sam-0001<!---->.evil<');
  const redirect = await browser.comeBack({ ...form, SAMLResponse: Buffer.from(xml).toString('base64') });
  const { data } = await server.newClient().getUser(redirect.hash['access_token']);
  const named = data.user?.identities?.map(({ identity_data: identity }) => identity?.['sub']) ?? [subject];
  expect(named).toEqual([subject]);
});

test.for(servers)('a provider is selected only by its domain or its ID ($name)', async ({ server }) => {
  const { client } = browserOf(server);
  const redirect = await browserOf(server).signIn();
  const { data } = await server.newClient().getUser(redirect.hash['access_token']);
  const providerId = data.user?.app_metadata.provider?.slice('sso:'.length) ?? '';
  expect((await client.signInWithSSO({ providerId })).error).toBeNull();
  expect(await codeOf(client.signInWithSSO({ providerId: randomUUID() }))).toBe('sso_provider_not_found');
  expect(await codeOf(client.signInWithSSO({ domain: 'elsewhere.test' }))).toBe('sso_provider_not_found');
  const both = await server.request('POST', '/sso', {
    body: { domain: 'acme.test', provider_id: providerId },
  });
  expect(await both.json()).toMatchObject({ error_code: 'validation_failed' });
  const moved = await server.request('POST', '/sso', { body: { domain: 'acme.test' } });
  expect(moved.status).toBe(303);
  expect(await (await server.request('GET', '/settings')).json()).toMatchObject({ saml_enabled: true });
  const big = await server.request('POST', '/sso/saml/acs', {
    rawBody: `SAMLResponse=${'A'.repeat(300_000)}`,
  });
  expect(big.headers.get('Location')).toContain('validation_failed');
});

test.for(servers)('a banned person is refused ($name)', async ({ server }) => {
  const subject = randomUUID();
  const first = await browserOf(server).signIn({ subject });
  const { data } = await server.newClient().getUser(first.hash['access_token']);
  await server.admin().updateUserById(data.user?.id ?? '', { ban_duration: '1h' });
  expect((await browserOf(server).signIn({ subject })).hash['error_code']).toBe('user_banned');
});
