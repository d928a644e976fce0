import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { IncomingMessage, request as ask, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { generateSigningKey } from '#server/auth/tokens/access-token.ts';
import { readConfig } from '#server/config/config.ts';
import { backUp } from '#server/operator/back-up.ts';
import type { Email } from '#server/mail/mailer.ts';
import { startServer } from '#server/server.ts';
import { openTelemetry } from '#server/telemetry/telemetry.ts';
import { newPostgresDatabase } from '../database.ts';
import { TEMPLATE } from '../migrated.ts';

const TOKEN = 'metrics-token-of-the-contract-tests';
const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-telemetry-'));
const keys = JSON.stringify([await generateSigningKey()]);
afterAll(() => rm(folder, { recursive: true }));

/** The whole server, configured by these environment variables. */
async function start(settings: Record<string, string>) {
  const mails: Email[] = [];
  const server = await startServer({
    config: readConfig({
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: await newPostgresDatabase(TEMPLATE),
      AUTH_SIGNING_KEYS: keys,
      BILLING_MODE: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    }),
    mailer: { send: async (mail) => void mails.push(mail) },
  });
  const url = `http://127.0.0.1:${server.port}`;
  return {
    server,
    url,
    mails,
    signUp: (email: string, headers: Record<string, string> = {}) =>
      fetch(`${url}/auth/v1/signup?redirect_to=${encodeURIComponent(`${url}/?whisper=secretly`)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ email, password: 'river-stone-12', data: { first_name: 'Ottilie' } }),
      }),
  };
}

// ASVS: 13.4.5
test('metrics count requests, transactions and emails on a separate port and identify nobody', async () => {
  const { server, url, mails, signUp } = await start({ METRICS_PORT: '0' });
  expect((await signUp('ottilie@people.test')).status).toBe(200);
  expect(mails).toHaveLength(1);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);

  const read = () => fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
  const firstRun = 'evenkeel_job_seconds_count{job="keeping",result="done"} 1';
  await expect.poll(async () => (await read()).text(), { timeout: 30_000 }).toContain(firstRun);
  const answer = await read();
  const metrics = await answer.text();
  await server.close();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  for (const line of [
    'evenkeel_request_seconds_count{method="POST",route="/auth/v1/signup",status="200"} 1',
    'evenkeel_mails_total{result="sent"} 1',
    'evenkeel_database_transactions{state="waiting"} 0',
    'evenkeel_job_seconds_count{job="payments",result="failed"} 0',
    firstRun,
  ]) {
    expect(metrics).toContain(line);
  }
  for (const name of [
    'evenkeel_database_wait_seconds_count{role="auth"}',
    'evenkeel_database_transaction_seconds_count{role="auth",result="committed"}',
    'evenkeel_chat_first_text_seconds',
    'evenkeel_chat_turns_total',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect(metrics).toContain(name);
  }
  expect(metrics).not.toMatch(/ottilie|people\.test|whisper/i);
});

test('metrics report the age of waiting messages and the running version', async () => {
  const { server } = await start({ METRICS_PORT: '0' });
  const told = async () => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  expect(await told()).toContain('evenkeel_waiting{kind="emails"} 0');
  await server.deps.database.asAuthAdmin((auth) =>
    auth.query(
      `insert into auth.kept_letters (id, template, address, created_at, try_at)
       values (gen_random_uuid(), 'account_deleted', 'ottilie@people.test', now() - interval '2 hours', now() + interval '1 day')`,
    ),
  );
  const metrics = await told();
  await server.close();
  expect(metrics).toContain('evenkeel_waiting{kind="emails"} 1');
  expect(metrics).toMatch(/evenkeel_oldest_waiting_seconds\{kind="emails"\} 72\d\d/);
  expect(metrics).toContain('evenkeel_waiting{kind="notices"} 0');
  expect(metrics).toContain('evenkeel_waiting{kind="billing"} 0');
  expect(metrics).toMatch(/evenkeel_build_info\{version="\d+\.\d+\.\d+"\} 1/);
  expect(metrics).not.toContain('people.test');
});

test('metrics report the time of the last backup, or 0 before the first backup', async () => {
  const databaseUrl = await newPostgresDatabase(TEMPLATE);
  const { server } = await start({ METRICS_PORT: '0', DATABASE_URL: databaseUrl });
  const told = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    return Number(/^evenkeel_last_backup_timestamp_seconds (\S+)$/m.exec(metrics)?.[1]);
  };
  expect(await told()).toBe(0);
  const before = Date.now() / 1000;
  await backUp({ ...server.deps.config, databaseUrl }, path.join(folder, 'told.gz'));
  const at = await told();
  await server.close();
  expect(at).toBeGreaterThanOrEqual(Math.floor(before));
  expect(at).toBeLessThanOrEqual(Date.now() / 1000);
});

// ASVS: 13.4.5
test('on the app’s own port, metrics require their token and otherwise return 404', async () => {
  const { server, url } = await start({ METRICS_TOKEN: TOKEN });
  const asked = (token?: string) =>
    fetch(`${url}/metrics`, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
  expect((await asked()).status).toBe(404);
  expect((await asked(`${TOKEN}x`)).status).toBe(404);
  const answer = await asked(TOKEN);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('evenkeel_request_seconds');
  expect(server.metricsPort).toBeNull();
  await server.close();
});

// ASVS: 13.4.4
test('TRACE, which would echo the request, is refused', async () => {
  const { server } = await start({});
  const request = ask({
    port: server.port,
    method: 'TRACE',
    headers: { Authorization: 'Bearer overheard' },
  }).end();
  const [answer] = v.parse(v.tuple([v.instance(IncomingMessage)]), await once(request, 'response'));
  const body = (await answer.toArray()).join('');
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('overheard');
  await server.close();
});

test('without configuration, no metrics or traces are recorded', async () => {
  expect(await openTelemetry({})).toEqual({ metrics: null, traces: null });
});

const exported = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(v.unknown()) }),
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({ name: v.string(), traceId: v.string(), parentSpanId: v.optional(v.string()) }),
          ),
        }),
      ),
    }),
  ),
});

test('traces are sent to the collector, named by route pattern, and continue traces of a trusted proxy', async () => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(chunks).toString()}`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const { server, signUp } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await signUp('ottilie@people.test', { traceparent: `00-${traceId}-b7ad6b7169203331-01` });
  await server.close();
  collector.close();

  expect(bodies.every((body) => body.startsWith('/v1/traces {'))).toBe(true);
  const spans = bodies
    .flatMap((body) => v.parse(exported, JSON.parse(body.replace(/^\S+ /, ''))).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const request = spans.find(({ name }) => name === 'POST /auth/v1/signup');
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  const own = spans.filter((span) => span.traceId === traceId).map(({ name }) => name);
  expect(own).toContain('database auth');
  expect(own).toContain('mail');
  expect(bodies.join()).toContain('"stringValue":"evenkeel"');
  expect(bodies.join()).not.toMatch(/ottilie|people\.test|whisper|secretly|river-stone/i);
});
