import { expect, test } from 'vitest';
import { productionLimits } from '#server/limits/limits.ts';
import { type AuthServer, newestLink, openLink, startAuth, startAuthOnEach } from './auth-server.ts';
import { codeOf } from './second-step.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const servers = await startAuthOnEach();

function newestCode(server: AuthServer, email: string): string {
  return /^\d{6}$/m.exec(server.mailsTo(email).at(-1)?.text ?? '')?.[0] ?? expect.fail('no code');
}

function other(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

// Specification: 7.auth.14
// ASVS: 6.4.1, 6.5.4
test.for(servers)('the code of a sign-in email works once ($name)', async ({ server }) => {
  const { email, id } = await server.newPerson();
  const client = server.newClient();
  expect((await client.signInWithOtp({ email })).error).toBeNull();
  expect(server.mailsTo(email)).toHaveLength(1);
  const token = newestCode(server, email);
  expect(server.mailsTo(email)[0]?.subject).toBe('Your sign-in code');

  const wrong = await client.verifyOtp({ email, token: other(token), type: 'email' });
  expect(wrong.error).toMatchObject({ code: 'otp_expired', status: 403 });
  const { data, error } = await client.verifyOtp({ email, token, type: 'email' });
  expect(error).toBeNull();
  expect(data.session?.user.id).toBe(id);
  expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }]);
  expect(await codeOf(client.verifyOtp({ email, token, type: 'email' }))).toBe('otp_expired');
  expect((await openLink(newestLink(server, email))).hash['error_code']).toBe('otp_expired');
});

// ASVS: 6.4.1
test.for(servers)(
  'the link in a sign-in email works and invalidates the code ($name)',
  async ({ server }) => {
    const { email } = await server.newPerson();
    await server.newClient().signInWithOtp({ email, options: { emailRedirectTo: `${server.url}/` } });
    const token = newestCode(server, email);
    const redirect = await openLink(newestLink(server, email));
    expect(redirect).toMatchObject({ page: `${server.url}/`, hash: { type: 'magiclink' } });
    expect(redirect.hash['access_token']).toBeTruthy();
    expect(await codeOf(server.newClient().verifyOtp({ email, token, type: 'email' }))).toBe('otp_expired');
  },
);

test.for(servers)('a new person can sign up with a code and provide a name ($name)', async ({ server }) => {
  const email = server.newEmail();
  const client = server.newClient();
  const data = { first_name: 'Kim', last_name: 'Doe' };
  await client.signInWithOtp({ email, options: { data } });
  const verified = await client.verifyOtp({ email, token: newestCode(server, email), type: 'magiclink' });
  expect(verified.error).toBeNull();
  expect(verified.data.user).toMatchObject({ email, user_metadata: data });
  expect(verified.data.user?.email_confirmed_at).toBeTruthy();
  expect(await codeOf(server.newClient().signInWithPassword({ email, password: 'quiet-harbour' }))).toBe(
    'invalid_credentials',
  );
});

test.for(servers)(
  'when new accounts are not allowed, an unknown email address gets the same response but no email ($name)',
  async ({ server }) => {
    const { email } = await server.newPerson();
    const unknown = server.newEmail();
    const answers = await Promise.all(
      [email, unknown].map(async (address) => {
        const response = await server.request('POST', '/otp', {
          body: { email: address, create_user: false },
        });
        return { status: response.status, body: await response.json() };
      }),
    );
    expect(answers[0]).toEqual({ status: 200, body: {} });
    expect(answers[1]).toEqual(answers[0]);
    expect(server.mailsTo(email)).toHaveLength(1);
    expect(server.mailsTo(unknown)).toEqual([]);
  },
);

test.for(servers)(
  'signing in with a code discards a pending password and pending names ($name)',
  async ({ server }) => {
    const email = server.newEmail();
    const data = { first_name: 'Stranger' };
    await server.newClient().signUp({ email, password: 'a-strangers-choice', options: { data } });
    await server.newClient().signInWithOtp({ email });
    const token = newestCode(server, email);
    const verified = await server.newClient().verifyOtp({ email, token, type: 'email' });
    expect(verified.data.user?.user_metadata).toEqual({});
    const thief = server.newClient().signInWithPassword({ email, password: 'a-strangers-choice' });
    expect(await codeOf(thief)).toBe('invalid_credentials');
  },
);

// ASVS: 6.6.3
test.for(servers)(
  'five wrong guesses invalidate the code but not the link, however the guesses are sent ($name)',
  async ({ server }) => {
    const { email } = await server.newPerson();
    await server.newClient().signInWithOtp({ email });
    const token = newestCode(server, email);
    const guesses = await Promise.all(
      Array.from({ length: 5 }, () =>
        codeOf(server.newClient().verifyOtp({ email, token: other(token), type: 'email' })),
      ),
    );
    expect(guesses).toEqual(Array(5).fill('otp_expired'));
    expect(await codeOf(server.newClient().verifyOtp({ email, token, type: 'email' }))).toBe('otp_expired');
    expect((await openLink(newestLink(server, email))).hash['access_token']).toBeTruthy();
  },
);

// ASVS: 6.4.1, 6.5.5
test('an emailed code is valid for ten minutes, the link in the same email for an hour', async () => {
  const [{ database } = expect.fail('no database')] = servers;
  const server = await startAuth(database);
  const mailed = async () => {
    const { email } = await server.newPerson();
    await server.newClient().signInWithOtp({ email });
    return { email, token: newestCode(server, email), link: newestLink(server, email) };
  };
  const typed = ({ email, token }: { email: string; token: string }) =>
    server.newClient().verifyOtp({ email, token, type: 'email' });
  const mails = [await mailed(), await mailed(), await mailed()] as const;
  const user = await server.newPerson();
  const made = await server.admin().generateLink({ type: 'recovery', email: user.email });

  server.advance(10 * MINUTE - 5000);
  expect((await typed(mails[0])).error).toBeNull();
  server.advance(6000);
  expect(await codeOf(typed(mails[1]))).toBe('otp_expired');
  const token = made.data.properties?.email_otp ?? '';
  const asked = { email: user.email, token, type: 'recovery' } as const;
  expect(await codeOf(server.newClient().verifyOtp(asked))).toBe('otp_expired');

  server.advance(50 * MINUTE - 10_000);
  expect((await openLink(mails[1].link)).hash['access_token']).toBeTruthy();
  server.advance(15_000);
  expect((await openLink(mails[2].link)).hash).toMatchObject({ error_code: 'otp_expired' });
  await server.close();
});

test.for(servers)(
  'code guesses across successive emails are limited per account ($name)',
  async ({ database, name }) => {
    const limits = { ...productionLimits, code: { account: { points: 2, seconds: 60 } } };
    const server = await startAuth(database, { limits, sharedLimits: name === 'PostgreSQL' });
    const { email } = await server.newPerson();
    const guess = async () => {
      await server.newClient().signInWithOtp({ email });
      const token = other(newestCode(server, email));
      return codeOf(server.newClient().verifyOtp({ email, token, type: 'email' }));
    };
    expect([await guess(), await guess()]).toEqual(['otp_expired', 'otp_expired']);
    expect(await guess()).toBe('over_request_rate_limit');
    await server.close();
  },
);

test.for(servers)(
  'guesses from other networks do not keep the owner from using the code ($name)',
  async ({ database, name }) => {
    const server = await startAuth(database, {
      limits: { ...productionLimits, mail: {} },
      sharedLimits: name === 'PostgreSQL',
      trustedProxies: '127.0.0.1',
    });
    const { email } = await server.newPerson();
    const tried = async (token: string, from: string) => {
      const body = { email, token, type: 'email' };
      const headers = { 'X-Forwarded-For': from };
      return (await server.request('POST', '/verify', { body, headers })).status;
    };
    const statuses = new Set<number>();
    for (let guess = 0; guess < 20; guess += 1) {
      if (guess % 5 === 0) await server.newClient().signInWithOtp({ email });
      statuses.add(await tried(other(newestCode(server, email)), '203.0.113.7'));
    }
    await server.newClient().signInWithOtp({ email });
    expect([[...statuses], await tried(newestCode(server, email), '203.0.113.7')]).toEqual([[403], 429]);
    expect(await tried(newestCode(server, email), '198.51.100.1')).toBe(200);
    await server.close();
  },
);

// Specification: 7.auth.14
test.for(servers)(
  'the token in every email works with or without the email address ($name)',
  async ({ server }) => {
    const tokenTo = (email: string) => newestLink(server, email).searchParams.get('token') ?? '';
    const { person, client } = await server.signedIn();
    for (const type of ['recovery', 'magiclink', 'email'] as const) {
      for (const isHash of [true, false]) {
        if (type === 'recovery') await client.resetPasswordForEmail(person.email);
        else await client.signInWithOtp({ email: person.email });
        const token = tokenTo(person.email);
        const params = isHash ? { token_hash: token, type } : { email: person.email, token, type };
        expect({ type, error: (await server.newClient().verifyOtp(params)).error }).toEqual({
          type,
          error: null,
        });
      }
    }
    const email = server.newEmail();
    await server.newClient().signUp({ email, password: 'quiet-harbour' });
    expect(
      (await server.newClient().verifyOtp({ email, token: tokenTo(email), type: 'signup' })).error,
    ).toBeNull();

    const moved = server.newEmail();
    const { client: mover } = await server.signedIn();
    await mover.updateUser({ email: moved });
    await mover.resend({ type: 'email_change', email: (await mover.getUser()).data.user?.email ?? '' });
    expect(server.mailsTo(moved)).toHaveLength(2);
    const change = { email: moved, token: tokenTo(moved), type: 'email_change' } as const;
    expect((await server.newClient().verifyOtp(change)).data.user?.email).toBe(moved);
  },
);

// ASVS: 6.2.3
test.for(servers)(
  'a new password in an old session requires an emailed code ($name)',
  async ({ database }) => {
    const server = await startAuth(database);
    const { person, client } = await server.signedIn();
    server.advance(DAY + HOUR);
    await client.refreshSession();
    const password = 'second-password';
    expect(await codeOf(client.updateUser({ password }))).toBe('reauthentication_needed');
    await client.reauthenticate();
    const nonce = newestCode(server, person.email);
    expect(await codeOf(client.updateUser({ password, nonce: other(nonce) }))).toBe(
      'reauthentication_not_valid',
    );
    expect(await codeOf(client.updateUser({ password, nonce }))).toBeUndefined();
    const third = { password: 'third-password' };
    await server.newClient().signInWithPassword({ ...person, password });
    expect(await codeOf(client.updateUser(third))).toBe('reauthentication_needed');
    expect(await codeOf(client.updateUser({ ...third, current_password: 'guessed' }))).toBe(
      'invalid_credentials',
    );
    expect(await codeOf(client.updateUser({ ...third, current_password: password }))).toBeUndefined();
    await server.close();
  },
);

test.for(servers)(
  'an email with a code starts with text that is safe to show on a locked phone ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    await client.reauthenticate();
    await client.signInWithOtp({ email: person.email });
    const mails = server.mailsTo(person.email);
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails) {
      const seen = html
        ?.replace(/<title>.*?<\/title>/, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ');
      for (const shown of [text, seen ?? '']) expect(shown.search(/\b\d{6}\b/)).toBeGreaterThan(200);
    }
  },
);
