import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { chatError as chatErrorSchema } from '#contract/chat.ts';
import { buildApp } from '#server/app.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { admitCaller } from '#server/http/admit-caller.ts';
import { chatError } from '#server/chat/errors.ts';
import { answerError } from '#server/http/api-error.ts';
import { type SignedIn, signedInOnly } from '#server/http/caller.ts';
import { openTurnHub } from '#server/chat/turns/turn-hub.ts';
import * as v from 'valibot';
import { openDatabase } from '../database.ts';
import { addPerson, signIn } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { accessClaims } from './access-claims.ts';
import { productionConfig } from './production-config.ts';

const database = await openDatabase('PGlite');
const now = () => new Date();
const accessTokens = await openAccessTokens({
  keys: [await generateSigningKey()],
  issuer: 'https://evenkeel.example/auth/v1',
  now,
});

async function newToken(): Promise<string> {
  const person = await addPerson(database);
  await signIn(database, person);
  return (await accessTokens.sign(accessClaims(person))).token;
}

/** Sends requests from a socket at this address. */
function caller(app: Hono, remoteAddress: string) {
  return async (token?: string, path = '/anything', method = 'GET') =>
    app.request(
      path,
      { method, headers: { ...(token && { Authorization: `Bearer ${token}` }) } },
      { incoming: { socket: { remoteAddress } } },
    );
}

function gated(limits: { address: number; account: number }) {
  return new Hono()
    .use('/*', admitCaller({ accessTokens, database, now }, limits))
    .all('/*', (context) => context.text('in'));
}

test('each account has its own limit per minute, regardless of the IP address', async () => {
  const app = gated({ address: 100, account: 3 });
  const [token, other] = [await newToken(), await newToken()];
  const [here, there] = [caller(app, '192.0.2.1'), caller(app, '198.51.100.1')];
  for (const ask of [here, there, here]) expect((await ask(token)).status).toBe(200);
  const refused = await there(token);
  expect(refused.status).toBe(429);
  const { error } = v.parse(chatErrorSchema, await refused.json());
  expect(error).toMatchObject({ code: 'rate_limited', message: expect.stringContaining('Wait a moment') });
  expect(refused.headers.get('Retry-After')).toBe(String(error.retryAfter));
  expect((await here(other)).status).toBe(200);
  expect((await here()).status).toBe(200);
});

/** The access tokens, and how many were verified. */
function counting() {
  let count = 0;
  const verify = (token: string) => {
    count += 1;
    return accessTokens.verify(token);
  };
  return { counted: { ...accessTokens, verify }, verified: () => count };
}

test('a flood of tokens, valid or not, is limited by IP address before any token is verified', async () => {
  const { counted, verified } = counting();
  const app = new Hono()
    .use('/*', admitCaller({ accessTokens: counted, database, now }, { address: 5, account: 100 }))
    .all('/*', (context) => context.text('in'));
  const ask = caller(app, '192.0.2.2');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`made.up.${index}`)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  expect(verified()).toBe(5);
  expect((await caller(app, '192.0.2.3')(await newToken())).status).toBe(200);
});

test('the access token is verified once per request, for both the middleware and the function', async () => {
  const { counted, verified } = counting();
  const app = new Hono()
    .onError(answerError)
    .use('/*', admitCaller({ accessTokens: counted, database, now }))
    .route(
      '/',
      new Hono<SignedIn>().use(signedInOnly(counted, chatError)).all('/*', (context) => context.text('in')),
    );
  const ask = caller(app, '192.0.2.5');
  expect((await ask(await newToken())).status).toBe(200);
  expect((await ask('made.up.token')).status).toBe(401);
  expect(verified()).toBe(2);
});

test('in production, chat reads, opens, stops and deletions are limited to 600 per minute', async () => {
  const config = productionConfig();
  const mailer = { send: () => Promise.resolve() };
  const app = await buildApp({ config, database, accessTokens, mailer, log: openTestLog().log, now }, null, {
    hub: openTurnHub(now),
    isLeaving: () => false,
  });
  const ask = caller(app, '192.0.2.4');
  const token = await newToken();
  const chat = '/functions/v1/chat';
  const one = `${chat}/conversations/${crypto.randomUUID()}`;
  const requests = [
    ['GET', `${chat}/advisors/lena`],
    ['GET', `${chat}/conversations`],
    ['GET', one],
    ['GET', `${one}/turns/${crypto.randomUUID()}/stream`],
    ['POST', `${one}/turns/${crypto.randomUUID()}/stop`],
    ['POST', `${one}/open`],
    ['DELETE', one],
    ['DELETE', `${chat}/conversations`],
  ] as const;
  for (let sent = 0; sent < 600; sent += 1) {
    const [method, path] = requests[sent % requests.length] ?? requests[0];
    const { status } = await ask(token, path, method);
    if (status === 429) throw new Error(`Request ${sent + 1} was refused`);
  }
  for (const [method, path] of requests) {
    expect((await ask(token, path, method)).status, `${method} ${path}`).toBe(429);
  }
  // The help lines are on the pages themselves, which are never limited.
  expect((await ask(undefined, '/healthz')).status).toBe(200);
});
