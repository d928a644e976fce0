import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { type AuthServer, startAuthOnEach } from './auth-server.ts';
import { codeOf, enrol, levelOf, takeStep, tokenOf, withSecondStep } from './second-step.ts';

const MINUTE = 60_000;
const servers = await startAuthOnEach();

function dataAs(server: AuthServer, token: string): PostgrestClient {
  return new PostgrestClient(`${server.url}/rest/v1`, {
    headers: { Authorization: `Bearer ${token}` },
    retry: false,
  });
}

async function profilesSeen(server: AuthServer, token: string): Promise<string> {
  const { data, status } = await dataAs(server, token).from('profiles').select('id');
  return `${status}: ${data?.length ?? 'none'}`;
}

// Specification: 7.auth.12
test.for(servers)(
  'a phone app is set up with a QR code and a key, and its first code enables two-step sign-in ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const other = server.newClient();
    await other.signInWithPassword(person);
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'P', issuer: 'Evenkeel' });
    expect(data?.type === 'totp' && data.totp).toMatchObject({
      qr_code: expect.stringMatching(/^data:image\/svg\+xml;utf-8,<svg [^#%]*fill="white"[^#%]*<\/svg>\s*$/),
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Evenkeel:.*secret=[A-Z2-7]{32}/),
    });
    expect(await codeOf(client.mfa.unenroll({ factorId: data?.id ?? '' }))).toBeUndefined();

    const phone = await enrol(server, client);
    expect(await levelOf(client)).toBe('aal1 of aal1');
    const before = await tokenOf(client);
    await takeStep(server, client, phone);
    expect(await levelOf(client)).toBe('aal2 of aal2');
    const { data: claims } = await client.getClaims();
    expect(claims?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] });
    const { data: factors } = await client.mfa.listFactors();
    expect(factors?.totp).toMatchObject([{ id: phone.factorId, status: 'verified', friendly_name: 'Phone' }]);
    expect(JSON.stringify(factors)).not.toContain('secret');

    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await profilesSeen(server, before)).toBe('200: 0');
    const [mail] = server.mailsTo(person.email);
    expect(mail?.subject).toBe('You now need a code to sign in');
  },
);

// ASVS: 2.3.1
test.for(servers)(
  'an account with a second step is accessible only after that step, even after a refresh ($name)',
  async ({ server }) => {
    const { person, phone } = await withSecondStep(server);
    const client = server.newClient();
    await client.signInWithPassword(person);
    expect(await levelOf(client)).toBe('aal1 of aal2');
    const half = await tokenOf(client);
    expect(await profilesSeen(server, half)).toBe('401: none');
    expect(await codeOf(client.updateUser({ password: 'another-password' }))).toBe('insufficient_aal');
    expect(await codeOf(client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }))).toBe(
      'insufficient_aal',
    );
    expect(await codeOf(client.mfa.unenroll(phone))).toBe('insufficient_aal');
    expect(await codeOf(client.mfa.recoveryCodes.generate())).toBe('insufficient_aal');
    await client.refreshSession();
    expect(await profilesSeen(server, await tokenOf(client))).toBe('401: none');

    await takeStep(server, client, phone);
    expect(await profilesSeen(server, await tokenOf(client))).toBe('200: 1');
    await client.refreshSession();
    expect(await levelOf(client)).toBe('aal2 of aal2');
    expect(await profilesSeen(server, await tokenOf(client))).toBe('200: 1');
  },
);

// ASVS: 7.2.4
test.for(servers)(
  'completing the second step invalidates the earlier refresh token ($name)',
  async ({ server }) => {
    const { person, phone } = await withSecondStep(server);
    const client = server.newClient();
    const { data } = await client.signInWithPassword(person);
    await takeStep(server, client, phone);
    const stolen = data.session?.refresh_token ?? '';
    expect(await codeOf(server.newClient().refreshSession({ refresh_token: stolen }))).toBe(
      'refresh_token_not_found',
    );
    expect((await client.getUser()).error).toBeNull();
  },
);

test.for(servers)('a password reset does not bypass the second step ($name)', async ({ server }) => {
  const { person, phone } = await withSecondStep(server);
  const client = server.newClient();
  await client.resetPasswordForEmail(person.email);
  const mails = server.mailsTo(person.email).map(({ text }) => text);
  const token = /token=([\w-]+)/.exec(mails.join(''))?.[1] ?? '';
  expect(await codeOf(client.verifyOtp({ type: 'recovery', token_hash: token }))).toBeUndefined();
  expect(await codeOf(client.updateUser({ password: 'a-new-password' }))).toBe('insufficient_aal');
  await takeStep(server, client, phone);
  expect(await codeOf(client.updateUser({ password: 'a-new-password' }))).toBeUndefined();
});

// Specification: 7.auth.12
// ASVS: 7.5.1
test.for(servers)(
  'turning off two-step sign-in requires a code entered in the last ten minutes and removes every factor ($name)',
  async ({ server }) => {
    const { person, client, phone } = await withSecondStep(server);
    server.advance(11 * MINUTE);
    await client.refreshSession();
    expect(await codeOf(client.mfa.unenroll(phone))).toBe('insufficient_aal');
    await takeStep(server, client, phone);
    expect(await codeOf(client.mfa.unenroll(phone))).toBeUndefined();
    expect(server.mailsTo(person.email).at(-1)?.subject).toBe('You no longer need a code to sign in');
    await client.refreshSession();
    expect(await levelOf(client)).toBe('aal1 of aal1');
    expect(await profilesSeen(server, await tokenOf(client))).toBe('200: 1');
  },
);

// ASVS: 7.5.1
test.for(servers)(
  'a set-up requires a recent sign-in, not just an open session ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    server.advance(11 * MINUTE);
    await client.refreshSession();
    const setUp = () => client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expect(await codeOf(setUp())).toBe('reauthentication_needed');
    const elsewhere = server.newClient();
    await elsewhere.signInWithPassword(person);
    expect(await codeOf(setUp())).toBe('reauthentication_needed');
    const phone = await enrol(server, elsewhere, 'Mine');
    expect(await codeOf(elsewhere.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }))).toBe(
      'mfa_factor_name_conflict',
    );
    await takeStep(server, elsewhere, phone);
    expect(await levelOf(elsewhere)).toBe('aal2 of aal2');
  },
);

test.for(servers)(
  "phones and security keys are disabled with GoTrue's errors ($name)",
  async ({ server }) => {
    const { client } = await server.signedIn();
    expect(await codeOf(client.mfa.enroll({ factorType: 'phone', phone: '+15550100' }))).toBe(
      'mfa_phone_enroll_not_enabled',
    );
    const headers = { Authorization: `Bearer ${await tokenOf(client)}` };
    const answers = await Promise.all(
      ['webauthn', 'magic'].map(async (type) =>
        (await server.request('POST', '/factors', { body: { factor_type: type }, headers })).json(),
      ),
    );
    expect(answers).toMatchObject([
      { error_code: 'mfa_webauthn_enroll_not_enabled' },
      { error_code: 'validation_failed' },
    ]);
    expect((await server.request('POST', '/factors/7/challenge', { headers })).status).toBe(404);
    expect((await server.request('POST', '/factors', { body: {} })).status).toBe(401);
    expect(server.logged()).not.toContain('an auth request failed');
  },
);

test.for(servers)(
  'a person can see their sessions and security events, and can end a session ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const other = server.newClient();
    await other.signInWithPassword(person);
    const stranger = await server.signedIn();
    const data = dataAs(server, await tokenOf(client));
    const { data: sessions } = await data.rpc('list_sessions');
    expect(sessions).toMatchObject([{ is_current: true }, { is_current: false }]);
    expect(Object.keys(sessions[0])).toEqual([
      'id',
      'started_at',
      'last_seen_at',
      'user_agent',
      'is_current',
    ]);
    const otherId = sessions[1].id;
    const end = async (token: string, session: string) =>
      (await dataAs(server, token).rpc('end_session', { session })).data;
    expect(await end(await tokenOf(stranger.client), otherId)).toBe(false);
    expect(await end(await tokenOf(client), sessions[0].id)).toBe(false);
    expect(await end(await tokenOf(client), otherId)).toBe(true);
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');

    const { data: events } = await data.rpc('list_security_events');
    expect(events.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'login',
      'login',
      'session_ended',
    ]);
    expect(JSON.stringify(events)).not.toMatch(/127\.0\.0\.1|address/);
    const ended = await tokenOf(client);
    await client.signOut({ scope: 'local' });
    expect((await dataAs(server, ended).rpc('list_security_events')).status).toBe(401);
  },
);

test.for(servers)('the security log is deleted with the account ($name)', async ({ server, database }) => {
  const { person } = await server.signedIn();
  const entries = () =>
    database.asAuthAdmin((auth) =>
      auth.query(`select id from auth.audit_log_entries where payload ->> 'actor_id' = $1`, [person.id]),
    );
  expect(await entries()).toHaveLength(1);
  await database.asAuthAdmin((auth) => auth.query('delete from auth.users where id = $1', [person.id]));
  expect(await entries()).toEqual([]);
});
