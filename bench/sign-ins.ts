import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { createUser } from '#server/auth/users/create-user.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { readConfig } from '#server/config/config.ts';
import { openEmbeddedDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';

// node bench/sign-ins.ts: how long the health check takes while sixteen people sign in at the same time, repeatedly. The
// server runs in a separate process.

const CONCURRENCY = 16;
const SECONDS = 5;
const PASSWORD = 'river-stone-12';

const now = () => new Date();

if (process.send) await runServer(process.send.bind(process));
else await measure();

async function runServer(tell: (port: number) => void): Promise<void> {
  const database = await openEmbeddedDatabase();
  await migrate(database);
  const deps = {
    config: readConfig({}),
    database,
    accessTokens: await openAccessTokens({
      keys: [await generateSigningKey()],
      issuer: 'http://bench.test',
      now,
    }),
    mailer: { send: async () => undefined },
    log: pino({ level: 'silent' }),
    now,
  };
  for (let at = 0; at < CONCURRENCY; at += 1) {
    const person = { email: `${at}@bench.test`, password: PASSWORD, firstName: 'Sam', lastName: 'Rivera' };
    await createUser(deps, person);
  }
  const app = new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .route('/auth/v1', authRoutes(deps));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => tell(port));
}

async function measure(): Promise<void> {
  const server = fork(import.meta.filename);
  const [port] = await once(server, 'message');
  if (typeof port !== 'number') throw new Error('The server has no port');
  const load = loadavg()[0];
  const agent = new Agent({ keepAlive: true });
  const ask = async (method: string, path: string, body?: string) => {
    const start = performance.now();
    const sent = request({
      host: '127.0.0.1',
      port,
      agent,
      method,
      path,
      headers: { 'Content-Type': 'application/json' },
    });
    sent.end(body);
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
    return { status: Number(response.statusCode), ms: performance.now() - start };
  };
  const checks = async (end: number) => {
    const taken: number[] = [];
    while (performance.now() < end) {
      taken.push((await ask('GET', '/healthz')).ms);
      await wait(5);
    }
    return taken;
  };
  const quiet = await checks(performance.now() + 1000);
  const end = performance.now() + SECONDS * 1000;
  const signIns: number[] = [];
  const signIn = async (at: number) => {
    const body = JSON.stringify({ email: `${at}@bench.test`, password: PASSWORD });
    while (performance.now() < end) {
      const { status, ms } = await ask('POST', '/auth/v1/token?grant_type=password', body);
      // After a hundred sign-ins per minute the rate limiter answers 429, which is a valid answer too.
      if (status === 200) signIns.push(ms);
    }
  };
  const [busy] = await Promise.all([
    checks(end),
    ...Array.from({ length: CONCURRENCY }, (_, at) => signIn(at)),
  ]);
  console.log(`load before: ${load?.toFixed(1)}`);
  console.table({
    'health check, nobody signs in': figures(quiet),
    [`health check, ${CONCURRENCY} sign in at once`]: figures(busy),
    'a sign-in': figures(signIns),
  });
  agent.destroy();
  server.kill();
}

function figures(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1));
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), runs: values.length };
}
