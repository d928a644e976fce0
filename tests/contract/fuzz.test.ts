import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { inspectRoutes } from 'hono/dev';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { endpoints } from './fuzz-endpoints.ts';
import { type Fuzzed, fuzz } from './fuzz-run.ts';
import { findMarks, startFuzz } from './fuzz-server.ts';

// The rest of the ten thousand requests is in fuzz-postgres.test.ts.
const SEED = 20_261_122;
const REQUESTS = 6000;
const TIMEOUT_MS = 20_000;
const MB = 1024 * 1024;

const names = Object.keys(endpoints);
const server = await startFuzz('PGlite', { extra: plantedRoutes });
const result = await fuzz(server, {
  endpoints: names,
  seed: SEED,
  requests: REQUESTS,
  timeoutMs: TIMEOUT_MS,
});
const used = usedMemory();

// ASVS: 2.2.1
test('six thousand random requests cause no server error, timeout or leak', () => {
  expect(result.faults).toEqual([]);
  expect(result.requests).toBe(REQUESTS);
});

test('the log contains nothing that people sent in requests', () => {
  expect(findMarks(server.logged())).toEqual(new Set());
});

test('the requests call every route, mostly succeed, and return only the caller’s own data', () => {
  const asked = names.filter((name) => countOf(result, name) > 0);
  expect(asked).toEqual(names);
  // Routes with a version in their path and unknown paths always answer 404, and those for passkeys 422.
  const answering = names.filter((name) => !/:version|passkeys|^ALL .*\*$/.test(name));
  const succeeding = answering.filter((name) => countOf(result, name, (status) => status < 400) > 0);
  expect(succeeding.length).toBeGreaterThan(answering.length * 0.62);
  expect(result.ownSeen).toBeGreaterThan(REQUESTS / 100);
});

test('after the requests the server is ready, accepts a sign-in and uses bounded memory', async () => {
  const again = await fuzz(server, {
    endpoints: ['GET /readyz'],
    seed: SEED,
    requests: 3,
    timeoutMs: TIMEOUT_MS,
  });
  expect([...(again.statuses.get('GET /readyz') ?? [])]).toEqual([[200, 3]]);
  expect(used).toBeLessThan(700 * MB);
});

test('the route list matches the routes of the app', () => {
  expect(routesOf(server.app).filter((route) => !route.includes('/planted/'))).toEqual(names.toSorted());
});

test('planted: a new route that is missing in the list is detected', () => {
  const app = new Hono().get('/functions/v1/forgotten', (context) => context.text('new'));
  expect(routesOf(app).filter((route) => !names.includes(route))).toEqual(['GET /functions/v1/forgotten']);
});

test.for([
  ['GET /planted/fault', 'status 500', TIMEOUT_MS],
  ['GET /planted/leak', 'a leak', TIMEOUT_MS],
  ['GET /planted/silence', 'no answer within 300 ms', 300],
] as const)('planted: %s is found as %s', async ([name, fault, timeoutMs]) => {
  const planted = await fuzz(server, { endpoints: [name], seed: SEED, requests: 5, timeoutMs });
  expect(planted.faults.map((each) => each.split(':')[0])).toEqual(Array(5).fill(fault));
});

function plantedRoutes(database: Database): Hono {
  return new Hono()
    .get('/planted/fault', () => {
      throw new Error('planted');
    })
    .get('/planted/leak', async (context) =>
      context.json(
        await database.asService((service) => service.query('select title from public.deadlines')),
      ),
    )
    .get('/planted/silence', () => Promise.withResolvers<Response>().promise);
}

/** The app's routes, without middleware. */
function routesOf(app: Hono): string[] {
  const routes = inspectRoutes(app).filter(
    ({ isMiddleware, method, path }) => !isMiddleware || method !== 'ALL' || path === '/assets/*',
  );
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].toSorted();
}

function countOf({ statuses }: Fuzzed, name: string, isCounted = (_status: number) => true): number {
  return [...(statuses.get(name) ?? [])].reduce(
    (sum, [status, count]) => sum + (isCounted(status) ? count : 0),
    0,
  );
}

function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
