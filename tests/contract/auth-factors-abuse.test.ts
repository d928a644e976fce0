import { expect, test } from 'vitest';
import { hashOldCodes } from '#server/auth/factors/recovery-code.ts';
import { hashToken } from '#server/auth/tokens/secret.ts';
import { productionLimits } from '#server/limits/limits.ts';
import { startAuth, startAuthOnEach } from './auth-server.ts';
import { codeOf, enrol, levelOf, takeStep, tokenOf, withSecondStep } from './second-step.ts';

const MINUTE = 60_000;
const servers = await startAuthOnEach();

// ASVS: 6.5.1
test.for(servers)(
  'a second-step code works only once, including the code used for setup ($name)',
  async ({ server }) => {
    const { person, client, phone } = await withSecondStep(server);
    const thief = server.newClient();
    await thief.signInWithPassword(person);
    const used = { factorId: phone.factorId, code: phone.code() };
    expect(await codeOf(thief.mfa.challengeAndVerify(used))).toBe('mfa_verification_failed');
    expect(await codeOf(client.mfa.challengeAndVerify(used))).toBe('mfa_verification_failed');
    const before = { factorId: phone.factorId, code: phone.code(-1) };
    expect(await codeOf(thief.mfa.challengeAndVerify(before))).toBe('mfa_verification_failed');
  },
);

// ASVS: 2.3.4
test.for(servers)('only one of two identical concurrent codes is accepted ($name)', async ({ server }) => {
  const { person, phone } = await withSecondStep(server);
  server.advance(MINUTE);
  const step = { factorId: phone.factorId, code: phone.code() };
  const refusals = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = server.newClient();
      await client.signInWithPassword(person);
      return (await client.mfa.challengeAndVerify(step)).error;
    }),
  );
  expect(refusals.filter((error) => error === null)).toHaveLength(1);
});

test.for(servers)(
  "a phone's clock may be one step ahead or behind, but no more ($name)",
  async ({ server }) => {
    const { client, phone } = await withSecondStep(server);
    const attempt = (steps: number) =>
      codeOf(client.mfa.challengeAndVerify({ factorId: phone.factorId, code: phone.code(steps) }));
    server.advance(5 * MINUTE);
    expect(await attempt(-2)).toBe('mfa_verification_failed');
    expect(await attempt(2)).toBe('mfa_verification_failed');
    expect(await attempt(-1)).toBeUndefined();
    expect(await attempt(1)).toBeUndefined();
  },
);

// Specification: 7.auth.12
// ASVS: 6.6.2
test.for(servers)(
  'a challenge is valid for one code, one phone and five minutes ($name)',
  async ({ server }) => {
    const { client, phone } = await withSecondStep(server);
    server.advance(MINUTE);
    const { data: challenge } = await client.mfa.challenge({ factorId: phone.factorId });
    const verify = (challengeId = challenge?.id ?? '') =>
      codeOf(client.mfa.verify({ factorId: phone.factorId, challengeId, code: phone.code() }));
    expect(await verify()).toBeUndefined();
    server.advance(MINUTE);
    expect(await verify()).toBe('mfa_ip_address_mismatch');
    expect(await verify(crypto.randomUUID())).toBe('mfa_factor_not_found');
    expect(await verify('7')).toBe('validation_failed');

    const { data: old } = await client.mfa.challenge({ factorId: phone.factorId });
    server.advance(6 * MINUTE);
    expect(await verify(old?.id)).toBe('mfa_challenge_expired');
  },
);

// ASVS: 6.6.2
test.for(servers)('a person cannot access another person’s phone factors ($name)', async ({ server }) => {
  const victim = await withSecondStep(server);
  const { client: thief, phone: own } = await withSecondStep(server);
  server.advance(MINUTE);
  const { data: theirs } = await victim.client.mfa.challenge(victim.phone);
  expect(await codeOf(thief.mfa.challenge(victim.phone))).toBe('mfa_factor_not_found');
  expect(await codeOf(thief.mfa.unenroll(victim.phone))).toBe('mfa_factor_not_found');
  const { factorId, code } = victim.phone;
  const challengeId = theirs?.id ?? '';
  expect(await codeOf(thief.mfa.verify({ factorId, challengeId, code: code() }))).toBe(
    'mfa_factor_not_found',
  );
  expect(await codeOf(thief.mfa.verify({ factorId: own.factorId, challengeId, code: own.code() }))).toBe(
    'mfa_factor_not_found',
  );
});

test.for(servers)(
  'an unfinished second-step setup does not change how a person signs in ($name)',
  async ({ server }) => {
    const { person, client } = await server.signedIn();
    const halfway = await enrol(server, client, 'Planted');
    const other = server.newClient();
    await other.signInWithPassword(person);
    expect(await levelOf(other)).toBe('aal1 of aal1');
    const own = await enrol(server, other, 'Own');
    await takeStep(server, other, own);
    const { data } = await other.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([own.factorId]);
    expect(await codeOf(other.mfa.challenge(halfway))).toBe('mfa_factor_not_found');
  },
);

test.for(servers)(
  'code attempts are limited per account, regardless of the IP address ($name)',
  async ({ database, name }) => {
    const server = await startAuth(database, {
      limits: { ...productionLimits, secondStep: { account: { points: 3, seconds: 60 } } },
      sharedLimits: name === 'PostgreSQL',
    });
    const { person, phone } = await withSecondStep(server);
    const guess = async () => {
      const client = server.newClient();
      await client.signInWithPassword(person);
      return codeOf(client.mfa.challengeAndVerify({ factorId: phone.factorId, code: '000000' }));
    };
    expect([await guess(), await guess(), await guess()]).toEqual(Array(3).fill('mfa_verification_failed'));
    expect(await guess()).toBe('over_request_rate_limit');
    await server.close();
  },
);

// ASVS: 6.5.2
test.for(servers)(
  'recovery codes stored with the old fast hash work once, before and after their migration ($name)',
  async ({ server, database }) => {
    const { person, client } = await withSecondStep(server);
    const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
    const [before = '', after = ''] = codes;
    await database.asAuthAdmin(async (auth) => {
      const ofPerson = 'factor_id in (select id from auth.mfa_factors where user_id = $1)';
      await auth.query(`delete from auth.mfa_recovery_codes where ${ofPerson}`, [person.id]);
      for (const code of [before, after]) {
        await auth.query(
          `insert into auth.mfa_recovery_codes (factor_id, code_hash)
           select id, $2 from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'`,
          [person.id, hashToken(code)],
        );
      }
    });
    const lost = server.newClient();
    await lost.signInWithPassword(person);
    expect(await codeOf(lost.mfa.recoveryCodes.verify({ code: before }))).toBeUndefined();
    expect(await codeOf(lost.mfa.recoveryCodes.verify({ code: before }))).toBe('mfa_verification_failed');

    await hashOldCodes({ database });
    const fast = await database.asAuthAdmin((auth) =>
      auth.query('select factor_id from auth.mfa_recovery_codes where selector is null', []),
    );
    expect(fast).toEqual([]);
    expect(await codeOf(lost.mfa.recoveryCodes.verify({ code: before }))).toBe('mfa_verification_failed');
    expect(await codeOf(lost.mfa.recoveryCodes.verify({ code: after }))).toBeUndefined();
    expect(await codeOf(lost.mfa.recoveryCodes.verify({ code: after }))).toBe('mfa_verification_failed');
  },
);

// ASVS: 6.5.1
test.for(servers)(
  'each recovery code replaces the phone once, and only after the first step ($name)',
  async ({ server, database }) => {
    const alone = await server.signedIn();
    expect(await codeOf(alone.client.mfa.recoveryCodes.generate())).toBe('mfa_recovery_codes_sole_factor');

    const { person, client, phone } = await withSecondStep(server);
    expect(await codeOf(client.mfa.recoveryCodes.getStatus())).toBe('mfa_factor_not_found');
    const { data } = await client.mfa.recoveryCodes.generate();
    const [first = '', second = ''] = data?.codes ?? [];
    expect(new Set(data?.codes).size).toBe(10);
    expect(first).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(await codeOf(client.mfa.recoveryCodes.generate())).toBe('mfa_verified_factor_exists');
    const stored = await database.asAuthAdmin((auth) =>
      auth.query<{ code_hash: string; selector: string }>(
        'select * from auth.mfa_recovery_codes where factor_id in (select id from auth.mfa_factors where user_id = $1)',
        [person.id],
      ),
    );
    expect(JSON.stringify(stored)).not.toContain(first);
    expect(JSON.stringify(stored)).not.toContain(hashToken(first));
    for (const { code_hash: hash, selector } of stored) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(selector).toMatch(/^[0-9a-f]{5}$/);
    }

    const lost = server.newClient();
    await lost.signInWithPassword(person);
    expect(await codeOf(lost.mfa.recoveryCodes.getStatus())).toBe('insufficient_aal');
    const typed = ` ${first.slice(0, 4).toUpperCase()}-${first.slice(4, 8)} ${first.slice(8)}`;
    expect(await codeOf(lost.mfa.recoveryCodes.verify({ code: typed }))).toBeUndefined();
    expect(await levelOf(lost)).toBe('aal2 of aal2');
    expect(server.mailsTo(person.email).at(-1)?.subject).toBe('A recovery code was used');
    expect((await lost.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    expect(await codeOf(lost.mfa.recoveryCodes.verify({ code: first }))).toBe('mfa_verification_failed');

    expect((await client.mfa.recoveryCodes.regenerate()).data?.codes).toHaveLength(10);
    expect(await codeOf(lost.mfa.recoveryCodes.verify({ code: second }))).toBe('mfa_verification_failed');
    expect(await codeOf(client.mfa.unenroll(phone))).toBe('mfa_recovery_codes_sole_factor');
    expect(await codeOf(lost.mfa.recoveryCodes.unenroll())).toBeUndefined();
    expect(await codeOf(lost.mfa.unenroll(phone))).toBeUndefined();
    await Promise.all([lost.refreshSession(), client.refreshSession()]);
    expect([await levelOf(lost), await levelOf(client)]).toEqual(['aal1 of aal1', 'aal1 of aal1']);
  },
);

test.for(servers)(
  'recovery code guesses are limited, and other people’s codes do not match ($name)',
  async ({ database, name }) => {
    const server = await startAuth(database, {
      limits: { ...productionLimits, recoveryCode: { account: { points: 2, seconds: 60 } } },
      sharedLimits: name === 'PostgreSQL',
    });
    const victim = await withSecondStep(server);
    const { client } = await withSecondStep(server);
    const { data } = await victim.client.mfa.recoveryCodes.generate();
    await client.mfa.recoveryCodes.generate();
    const foreign = { code: data?.codes[0] ?? '' };
    expect(await codeOf(client.mfa.recoveryCodes.verify(foreign))).toBe('mfa_verification_failed');
    expect(await codeOf(client.mfa.recoveryCodes.verify(foreign))).toBe('mfa_verification_failed');
    expect(await codeOf(client.mfa.recoveryCodes.verify(foreign))).toBe('mfa_recovery_codes_locked');
    await server.close();
  },
);

test.for(servers)(
  'a session that has not completed the second step can only sign out ($name)',
  async ({ server }) => {
    const { person, client } = await withSecondStep(server);
    const thief = server.newClient();
    await thief.signInWithPassword(person);
    for (const scope of ['global', 'others'] as const) {
      expect(await codeOf(thief.signOut({ scope }))).toBe('insufficient_aal');
    }
    expect((await client.getUser()).data.user?.id).toBe(person.id);
    expect(await codeOf(thief.signOut({ scope: 'local' }))).toBeUndefined();
    expect((await client.getUser()).data.user?.id).toBe(person.id);
    expect(await codeOf(client.signOut({ scope: 'global' }))).toBeUndefined();
  },
);

test.for(servers)(
  "an attacker who knows only the password cannot use up the owner's code attempts ($name)",
  async ({ database, name }) => {
    const server = await startAuth(database, {
      production: true,
      trustedProxies: '127.0.0.1/32',
      sharedLimits: name === 'PostgreSQL',
    });
    const { person, client, phone } = await withSecondStep(server);
    const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
    const thief = server.newClient();
    await thief.signInWithPassword(person);
    const from = async (address: string, path: string, token: string, body: unknown) =>
      server.request('POST', path, {
        body,
        headers: { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address },
      });
    const stolen = await tokenOf(thief);
    const { data } = await thief.mfa.challenge({ factorId: phone.factorId });
    const ways = [
      [`/factors/${phone.factorId}/verify`, { challenge_id: data?.id, code: '000000' }, 20],
      ['/factors/recovery-codes/verify', { code: 'wrong' }, 10],
    ] as const;
    for (const [path, wrong, allowed] of ways) {
      const statuses = [];
      for (let guess = 0; guess < 55; guess += 1) {
        statuses.push((await from('198.51.100.7', path, stolen, wrong)).status);
      }
      expect(statuses.filter((status) => status === 429)).toHaveLength(55 - allowed);
    }
    const owner = server.newClient();
    await owner.signInWithPassword(person);
    const step = { code: codes[0] };
    const answer = await from('203.0.113.9', '/factors/recovery-codes/verify', await tokenOf(owner), step);
    expect(answer.status).toBe(200);
    await server.close();
  },
);
