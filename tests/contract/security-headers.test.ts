import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Hono } from 'hono';
import { buildApp } from '#server/app.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { openTurnHub } from '#server/chat/turns/turn-hub.ts';
import { openDatabase } from '../database.ts';
import { addPerson, signIn } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { accessClaims } from './access-claims.ts';
import { productionConfig } from './production-config.ts';

const config = productionConfig({ METRICS_TOKEN: 'metrics-token-of-the-contract-tests' });
const database = await openDatabase('PostgreSQL');
const tokens = await openAccessTokens({
  keys: [await generateSigningKey()],
  issuer: `${config.appUrl}/auth/v1`,
  now: () => new Date(),
});
const app = await buildApp(
  {
    config,
    database,
    accessTokens: tokens,
    mailer: { send: () => Promise.resolve() },
    log: openTestLog().log,
    now: () => new Date(),
  },
  null,
  { hub: openTurnHub(() => new Date()), isLeaving: () => false },
);

const fixed: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Returns the missing and superfluous headers of a response. */
function faultsOf(answer: Response, isFrame = false): string[] {
  const faults = Object.entries(fixed)
    .filter(([name, value]) => answer.headers.get(name) !== value)
    .map(([name]) => name);
  const policy = new Map(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources] as const;
    }),
  );
  const scripts = policy.get('script-src') ?? ['*'];
  if (!scripts.every((source) => source === "'self'" || /^'sha256-[\w+/=]+'$/.test(source))) {
    faults.push('script-src');
  }
  for (const name of ['default-src', 'object-src', 'base-uri']) {
    if (policy.get(name)?.join() !== "'none'") faults.push(name);
  }
  if (policy.get('frame-ancestors')?.join() !== (isFrame ? "'self'" : "'none'"))
    faults.push('frame-ancestors');
  if (!answer.headers.get('permissions-policy')?.includes('camera=()')) faults.push('permissions-policy');
  if (!answer.headers.get('x-request-id')) faults.push('x-request-id');
  if (answer.headers.has('set-cookie')) faults.push('set-cookie');
  if (answer.headers.has('access-control-allow-origin')) faults.push('access-control-allow-origin');
  if (answer.headers.has('server') || answer.headers.has('x-powered-by')) faults.push('names its software');
  return faults;
}

/** A URL for every route of the app, as a person would request it. */
const asked = new Map(
  app.routes.map(({ method, path }) => {
    const address = path
      .replaceAll(/:advisor\b/g, 'lena')
      .replaceAll(/:name\b/g, 'deadlines')
      .replaceAll(/:\w+(?:\{[^}]*\})?\??/g, randomUUID())
      .replaceAll('*', 'nothing-here');
    return [`${method} ${path}`, { method: method === 'ALL' ? 'POST' : method, address }] as const;
  }),
);

test('finds the routes of the app to test', () => {
  expect(asked.size).toBeGreaterThan(60);
  expect([...asked.keys()].join()).toContain('/functions/v1/chat/conversations/:id/turns');
});

// ASVS: 1.3.2, 3.2.1, 3.3.2, 3.3.4, 3.4.1, 3.4.2, 3.4.3, 3.4.4, 3.4.5, 3.4.6, 12.2.1, 13.4.3
test('every response has the security headers, sets no cookie and hides the server software', async () => {
  const person = await addPerson(database);
  await signIn(database, person);
  const { token } = await tokens.sign(accessClaims(person));
  const faults: Record<string, string[]> = {};
  const statuses = new Set<number>();
  for (const [route, { method, address }] of asked) {
    for (const headers of [{}, { Authorization: `Bearer ${token}` }]) {
      const answer = await app.request(address, { method, headers });
      statuses.add(answer.status);
      const found = faultsOf(answer, address === '/chat/lena');
      if (found.length > 0) faults[`${route} (${answer.status})`] = found;
      await answer.body?.cancel();
    }
  }
  expect(faults).toEqual({});
  // Confirms that responses of many kinds were checked: pages, errors, missing files.
  for (const status of [200, 401, 404]) expect(statuses).toContain(status);
});

// ASVS: 3.4.6
test('only the chat may be framed, and only by pages of this app', async () => {
  for (const address of ['/', '/auth', '/lena', '/chat', '/chat/nobody', '/config.json', '/assets/nothing']) {
    const answer = await app.request(address);
    expect(answer.headers.get('x-frame-options'), address).toBe('DENY');
    expect(faultsOf(answer), address).toEqual([]);
  }
  for (const address of ['/chat/lena', '/chat/hannah', '/chat/support']) {
    const answer = await app.request(address);
    expect(answer.headers.get('x-frame-options'), address).toBe('SAMEORIGIN');
    expect(faultsOf(answer, true), address).toEqual([]);
  }
});

test('planted: a response with a missing header, a loose policy or a cookie is detected', async () => {
  const whole = await app.request('/');
  const planted = (name: string, value: string | null) => {
    const headers = new Headers(whole.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return faultsOf(new Response('', { headers }));
  };
  expect(faultsOf(whole)).toEqual([]);
  for (const name of Object.keys(fixed)) expect(planted(name, null)).toEqual([name]);
  const policy = whole.headers.get('content-security-policy') ?? '';
  const loose = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
  expect(planted('content-security-policy', loose)).toEqual(['script-src']);
  expect(planted('set-cookie', 'session=1')).toEqual(['set-cookie']);
  expect(faultsOf(await new Hono().request('/'))).toContain('frame-ancestors');
});

// ASVS: 4.1.1
test.each([
  ['GET', '/storage/v1/bucket'],
  ['POST', '/storage/v1/object/list/files'],
  ['GET', '/realtime/v1/websocket'],
  ['POST', '/graphql/v1'],
  ['GET', '/functions/v1/unknown'],
  ['GET', '/rest/v2/deadlines'],
  ['GET', '/auth/v2/user'],
])('an unknown API path returns a JSON error (%s %s)', async (method, path) => {
  const answer = await app.request(path, { method });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'application/json']);
  expect(JSON.stringify(await answer.json())).toContain('"code":"not_found"');
});

// ASVS: 4.1.1
test('a page whose path merely starts like an API path is served as a page', async () => {
  const answer = await app.request('/auth');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
});
