import { AuthClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { levelOf, withSecondStep } from './second-step.ts';
import { SERVICE_KEY, newestLink, openLink, startAuth, startAuthOnEach } from './auth-server.ts';
import { codeOf } from './second-step.ts';

const servers = await startAuthOnEach();

// ASVS: 6.2.11
test.for(servers)(
  'the service key can create, read, update and delete accounts ($name)',
  async ({ server }) => {
    const admin = server.admin();
    await server.newPerson();
    const email = server.newEmail();
    const made = await admin.createUser({
      email,
      password: 'quiet-harbour',
      email_confirm: true,
      user_metadata: { first_name: 'Kim' },
      app_metadata: { note: 'staff' },
    });
    expect(made.error).toBeNull();
    const id = made.data.user?.id ?? '';
    expect(made.data.user).toMatchObject({
      email,
      user_metadata: { first_name: 'Kim' },
      app_metadata: { provider: 'email', note: 'staff' },
    });
    expect(server.mailsTo(email)).toEqual([]);
    expect(await codeOf(admin.createUser({ email, password: 'quiet-harbour' }))).toBe('email_exists');
    const client = server.newClient();
    expect((await client.signInWithPassword({ email, password: 'quiet-harbour' })).error).toBeNull();

    const listed = await admin.listUsers({ page: 1, perPage: 1 });
    expect(listed.data).toMatchObject({ users: [{ id }], nextPage: 2 });
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);

    const moved = server.newEmail();
    const changed = await admin.updateUserById(id, {
      email: moved,
      password: 'second-password',
      email_confirm: true,
    });
    expect(changed.data.user?.email).toBe(moved);
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    const credentials = { email: moved, password: 'second-password' };
    expect((await client.signInWithPassword(credentials)).error).toBeNull();
    expect(await codeOf(admin.updateUserById(id, { email: (await server.newPerson()).email }))).toBe(
      'email_exists',
    );
    expect(await codeOf(admin.updateUserById(id, { password: 'x' }))).toBe('weak_password');
    expect(await codeOf(admin.updateUserById(id, { password: 'letmein' }))).toBe('weak_password');
    expect(await codeOf(admin.createUser({ email: server.newEmail(), password: 'letmein' }))).toBe(
      'weak_password',
    );
    const link = { type: 'signup', email: server.newEmail(), password: 'letmein' } as const;
    expect(await codeOf(admin.generateLink(link))).toBe('weak_password');

    expect(await codeOf(admin.deleteUser(id, true))).toBe('validation_failed');
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found', status: 404 });
    expect(await codeOf(server.newClient().signInWithPassword(credentials))).toBe('invalid_credentials');
    expect((await admin.deleteUser(id)).error).toMatchObject({ code: 'user_not_found', status: 404 });
  },
);

// ASVS: 7.4.2, 7.4.5
test.for(servers)('a ban ends all sessions immediately ($name)', async ({ server }) => {
  const { person, client } = await server.signedIn();
  const { session } = (await client.getSession()).data;
  const token = session?.access_token ?? '';
  const read = async () =>
    (await fetch(`${server.url}/rest/v1/profiles`, { headers: { Authorization: `Bearer ${token}` } })).status;
  expect(await read()).toBe(200);

  const banned = await server.admin().updateUserById(person.id, { ban_duration: '1h30m' });
  expect(Date.parse(banned.data.user?.banned_until ?? '')).toBeGreaterThan(Date.now() + 80 * 60_000);
  expect(await read()).toBe(401);
  expect((await server.newClient().getUser(token)).error).not.toBeNull();
  expect(
    await codeOf(server.newClient().refreshSession({ refresh_token: session?.refresh_token ?? '' })),
  ).toBe('refresh_token_not_found');
  expect(await codeOf(server.newClient().signInWithPassword(person))).toBe('user_banned');
  await server.newClient().signInWithOtp({ email: person.email });
  expect((await openLink(newestLink(server, person.email))).hash['error_code']).toBe('user_banned');

  await server.admin().updateUserById(person.id, { ban_duration: 'none' });
  expect(await codeOf(server.newClient().signInWithPassword(person))).toBeUndefined();
  const wrong = await server.admin().updateUserById(person.id, { ban_duration: 'for ever' });
  expect(wrong.error).toMatchObject({ code: 'validation_failed', status: 400 });
});

test.for(servers)(
  'the operator can generate working links of every kind without sending an email ($name)',
  async ({ server }) => {
    const admin = server.admin();
    const linkOf = async (params: Parameters<typeof admin.generateLink>[0]) => {
      const { data, error } = await admin.generateLink(params);
      if (error) throw error;
      return data;
    };
    const email = server.newEmail();
    const signup = await linkOf({ type: 'signup', email, password: 'quiet-harbour' });
    expect(signup.user).toMatchObject({ email });
    expect((await openLink(signup.properties.action_link)).hash).toMatchObject({ type: 'signup' });
    expect(
      await codeOf(server.newClient().signInWithPassword({ email, password: 'quiet-harbour' })),
    ).toBeUndefined();
    const again = await admin.generateLink({ type: 'signup', email, password: 'quiet-harbour' });
    expect(again.error?.code).toBe('email_exists');

    const magic = await linkOf({ type: 'magiclink', email });
    const byCode = { email, token: magic.properties.email_otp, type: 'email' } as const;
    expect((await server.newClient().verifyOtp(byCode)).data.user?.email).toBe(email);
    const recovery = await linkOf({
      type: 'recovery',
      email,
      options: { redirectTo: 'https://elsewhere.test/' },
    });
    expect(recovery.properties.redirect_to).toBe(`${server.url}/auth`);
    const byHash = { token_hash: recovery.properties.hashed_token, type: 'recovery' } as const;
    expect((await server.newClient().verifyOtp(byHash)).data.user?.email).toBe(email);
    expect(await codeOf(admin.generateLink({ type: 'recovery', email: server.newEmail() }))).toBe(
      'user_not_found',
    );

    const newEmail = server.newEmail();
    const change = await linkOf({ type: 'email_change_new', email, newEmail });
    await openLink(change.properties.action_link);
    expect((await admin.getUserById(signup.user.id)).data.user?.email).toBe(newEmail);
    const current = await admin.generateLink({
      type: 'email_change_current',
      email: newEmail,
      newEmail: email,
    });
    expect(current.error?.code).toBe('validation_failed');
    expect([server.mailsTo(email), server.mailsTo(newEmail)].map((mails) => mails.length)).toEqual([1, 0]);
  },
);

test.for(servers)(
  'an invitation leads to choosing a password, and drops a pending one ($name)',
  async ({ server }) => {
    const email = server.newEmail();
    await server.newClient().signUp({ email, password: 'a-strangers-choice' });
    expect((await server.admin().inviteUserByEmail(email, { data: { first_name: 'Kim' } })).error).toBeNull();
    const redirect = await openLink(newestLink(server, email));
    expect(redirect).toMatchObject({ page: `${server.url}/update-password`, hash: { type: 'recovery' } });
    const thief = server.newClient().signInWithPassword({ email, password: 'a-strangers-choice' });
    expect(await codeOf(thief)).toBe('invalid_credentials');
    expect(await codeOf(server.admin().inviteUserByEmail(email))).toBe('email_exists');
  },
);

test.for(servers)(
  'the operator can remove the second step for a person who lost their phone ($name)',
  async ({ server }) => {
    const { person, client, phone } = await withSecondStep(server);
    await client.mfa.recoveryCodes.generate();
    const { mfa } = server.admin();
    const listed = await mfa.listFactors({ userId: person.id });
    expect(JSON.stringify(listed.data)).not.toMatch(/secret|code_hash/);
    expect(listed.data?.factors).toHaveLength(2);
    const gone = { userId: person.id, id: phone.factorId };
    expect((await mfa.deleteFactor(gone)).error).toBeNull();
    expect((await mfa.deleteFactor(gone)).error).toMatchObject({ code: 'mfa_factor_not_found', status: 404 });
    expect((await mfa.listFactors({ userId: person.id })).data?.factors).toEqual([]);
    expect(server.mailsTo(person.email).at(-1)?.subject).toBe('You no longer need a code to sign in');
    const fresh = server.newClient();
    expect((await fresh.signInWithPassword(person)).error).toBeNull();
    expect(await levelOf(fresh)).toBe('aal1 of aal1');
  },
);

// ASVS: 7.4.5
test.for(servers)(
  'an operator can sign a person out with the person’s access token ($name)',
  async ({ server }) => {
    const { client } = await server.signedIn();
    const token = (await client.getSession()).data.session?.access_token ?? '';
    expect((await server.admin().signOut(token, 'global')).error).toBeNull();
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
  },
);

const asked = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${crypto.randomUUID()}`],
  ['PUT', `/admin/users/${crypto.randomUUID()}`],
  ['DELETE', `/admin/users/${crypto.randomUUID()}`],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
] as const;

test.for(servers)(
  'rejects admin requests without the service key, with a wrong key, from web pages and from users ($name)',
  async ({ server, database }) => {
    const { client } = await server.signedIn();
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const without = await startAuth(database, { serviceKey: null });
    const key = `Bearer ${SERVICE_KEY}`;
    const callers = {
      'without a key': [server, {}],
      'with another key': [server, { Authorization: `Bearer ${SERVICE_KEY.slice(0, -1)}2` }],
      'with half the key': [server, { Authorization: `Bearer ${SERVICE_KEY.slice(0, 20)}` }],
      'from a page': [server, { Authorization: key, Origin: server.url }],
      'from a page of the same origin': [server, { Authorization: key, 'Sec-Fetch-Site': 'same-origin' }],
      'where no key is set': [without, { Authorization: key }],
      'where no key is set, with none': [without, { Authorization: 'Bearer undefined' }],
    } as const;
    for (const [caller, [target, headers]] of Object.entries(callers)) {
      for (const [method, path] of asked) {
        const response = await target.request(method, path, {
          headers,
          ...(method !== 'GET' && { body: {} }),
        });
        expect({ caller, path, status: response.status }).toEqual({
          caller,
          path,
          status: 'Authorization' in headers ? 403 : 401,
        });
      }
    }
    const person = await server.request('GET', '/admin/users', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await person.json()).toMatchObject({ code: 403, error_code: 'not_admin' });
    await without.close();
  },
);

test.for(servers)(
  "the service key is not a person's token, and is never logged ($name)",
  async ({ server }) => {
    const client = new AuthClient({
      url: `${server.url}/auth/v1`,
      persistSession: false,
      autoRefreshToken: false,
    });
    expect((await client.getUser(SERVICE_KEY)).error?.code).toBe('bad_jwt');
    const rest = await fetch(`${server.url}/rest/v1/profiles`, {
      headers: { Authorization: `Bearer ${SERVICE_KEY}` },
    });
    expect(rest.status).toBe(401);
    await server.admin().listUsers();
    expect(server.logged()).not.toContain(SERVICE_KEY);
  },
);

test.for(servers)('invalid operator requests get errors in the usual shape ($name)', async ({ server }) => {
  const headers = { Authorization: `Bearer ${SERVICE_KEY}` };
  const refusals = [
    ['GET', '/admin/users?page=x', undefined, 400],
    ['GET', '/admin/users?per_page=0', undefined, 400],
    ['GET', '/admin/users/7', undefined, 404],
    ['POST', '/admin/users', { password: 'quiet-harbour' }, 400],
    ['POST', '/admin/users', { email: 'a@b.test', role: 'service_role' }, 400],
    ['POST', '/admin/users', { email: 'a@b.test', phone: '+15550100' }, 400],
    ['POST', '/admin/generate_link', { type: 'nothing', email: 'a@b.test' }, 400],
    ['POST', '/admin/oauth/clients', {}, 404],
  ] as const;
  for (const [method, path, body, status] of refusals) {
    const response = await server.request(method, path, { headers, body });
    expect({ path, status: response.status, ...(await response.json()) }).toMatchObject({
      path,
      status,
      code: status,
    });
  }
  expect(server.logged()).not.toContain('an auth request failed');
});
