import { expect, test } from 'vitest';
import { cleanUpAuth } from '#server/auth/clean-up.ts';
import { deleteExpiredCounts } from '#server/limits/rate-limiter.ts';
import { newestLink, openLink, startAuth, startAuthOnEach } from './auth-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const servers = await startAuthOnEach();

test.for(servers)('only expired rows are deleted ($name)', async ({ database, name }) => {
  const server = await startAuth(database, {
    sharedLimits: name === 'PostgreSQL',
    settings: { SESSION_DAYS: '0', SESSION_IDLE_DAYS: '180' },
  });
  const { person, client } = await server.signedIn();
  await client.refreshSession();
  await client.signInWithOtp({ email: person.email });
  const pkce = server.newClient('pkce');
  await pkce.resetPasswordForEmail(person.email);
  await openLink(newestLink(server, person.email));
  await client.signInWithOtp({ email: person.email });
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
  await client.mfa.challenge({ factorId: factor?.id ?? '' });
  const counts = () =>
    database.asAuthAdmin(async (auth) => {
      const [row] = await auth.query<Record<string, number>>(
        `select
           (select count(*)::int from auth.one_time_tokens where user_id = $1) as links,
           (select count(*)::int from auth.flow_state where user_id = $1) as flows,
           (select count(*)::int from auth.mfa_challenges join auth.mfa_factors on mfa_factors.id = factor_id
            where user_id = $1) as challenges,
           (select count(*)::int from auth.sessions where user_id = $1) as sessions,
           (select count(*)::int from auth.refresh_tokens where user_id = $1) as tokens`,
        [person.id],
      );
      return row;
    });
  const log = { error: (...line: unknown[]) => expect.fail(JSON.stringify(line)) } as never;
  const cleanUpAfter = async (milliseconds: number) => {
    server.advance(milliseconds);
    await cleanUpAuth({ config: { sessionDays: 0, sessionIdleDays: 180 }, database, log, now: server.now });
    return counts();
  };
  expect(await cleanUpAfter(0)).toEqual({ links: 1, flows: 1, challenges: 1, sessions: 1, tokens: 2 });
  expect(await cleanUpAfter(2 * HOUR)).toEqual({ links: 1, flows: 0, challenges: 0, sessions: 1, tokens: 2 });
  expect(await cleanUpAfter(DAY)).toEqual({ links: 0, flows: 0, challenges: 0, sessions: 1, tokens: 2 });
  expect(await cleanUpAfter(31 * DAY)).toEqual({ links: 0, flows: 0, challenges: 0, sessions: 1, tokens: 1 });
  expect((await client.refreshSession()).error).toBeNull();
  expect(await cleanUpAfter(150 * DAY)).toMatchObject({ sessions: 1 });
  expect(await cleanUpAfter(31 * DAY)).toMatchObject({ sessions: 0, tokens: 0 });
  await deleteExpiredCounts(database, server.now());
  const limits = await database.asService((service) =>
    service.query('select key from private.rate_limits where expire is not null'),
  );
  expect(limits).toEqual([]);
  await server.close();
});
