import type { GoTrueClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/auth/passwords/password.ts';
import { type AuthServer, newestLink, openLink, startAuth, startAuthOnEach } from './auth-server.ts';

const HOUR = 3_600_000;
const servers = await startAuthOnEach();

async function signInBy(server: AuthServer, hash: Record<string, string>): Promise<GoTrueClient> {
  const client = server.newClient();
  const { error } = await client.setSession({
    access_token: hash['access_token'] ?? '',
    refresh_token: hash['refresh_token'] ?? '',
  });
  if (error) throw error;
  return client;
}

async function sessionCount(server: AuthServer, userId: string): Promise<number> {
  const rows = await server.database.asAuthAdmin((auth) =>
    auth.query('select id from auth.sessions where user_id = $1', [userId]),
  );
  return rows.length;
}

async function pendingOf(server: AuthServer, userId: string) {
  const [pending] = await server.database.asAuthAdmin((auth) =>
    auth.query<{ email_change: string | null; tokens: string[] | null }>(
      `select email_change,
         (select array_agg(token_type::text order by token_type::text)
          from auth.one_time_tokens where user_id = users.id) as tokens
       from auth.users where id = $1`,
      [userId],
    ),
  );
  return pending;
}

function recoveryLink(server: AuthServer, email: string): string {
  const texts = server.mailsTo(email).map(({ text }) => text);
  return /http\S+\/verify\S+type=recovery\S*/.exec(texts.toReversed().join('\n'))?.[0] ?? '';
}

type Credentials = { email: string; password: string };

/** Actions of an owner who suspects that someone else has a session. */
const waysToShutOut: Record<string, (server: AuthServer, owner: Credentials) => Promise<void>> = {
  'a changed password': async (server, owner) => {
    const client = server.newClient();
    await client.signInWithPassword(owner);
    await client.updateUser({ password: 'second-password' });
  },
  'a recovery to a new password': async (server, owner) => {
    await server.newClient().resetPasswordForEmail(owner.email);
    const client = await signInBy(server, (await openLink(recoveryLink(server, owner.email))).hash);
    await client.updateUser({ password: 'second-password' });
  },
  'signing out everywhere': async (server, owner) => {
    const client = server.newClient();
    await client.signInWithPassword(owner);
    await client.signOut({ scope: 'global' });
  },
};

// Specification: 7.auth.5
test.for(servers)(
  'a forgotten password is replaced through the link in the email ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const elsewhere = server.newClient();
    await elsewhere.signInWithPassword(person);

    const { error } = await server
      .newClient()
      .resetPasswordForEmail(person.email, { redirectTo: `${server.url}/update-password` });
    expect(error).toBeNull();
    const redirect = await openLink(newestLink(server, person.email));
    expect(redirect).toMatchObject({ page: `${server.url}/update-password`, hash: { type: 'recovery' } });

    const client = await signInBy(server, redirect.hash);
    expect((await client.updateUser({ password: 'second-password' })).error).toBeNull();
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await server.newClient().signInWithPassword(person)).error?.code).toBe('invalid_credentials');
    const signedIn = await server.newClient().signInWithPassword({ ...person, password: 'second-password' });
    expect(signedIn.error).toBeNull();
    expect(server.mailsTo(person.email).at(-1)?.subject).toBe('Your password was changed');
  },
);

test.for(servers)(
  'a recovery link expires after an hour or once a new password is set ($name)',
  async ({ database }) => {
    const server = await startAuth(database);
    const { person, client } = await server.signedIn();
    await client.resetPasswordForEmail(person.email);
    const first = newestLink(server, person.email);
    await client.updateUser({ password: 'second-password' });
    expect((await openLink(first)).hash['error_code']).toBe('otp_expired');

    await client.resetPasswordForEmail(person.email);
    const second = newestLink(server, person.email);
    server.advance(HOUR + 1000);
    expect((await openLink(second)).hash['error_code']).toBe('otp_expired');
    await server.close();
  },
);

test.for(servers)('recovery gives the same response for unknown addresses ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const answerTo = async (email: string) => {
    const response = await server.request('POST', '/recover', { body: { email } });
    return { status: response.status, body: await response.text() };
  };
  const known = await answerTo(person.email);
  expect(known).toEqual({ status: 200, body: '{}' });
  expect(await answerTo(server.newEmail())).toEqual(known);
});

test.for(servers)(
  'recovery of an unconfirmed account drops the pending password ($name)',
  async ({ server }) => {
    const email = server.newEmail();
    await server.newClient().signUp({ email, password: 'of-a-stranger' });
    await server.newClient().resetPasswordForEmail(email);
    const redirect = await openLink(newestLink(server, email));
    expect(redirect.page).toBe(`${server.url}/update-password`);
    const stranger = await server.newClient().signInWithPassword({ email, password: 'of-a-stranger' });
    expect(stranger.error?.code).toBe('invalid_credentials');
  },
);

// Specification: 7.auth.6
test.for(servers)(
  'a changed password ends the other sessions and keeps this one ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const elsewhere = server.newClient();
    await elsewhere.signInWithPassword(person);
    const { error } = await client.updateUser({ password: 'second-password' });
    expect(error).toBeNull();
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.getUser()).data.user?.id).toBe(person.id);
    expect((await client.refreshSession()).error).toBeNull();
  },
);

// ASVS: 6.2.11
test.for(servers)(
  'reusing the password or choosing a weak one is rejected and changes nothing else ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const same = await client.updateUser({ password: person.password, data: { first_name: 'Else' } });
    expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
    const weak = await client.updateUser({ password: '12345', data: { first_name: 'Else' } });
    expect(weak.error?.name).toBe('AuthWeakPasswordError');
    for (const password of ['sunshine1', `${person.email}1`, 'Evenkeel2026', 'Sam2019']) {
      expect((await client.updateUser({ password, data: { first_name: 'Else' } })).error).toMatchObject({
        name: 'AuthWeakPasswordError',
        reasons: ['pwned'],
      });
    }
    expect(
      (await client.updateUser({ password: 'elsewise', data: { first_name: 'Elsewise' } })).error,
    ).toMatchObject({
      name: 'AuthWeakPasswordError',
    });
    expect((await client.getUser()).data.user?.user_metadata).toMatchObject({ first_name: 'Sam' });
  },
);

test.for(servers)('an older, weak password still works for sign-in ($name)', async ({ server }) => {
  const { email, id } = await server.newPerson();
  const kept = await hashPassword('sunshine1');
  await server.database.asAuthAdmin((auth) =>
    auth.query('update auth.users set encrypted_password = $2 where id = $1', [id, kept]),
  );
  const { error } = await server.newClient().signInWithPassword({ email, password: 'sunshine1' });
  expect(error).toBeNull();
});

// Specification: 3.user, 7.auth.6
test.for(servers)('names are changed one by one and removed with null ($name)', async ({ server }) => {
  const { client } = await server.signedIn();
  const { data } = await client.updateUser({
    data: { first_name: 'Robin', last_name: null, note: { a: [1, true] } },
  });
  expect(data.user?.user_metadata).toEqual({ first_name: 'Robin', note: { a: [1, true] } });
  const tooMuch = await client.updateUser({ data: { more: 'x'.repeat(4080) } });
  expect(tooMuch.error).toMatchObject({ code: 'validation_failed', status: 400 });
});

// Specification: 7.auth.6
test.for(servers)(
  'a new email address takes effect once the person confirms it by email ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const email = server.newEmail();
    const { data } = await client.updateUser({ email }, { emailRedirectTo: `${server.url}/` });
    expect(data.user).toMatchObject({ email: person.email, new_email: email });
    expect(server.mailsTo(person.email).map(({ subject }) => subject)).toEqual([
      'Someone asked to change your email',
    ]);

    await client.resend({ type: 'email_change', email: person.email });
    expect(server.mailsTo(email).map(({ subject }) => subject)).toEqual([
      'Confirm your new address',
      'Confirm your new address',
    ]);
    const redirect = await openLink(newestLink(server, email));
    expect(redirect).toEqual({
      page: `${server.url}/auth`,
      query: {},
      hash: { type: 'email_change', message: 'Your new address is confirmed' },
    });
    const { data: changed } = await client.getUser();
    expect(changed.user).toMatchObject({ id: person.id, email });
    expect(changed.user?.new_email).toBeUndefined();
    expect(changed.user?.identities?.[0]?.identity_data).toMatchObject({ email });
    expect(server.mailsTo(person.email).at(-1)?.subject).toBe('Your email address was changed');
    expect((await server.newClient().signInWithPassword({ ...person, email })).error).toBeNull();
  },
);

test.for(servers)(
  'a link that confirms a new email address signs nobody in, regardless of who requested it ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const email = server.newEmail();
    await client.updateUser({ email });
    const token_hash = newestLink(server, email).searchParams.get('token') ?? '';
    const { data, error } = await server.newClient().verifyOtp({ type: 'email_change', token_hash });
    expect(error).toBeNull();
    expect(data).toMatchObject({ user: { id: person.id, email }, session: null });
    expect(await sessionCount(server, person.id)).toBe(1);
    expect((await client.refreshSession()).data.user?.email).toBe(email);
  },
);

test.for(
  servers.flatMap((each) =>
    Object.entries(waysToShutOut).map(([way, shutOut]) => ({ ...each, way, shutOut })),
  ),
)('$way cancels all pending requests of a thief ($name)', async ({ server, shutOut }) => {
  const { person, client: thief } = await server.signedIn();
  const email = server.newEmail();
  await thief.updateUser({ email });
  await thief.resetPasswordForEmail(person.email);
  await thief.reauthenticate();
  const links = [newestLink(server, email), recoveryLink(server, person.email)];
  expect(await pendingOf(server, person.id)).toEqual({
    email_change: email,
    tokens: ['email_change_token_new', 'reauthentication_token', 'recovery_token'],
  });

  await shutOut(server, person);
  expect(await pendingOf(server, person.id)).toEqual({ email_change: null, tokens: null });
  for (const link of links) expect((await openLink(link)).hash['error_code']).toBe('otp_expired');
  await server.newClient().resend({ type: 'email_change', email: person.email });
  expect(server.mailsTo(email)).toHaveLength(1);
  expect((await thief.getUser()).error?.name).toBe('AuthSessionMissingError');
});

test.for(servers)(
  'an email address that has an account cannot be taken over or detected ($name)',
  async ({ server }) => {
    const { client } = await server.signedIn();
    const other = await server.newPerson();
    const { data, error } = await client.updateUser({ email: other.email });
    expect(error).toBeNull();
    expect(data.user?.new_email).toBe(other.email);
    expect(server.mailsTo(other.email).map(({ subject }) => subject)).toEqual(['About your sign-in']);
  },
);

test.for(servers)(
  "a stranger's unfinished sign-up does not block an email address for its owner ($name)",
  async ({ server, database }) => {
    const { person, client } = await server.signedIn();
    const email = server.newEmail();
    const stranger = { email, password: 'quiet-harbour' };
    await server.newClient().signUp(stranger);
    const planted = newestLink(server, email);
    expect((await client.updateUser({ email })).error).toBeNull();
    expect((await openLink(newestLink(server, email))).hash['message']).toBeTruthy();
    expect((await server.newClient().signInWithPassword({ ...person, email })).data.user?.id).toBe(person.id);
    expect((await openLink(planted)).hash['error_code']).toBe('otp_expired');
    expect((await server.newClient().signInWithPassword(stranger)).error?.code).toBe('invalid_credentials');
    const holders = await database.asAuthAdmin((auth) =>
      auth.query('select id from auth.users where email = $1', [email]),
    );
    expect(holders).toEqual([{ id: person.id }]);
  },
);

test.for(servers)(
  'when two people request the same email address, the first to confirm gets it ($name)',
  async ({ server }) => {
    const [one, two] = [await server.signedIn(), await server.signedIn()];
    const email = server.newEmail();
    await one.client.updateUser({ email });
    const linkOne = newestLink(server, email);
    await two.client.updateUser({ email });
    const linkTwo = newestLink(server, email);
    expect((await openLink(linkTwo)).hash['message']).toBeTruthy();
    expect((await openLink(linkOne)).hash['error_code']).toBe('otp_expired');
  },
);

// Specification: 7.auth.7
test.for(servers)('reauthentication emails a code that works once ($name)', async ({ server }) => {
  const { person, client } = await server.signedIn();
  expect((await client.reauthenticate()).error).toBeNull();
  const nonce = /^\d{6}$/m.exec(server.mailsTo(person.email)[0]?.text ?? '')?.[0] ?? '';
  const wrong = await client.updateUser({
    password: 'second-password',
    nonce: nonce === '000000' ? '000001' : '000000',
  });
  expect(wrong.error?.code).toBe('reauthentication_not_valid');
  expect((await client.updateUser({ password: 'second-password', nonce })).error).toBeNull();
  const again = await client.updateUser({ password: 'third-password', nonce });
  expect(again.error?.code).toBe('reauthentication_not_valid');
});

// ASVS: 15.3.3
test.for(servers)('a person cannot make themselves an administrator ($name)', async ({ server }) => {
  const { client } = await server.signedIn();
  const token = (await client.getSession()).data.session?.access_token ?? '';
  const response = await server.request('PUT', '/user', {
    body: { app_metadata: { role: 'service_role' } },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error_code: 'not_admin' });
  await server.request('PUT', '/user', {
    body: { role: 'service_role', email_confirmed_at: null, id: crypto.randomUUID() },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect((await client.getUser()).data.user).toMatchObject({ role: 'authenticated' });
});

// ASVS: 7.5.1
test.for(servers)(
  'an old session needs proof to change the email address, even after a newer sign-in elsewhere ($name)',
  async ({ database }) => {
    const server = await startAuth(database);
    const { person, client } = await server.signedIn();
    server.advance(25 * HOUR);
    await client.refreshSession();
    await server.newClient().signInWithPassword(person);
    const email = server.newEmail();
    const codeOf = async (change: Parameters<GoTrueClient['updateUser']>[0]) =>
      (await client.updateUser(change)).error?.code;
    expect(await codeOf({ email, data: { first_name: 'Else' } })).toBe('reauthentication_needed');
    expect(await codeOf({ email, current_password: 'guessed' })).toBe('invalid_credentials');
    expect(await codeOf({ email, nonce: '12345' })).toBe('reauthentication_not_valid');
    expect(server.mailsTo(email)).toEqual([]);
    expect(await pendingOf(server, person.id)).toEqual({ email_change: null, tokens: null });
    expect(await codeOf({ email: person.email, data: { first_name: 'Robin' } })).toBeUndefined();

    expect(await codeOf({ email, current_password: person.password })).toBeUndefined();
    await client.reauthenticate();
    const nonce = /^\d{6}$/m.exec(server.mailsTo(person.email).at(-1)?.text ?? '')?.[0] ?? '';
    expect(await codeOf({ email: server.newEmail(), nonce })).toBeUndefined();
    await server.close();
  },
);

test.for(servers)('an update that changes nothing is not recorded ($name)', async ({ server }) => {
  const { person, client } = await server.signedIn();
  const entries = async () => {
    const rows = await server.database.asAuthAdmin((auth) =>
      auth.query(
        `select id from auth.audit_log_entries
         where payload->>'actor_id' = $1 and payload->>'action' = 'user_modified'`,
        [person.id],
      ),
    );
    return rows.length;
  };
  await client.updateUser({});
  await client.updateUser({ email: person.email, data: { first_name: 'Sam' } });
  expect(await entries()).toBe(0);
  await client.updateUser({ data: { first_name: 'Robin' } });
  expect(await entries()).toBe(1);
});
