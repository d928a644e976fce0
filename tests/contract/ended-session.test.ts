import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { openTurnHub } from '#server/chat/turns/turn-hub.ts';
import type { Database } from '#server/database/database.ts';
import { openEachDatabase } from '../database.ts';
import { type Person, addPerson, signIn } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { accessClaims } from './access-claims.ts';
import { productionConfig } from './production-config.ts';

const config = productionConfig();
const databases = await openEachDatabase();
const now = () => new Date();
const accessTokens = await openAccessTokens({
  keys: [await generateSigningKey()],
  issuer: 'https://evenkeel.example/auth/v1',
  now,
});

/** One request of each function, reading and writing, that a signed-in person may make. */
function requestsOf(person: Person): [string, string, unknown?][] {
  return [
    ['GET', '/functions/v1/chat/advisors/lena'],
    ['GET', '/functions/v1/chat/conversations'],
    ['POST', '/functions/v1/chat/conversations', { advisor: 'lena' }],
    ['POST', '/functions/v1/chat/conversations/search', { words: 'court', advisor: null, before: null }],
    ['GET', '/functions/v1/voice'],
    ['GET', '/functions/v1/reminders'],
    ['GET', '/functions/v1/calendar'],
    ['POST', '/functions/v1/stripe-subscription', { action: 'get-subscription', userId: person.id }],
  ];
}

async function openApp(database: Database) {
  const mailer = { send: () => Promise.resolve() };
  const deps = { config, database, accessTokens, mailer, log: openTestLog().log, now };
  const app = await buildApp(deps, null, { hub: openTurnHub(now), isLeaving: () => false });
  return {
    newToken: async (session?: string) => {
      const person = await addPerson(database);
      await signIn(database, person);
      const { token } = await accessTokens.sign(accessClaims(person, session));
      return { person, token };
    },
    ask: (token: string, [method, path, body]: [string, string, unknown?]) =>
      app.request(
        path,
        {
          method,
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
      ),
  };
}

// ASVS: 7.4.1
test.for(databases)('after sign-out the token gives access to no function ($name)', async ({ database }) => {
  const { newToken, ask } = await openApp(database);
  const { person, token } = await newToken();
  for (const request of requestsOf(person))
    expect([request[1], (await ask(token, request)).ok]).toEqual([request[1], true]);
  expect((await ask(token, ['POST', '/auth/v1/logout?scope=local'])).status).toBe(204);
  for (const request of requestsOf(person)) {
    const answer = await ask(token, request);
    expect([request[1], answer.status]).toEqual([request[1], 401]);
    expect(await answer.json()).toEqual({
      error: { code: 'unauthorized', message: 'Sign in again to continue.' },
    });
  }
  // The same account still has access with an active session.
  await signIn(database, person);
  expect((await ask(token, ['GET', '/functions/v1/chat/conversations'])).status).toBe(200);
});

test.for(databases)(
  'an expired, unknown or another person’s session gives no access ($name)',
  async ({ database }) => {
    const { newToken, ask } = await openApp(database);
    const other = await newToken();
    const past = await newToken();
    await database.asAuthAdmin((auth) =>
      auth.query(`update auth.sessions set not_after = now() - interval '1 second' where id = $1::uuid`, [
        past.person.id,
      ]),
    );
    const foreign = await newToken(other.person.id);
    const unknown = await newToken(randomUUID());
    for (const { token } of [foreign, unknown, past]) {
      expect((await ask(token, ['GET', '/functions/v1/chat/conversations'])).status).toBe(401);
    }
    expect((await ask(other.token, ['GET', '/functions/v1/chat/conversations'])).status).toBe(200);
  },
);
