import type { GoTrueClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { openEachDatabase } from '../database.ts';
import { type AuthServer, newestCode, newestLink, startAuth } from './auth-server.ts';
import { codeOf, enrol, takeStep, tokenOf } from './second-step.ts';

const HOUR = 3_600_000;
const servers = await Promise.all(
  (await openEachDatabase()).map(async ({ name, database }) => {
    const options = { texts: true, sharedLimits: name === 'PostgreSQL', settings: { SESSION_DAYS: '1' } };
    return { name, database, server: await startAuth(database, options) };
  }),
);

interface Scene {
  server: AuthServer;
  person: { id: string; email: string; password: string };
  owner: GoTrueClient;
  spy: GoTrueClient;
}

/** Every way in which a session ends without its owner's action, and the one by its owner. */
const endings: Record<string, (scene: Scene) => Promise<unknown>> = {
  'the owner signs the others out': ({ owner }) => owner.signOut({ scope: 'others' }),
  'the owner signs out everywhere': ({ owner }) => owner.signOut({ scope: 'global' }),
  'the owner ends it in the list': async ({ server, owner, spy }) => {
    const session = JSON.parse(atob((await tokenOf(spy)).split('.')[1] ?? '')).session_id as string;
    await server.rest(await tokenOf(owner), 'end_session', { session });
  },
  'the owner chooses a new password': ({ owner }) => owner.updateUser({ password: 'wholly-new-lantern-93' }),
  'the owner turns two-step sign-in on': async ({ server, owner }) =>
    takeStep(server, owner, await enrol(server, owner)),
  'the operator bans the account for a while': async ({ server, person }) => {
    await server.admin().updateUserById(person.id, { ban_duration: '1h' });
    await server.admin().updateUserById(person.id, { ban_duration: 'none' });
  },
  'its holder signs out': ({ spy }) => spy.signOut({ scope: 'local' }),
  'its time is over': async ({ server }) => server.advance(13 * HOUR),
};
const cases = servers.flatMap((at) => Object.entries(endings).map(([way, end]) => ({ ...at, way, end })));

// ASVS: 7.4.1
test.for(cases)(
  'an email address change is canceled when the session that requested it ends: $way ($name)',
  async ({ server, end }) => {
    const scene = await begin(server);
    const email = server.newEmail();
    expect((await scene.spy.updateUser({ email })).error).toBeNull();
    const link = newestLink(server, email);
    await end(scene);
    const token_hash = link.searchParams.get('token') ?? '';
    const visitor = server.newClient();
    expect(await codeOf(visitor.verifyOtp({ type: 'email_change', token_hash }))).toBe('otp_expired');
    const mails = server.mailsTo(email).length;
    await visitor.resend({ type: 'email_change', email: scene.person.email });
    expect(await codeOf(verifyNewest(server, email, mails))).toBe('otp_expired');
    const { data } = await server.admin().getUserById(scene.person.id);
    expect(data.user?.email).toBe(scene.person.email);
  },
);

// ASVS: 7.4.1
test.for(cases)(
  'a phone number change is canceled when the session that requested it ends: $way ($name)',
  async ({ server, end }) => {
    const scene = await begin(server);
    const phone = server.newPhone();
    expect((await scene.spy.updateUser({ phone })).error).toBeNull();
    await end(scene);
    const visitor = server.newClient();
    const prove = () =>
      codeOf(visitor.verifyOtp({ type: 'phone_change', phone, token: newestCode(server, phone) }));
    expect(await prove()).toBe('otp_expired');
    await visitor.resend({ type: 'phone_change', phone });
    expect(await prove()).toBe('otp_expired');
    const { data } = await server.admin().getUserById(scene.person.id);
    expect(data.user?.phone).toBe('');
  },
);

test.for(servers)(
  'an email address change succeeds while the session that requested it is open ($name)',
  async ({ server }) => {
    const { person, owner, spy } = await begin(server);
    const email = server.newEmail();
    await owner.updateUser({ email });
    await spy.signOut({ scope: 'local' });
    await server.newClient().resend({ type: 'email_change', email: person.email });
    expect((await verifyNewest(server, email, 1)).error).toBeNull();
    expect((await server.admin().getUserById(person.id)).data.user?.email).toBe(email);
  },
);

// ASVS: 7.4.1
test.for(servers)(
  'an unfinished second-step setup is removed with the session that started it ($name)',
  async ({ server }) => {
    const { owner, spy } = await begin(server, 0);
    await enrol(server, spy, 'Planted');
    await enrol(server, owner, 'Own');
    await owner.signOut({ scope: 'others' });
    const { data } = await owner.mfa.listFactors();
    expect(data?.all.map(({ friendly_name: name }) => name)).toEqual(['Own']);
  },
);

/** The attacker's session is that old. */
async function begin(server: AuthServer, age = 12 * HOUR): Promise<Scene> {
  const person = await server.newPerson();
  const [spy, owner] = [server.newClient(), server.newClient()];
  await spy.signInWithPassword(person);
  server.advance(age);
  await spy.refreshSession();
  await owner.signInWithPassword(person);
  return { server, person, owner, spy };
}

/** Uses the newest email. If there is no new one, uses the earlier one. */
async function verifyNewest(server: AuthServer, email: string, atLeast: number) {
  expect(server.mailsTo(email).length).toBeGreaterThanOrEqual(atLeast);
  const token_hash = newestLink(server, email).searchParams.get('token') ?? '';
  return server.newClient().verifyOtp({ type: 'email_change', token_hash });
}
