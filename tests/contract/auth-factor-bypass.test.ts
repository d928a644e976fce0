import type { GoTrueClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { type AuthServer, newestCode, startAuthOnEach } from './auth-server.ts';
import { codeOf, enrol, levelOf, takeStep } from './second-step.ts';

const servers = await startAuthOnEach({ texts: true });

// ASVS: 6.3.4
test.for(servers)(
  "a phone that an attacker started to enroll does not bypass the owner's app ($name)",
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const spy = await signedInAs(server, person);
    const planted = await beginPhone(server, spy);
    await takeStep(server, client, await enrol(server, client));
    const again = await signedInAs(server, person);
    expect(await codeOf(again.mfa.challenge(planted))).toBe('mfa_factor_not_found');
    expect(await codeOf(again.mfa.enroll({ factorType: 'phone', phone: server.newPhone() }))).toBe(
      'insufficient_aal',
    );
    expect(await levelOf(again)).toBe('aal1 of aal2');
  },
);

// ASVS: 6.3.4
test.for(servers)(
  "an app that an attacker started to enroll does not bypass the owner's phone ($name)",
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const spy = await signedInAs(server, person);
    const planted = await enrol(server, spy, 'Planted');
    const own = await beginPhone(server, client);
    const { data: challenge } = await client.mfa.challenge({ factorId: own.factorId });
    const verified = await client.mfa.verify({
      factorId: own.factorId,
      challengeId: challenge?.id ?? '',
      code: newestCode(server, own.phone),
    });
    expect(verified.error).toBeNull();
    const again = await signedInAs(server, person);
    const attempt = { factorId: planted.factorId, code: planted.code() };
    expect(await codeOf(again.mfa.challengeAndVerify(attempt))).toBe('mfa_factor_not_found');
  },
);

// ASVS: 6.3.4
test.for(servers)(
  'an unfinished factor cannot be challenged or verified without the existing second step ($name)',
  async ({ server, database }) => {
    const { person, client } = await server.signedIn();
    const own = await enrol(server, client);
    await takeStep(server, client, own);
    const second = await enrol(server, client, 'Second');
    const { data: challenge } = await client.mfa.challenge({ factorId: second.factorId });
    const thief = await signedInAs(server, person);
    expect(await codeOf(thief.mfa.challenge(second))).toBe('insufficient_aal');
    const attempt = { ...second, challengeId: challenge?.id ?? '', code: second.code() };
    expect(await codeOf(thief.mfa.verify(attempt))).toBe('insufficient_aal');

    const rows = await database.asAuthAdmin((auth) =>
      auth.query('select status from auth.mfa_factors where user_id = $1 order by created_at', [person.id]),
    );
    expect(rows).toEqual([{ status: 'verified' }, { status: 'unverified' }]);
    expect((await client.mfa.verify(attempt)).error).toBeNull();
  },
);

async function signedInAs(server: AuthServer, person: { email: string; password: string }) {
  const client = server.newClient();
  const { error } = await client.signInWithPassword(person);
  if (error) throw error;
  return client;
}

async function beginPhone(server: AuthServer, client: GoTrueClient) {
  const phone = server.newPhone();
  const { data, error } = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Texts' });
  if (error) throw error;
  return { factorId: data.id, phone };
}
