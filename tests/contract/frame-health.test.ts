import { type RequestListener, createServer } from 'node:http';
import { Hono } from 'hono';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { openFrameHealth } from '#server/chat/frame-health/frame-health.ts';
import { chatRoutes } from '#server/chat/routes.ts';
import { openDatabase } from '../database.ts';
import { addPerson } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { accessClaims } from './access-claims.ts';
import { listenLocally } from './local-server.ts';

const HOST = 'http://app.test';
const database = await openDatabase('PGlite');
const accessTokens = await openAccessTokens({
  keys: [await generateSigningKey()],
  issuer: `${HOST}/auth/v1`,
  now: () => new Date(),
});
const { token } = await accessTokens.sign(accessClaims(await addPerson(database)));
const { log, logged } = openTestLog();

let passed = 0;
const start = Date.now();
const now = () => new Date(start + passed);

/** A third party's chat on its own server. */
async function startElsewhere(answer: RequestListener) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  const { origin, close } = await listenLocally(server);
  onTestFinished(close);
  return { url: origin, asked: () => asked, stop: close };
}

interface Setup {
  environment?: 'local' | 'production';
  timeoutMs?: number;
}

/** The health route of a server that has this address configured for Lena. */
function healthOf(address: string, { environment = 'local', timeoutMs = 5000 }: Setup = {}) {
  const config = { environment, appUrl: HOST, advisorEmbeds: { lena: address }, supportEmbed: address };
  const frameHealth = openFrameHealth(config, now, timeoutMs);
  const mailer = { send: () => Promise.resolve() };
  const app = new Hono().route(
    '/',
    chatRoutes({ database, accessTokens, mailer, log, now }, { frameHealth }),
  );
  return async (path = '/frame-health/lena', headers: object = { Authorization: `Bearer ${token}` }) => {
    const answer = await app.request(path, { headers: { ...headers } });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
}

const healthyResponse = { status: 200, body: { ok: true } };
const unhealthyResponse = (reason: string) => ({ status: 200, body: { ok: false, reason } });

afterAll(() => expect(logged()).not.toContain('127.0.0.1'));

test('an advisor or support chat that responds and allows framing is reported as healthy', async () => {
  const elsewhere = await startElsewhere((_request, response) => response.end('hello'));
  const health = healthOf(`${elsewhere.url}/embed?key=1`);
  expect(await health()).toEqual(healthyResponse);
  expect(await health('/frame-health/support')).toEqual(healthyResponse);
});

test.each([404, 401, 500, 503])('a chat that responds with %i is reported as refused', async (status) => {
  const elsewhere = await startElsewhere((_request, response) => response.writeHead(status).end());
  expect(await healthOf(elsewhere.url)()).toEqual(unhealthyResponse('refused'));
});

test.each([
  { 'X-Frame-Options': 'DENY' },
  { 'X-Frame-Options': 'SAMEORIGIN' },
  { 'Content-Security-Policy': "frame-ancestors 'self' https://other.test" },
  { 'Content-Security-Policy': ["frame-ancestors 'none'", "default-src 'self'"] },
])('a chat with the header %j is reported as not framable', async (headers) => {
  const elsewhere = await startElsewhere((_request, response) => response.writeHead(200, headers).end());
  expect(await healthOf(elsewhere.url)()).toEqual(unhealthyResponse('not-framable'));
});

test('a chat that lists this app as a frame ancestor is healthy', async () => {
  const headers = { 'Content-Security-Policy': `frame-ancestors ${HOST}`, 'X-Frame-Options': 'DENY' };
  const elsewhere = await startElsewhere((_request, response) => response.writeHead(200, headers).end());
  expect(await healthOf(elsewhere.url)()).toEqual(healthyResponse);
});

test('a chat that is missing, disconnects or times out is reported as unreachable', async () => {
  const gone = await startElsewhere(() => undefined);
  await gone.stop();
  expect(await healthOf(gone.url)()).toEqual(unhealthyResponse('unreachable'));
  const hangsUp = await startElsewhere((request) => request.socket.destroy());
  expect(await healthOf(hangsUp.url)()).toEqual(unhealthyResponse('unreachable'));
  const silent = await startElsewhere(() => undefined);
  expect(await healthOf(silent.url, { timeoutMs: 50 })()).toEqual(unhealthyResponse('unreachable'));
});

test('the response is read only up to the end of its headers', async () => {
  const endless = await startElsewhere((_request, response) => response.writeHead(200).write('on and on'));
  expect(await healthOf(endless.url)()).toEqual(healthyResponse);
});

test('follows a redirect to the same origin, but not to another origin or in an endless loop', async () => {
  const other = await startElsewhere((_request, response) => response.end());
  const elsewhere = await startElsewhere(({ url = '' }, response) => {
    const to: Record<string, string> = { '/here': '/there', '/away': other.url, '/round': '/round' };
    if (to[url]) response.writeHead(302, { Location: to[url] }).end();
    else response.end();
  });
  expect(await healthOf(`${elsewhere.url}/here`)()).toEqual(healthyResponse);
  expect(await healthOf(`${elsewhere.url}/away`)()).toEqual(unhealthyResponse('refused'));
  expect(other.asked()).toBe(0);
  const before = elsewhere.asked();
  expect(await healthOf(`${elsewhere.url}/round`)()).toEqual(unhealthyResponse('refused'));
  expect(elsewhere.asked() - before).toBe(4);
});

test('in production, the health check never contacts a private IP address or a host name that resolves to one', async () => {
  const elsewhere = await startElsewhere((_request, response) => response.end());
  const addresses = [
    elsewhere.url,
    elsewhere.url.replace('127.0.0.1', 'localhost'),
    'http://[::1]/',
    'http://10.0.0.1/',
  ];
  for (const address of addresses) {
    const health = healthOf(address, { environment: 'production' });
    expect(await health(), address).toEqual(unhealthyResponse('unreachable'));
  }
  expect(elsewhere.asked()).toBe(0);
});

test('concurrent health checks share one request, and its result is cached for a minute', async () => {
  const elsewhere = await startElsewhere((_request, response) => response.end());
  const health = healthOf(elsewhere.url);
  const together = await Promise.all(Array.from({ length: 20 }, () => health()));
  expect(together).toEqual(together.map(() => healthyResponse));
  passed += 59_999;
  await health();
  expect(elsewhere.asked()).toBe(1);
  passed += 1;
  await health();
  expect(elsewhere.asked()).toBe(2);
});

test('a failed health check is cached for only five seconds, so that a retry shows the current state', async () => {
  let status = 503;
  const elsewhere = await startElsewhere((_request, response) => response.writeHead(status).end());
  const health = healthOf(elsewhere.url);
  expect(await health()).toEqual(unhealthyResponse('refused'));
  status = 200;
  passed += 4999;
  expect(await health()).toEqual(unhealthyResponse('refused'));
  expect(elsewhere.asked()).toBe(1);
  passed += 1;
  expect(await health()).toEqual(healthyResponse);
});

test('only signed-in people can trigger a health check, and only for configured chat URLs', async () => {
  const elsewhere = await startElsewhere((_request, response) => response.end());
  const health = healthOf(elsewhere.url);
  expect((await health('/frame-health/lena', {})).status).toBe(401);
  for (const name of ['max', 'nobody', encodeURIComponent(elsewhere.url)]) {
    expect((await health(`/frame-health/${name}`)).status, name).toBe(404);
  }
  expect(elsewhere.asked()).toBe(0);
});
