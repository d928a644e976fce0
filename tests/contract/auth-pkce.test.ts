import { createHash, randomBytes } from 'node:crypto';
import type { GoTrueClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { type AuthServer, newestLink, openLink, startAuth, startAuthOnEach } from './auth-server.ts';
import { codeOf } from './second-step.ts';

const MINUTE = 60_000;
const servers = await startAuthOnEach();

/** Each way to request an email with a link, for a person who then exchanges the code. */
const ways: Record<
  string,
  (server: AuthServer, client: GoTrueClient) => Promise<{ email: string; page: string }>
> = {
  'a sign-up': async (server, client) => {
    const email = server.newEmail();
    await client.signUp({ email, password: 'quiet-harbour' });
    return { email, page: '/auth' };
  },
  'a sign-up whose mail is sent again': async (server, client) => {
    const email = server.newEmail();
    await server.newClient().signUp({ email, password: 'quiet-harbour' });
    await client.resend({ type: 'signup', email });
    return { email, page: '/auth' };
  },
  'a sign-in mail': async (server, client) => {
    const { email } = await server.newPerson();
    await client.signInWithOtp({ email });
    return { email, page: '/auth' };
  },
  'a recovery': async (server, client) => {
    const { email } = await server.newPerson();
    await client.resetPasswordForEmail(email, { redirectTo: `${server.url}/update-password` });
    return { email, page: '/update-password' };
  },
  'a change of address': async (server, client) => {
    const email = server.newEmail();
    await client.signInWithPassword(await server.newPerson());
    await client.updateUser({ email });
    return { email, page: '/auth' };
  },
};

// Specification: 7.auth.15
// ASVS: 10.1.2
test.for(servers.flatMap((each) => Object.entries(ways).map(([way, begin]) => ({ ...each, way, begin }))))(
  '$way leads to a code that only the browser that started it can exchange ($name)',
  async ({ server, begin }) => {
    const client = server.newClient('pkce');
    const { email, page } = await begin(server, client);
    const redirect = await openLink(newestLink(server, email));
    expect(redirect).toMatchObject({ page: server.url + page, hash: {} });
    expect(Object.keys(redirect.query)).toEqual(['code']);
    const code = redirect.query['code'] ?? '';
    expect(await codeOf(server.newClient('pkce').exchangeCodeForSession(code))).not.toBeUndefined();

    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await client.getUser()).data.user?.email).toBe(email);
    expect((await openLink(newestLink(server, email))).hash['error_code']).toBe('otp_expired');
  },
);

async function startedFlow(server: AuthServer, { method = 's256', verifier = newVerifier() } = {}) {
  const { email } = await server.newPerson();
  const code_challenge =
    method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const body = { email, code_challenge, code_challenge_method: method };
  expect((await server.request('POST', '/recover', { body })).status).toBe(200);
  const { query } = await openLink(newestLink(server, email));
  const exchange = async (code_verifier: string) => {
    const response = await server.request('POST', '/token?grant_type=pkce', {
      body: { auth_code: query['code'], code_verifier },
    });
    return { status: response.status, code: (await response.json()).error_code };
  };
  return { verifier, exchange };
}

function newVerifier(): string {
  return randomBytes(42).toString('base64url');
}

// ASVS: 10.4.2, 10.4.6
test.for(servers)(
  'accepts both challenge methods in any case, and each code works once ($name)',
  async ({ server }) => {
    for (const method of ['s256', 'S256', 'plain']) {
      const { verifier, exchange } = await startedFlow(server, { method });
      expect((await exchange(verifier)).status).toBe(200);
      expect(await exchange(verifier)).toEqual({ status: 404, code: 'flow_state_not_found' });
    }
  },
);

test.for(servers)('of many concurrent exchanges, one gets the session ($name)', async ({ server }) => {
  const { verifier, exchange } = await startedFlow(server);
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(verifier)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

// ASVS: 10.4.2
test.for(servers)(
  'reusing a code ends its session as long as the code could have been stolen ($name)',
  async ({ database }) => {
    const server = await startAuth(database);
    for (const [wait, isOver] of [
      [MINUTE, true],
      [6 * MINUTE, false],
    ] as const) {
      const client = server.newClient('pkce');
      const { email } = await server.newPerson();
      await client.signInWithOtp({ email });
      const code = (await openLink(newestLink(server, email))).query['code'] ?? '';
      expect(await codeOf(client.exchangeCodeForSession(code))).toBeUndefined();
      server.advance(wait);
      const body = { auth_code: code, code_verifier: newVerifier() };
      const again = await server.request('POST', '/token?grant_type=pkce', { body });
      expect(again.ok).toBe(false);
      expect((await client.getUser()).error !== null).toBe(isOver);
    }
    await server.close();
  },
);

// ASVS: 10.4.3
test.for(servers)(
  'a wrong verifier invalidates the code, and an unused code expires after five minutes ($name)',
  async ({ database }) => {
    const server = await startAuth(database);
    const guessed = await startedFlow(server);
    expect(await guessed.exchange(newVerifier())).toEqual({ status: 400, code: 'bad_code_verifier' });
    expect(await guessed.exchange(guessed.verifier)).toEqual({ status: 404, code: 'flow_state_not_found' });
    const late = await startedFlow(server);
    server.advance(5 * MINUTE + 1000);
    expect(await late.exchange(late.verifier)).toEqual({ status: 422, code: 'flow_state_expired' });
    const nothing = await server.request('POST', '/token?grant_type=pkce', { body: { auth_code: 'x' } });
    expect(await nothing.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
    await server.close();
  },
);

test.for(servers)('a code is invalid after its owner ends all sessions ($name)', async ({ server }) => {
  const { person, client } = await server.signedIn();
  const thief = server.newClient('pkce');
  await thief.resetPasswordForEmail(person.email);
  const { query } = await openLink(newestLink(server, person.email));
  await client.signOut({ scope: 'global' });
  expect(await codeOf(thief.exchangeCodeForSession(query['code'] ?? ''))).toBe('flow_state_not_found');
});

test.for(servers)('an incomplete or malformed challenge is refused ($name)', async ({ server }) => {
  const email = server.newEmail();
  const good = 'a'.repeat(43);
  for (const challenge of [
    { code_challenge: good },
    { code_challenge_method: 's256' },
    { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' },
    { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' },
    { code_challenge: `${good}/`, code_challenge_method: 's256' },
    { code_challenge: good, code_challenge_method: 'md5' },
  ]) {
    for (const path of ['/otp', '/recover', '/resend', '/signup']) {
      const body = { email, password: 'quiet-harbour', type: 'signup', ...challenge };
      const response = await server.request('POST', path, { body });
      expect({ path, challenge, ...(await response.json()) }).toMatchObject({
        error_code: 'validation_failed',
      });
    }
  }
  expect(server.mailsTo(email)).toEqual([]);
});

test.for(servers)(
  'the stored codes and challenges of a link are useless to an attacker ($name)',
  async ({ server, database }) => {
    const client = server.newClient('pkce');
    const { email } = await server.newPerson();
    await client.signInWithOtp({ email });
    const sixDigits = /^\d{6}$/m.exec(server.mailsTo(email)[0]?.text ?? '')?.[0] ?? '';
    const stored = () =>
      database.asAuthAdmin(async (auth) => [
        await auth.query('select token_hash, code_hash from auth.one_time_tokens where relates_to = $1', [
          email,
        ]),
        await auth.query('select auth_code from auth.flow_state'),
      ]);
    expect(JSON.stringify(await stored())).not.toMatch(new RegExp(`"${sixDigits}"`));
    const { query } = await openLink(newestLink(server, email));
    expect(JSON.stringify(await stored())).not.toContain(query['code']);
  },
);
