import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { openStripe } from '../billing/provider/open-stripe.ts';
import type { AnswerEvent, Engine, Turn } from '../chat/engine.ts';
import type { Database } from '../database/database.ts';
import { openMetrics } from './metrics.ts';
import { watchedDatabase } from './watched-database.ts';
import { watchedEngine } from './watched-engine.ts';
import { watchedMailer } from './watched-mailer.ts';
import { watchedModel, watchedPush, watchedSms } from './watched-senders.ts';

const turn: Turn = {
  id: 'turn',
  person: 'somebody',
  advisor: 'lena',
  text: 'he took the keys',
  today: '2026-11-23',
  position: 0,
  questions: [],
  history: [],
  accessible: [],
  hasViolence: false,
  isSensitive: false,
  boundary: null,
  passedOver: [],
};

function saying(events: readonly AnswerEvent[], end: () => void = () => undefined): Engine {
  return {
    async *answer() {
      yield* events;
      end();
    },
  };
}

const words: AnswerEvent[] = [
  { type: 'text-start', id: 'a' },
  { type: 'text-delta', id: 'a', delta: 'hello' },
  { type: 'text-delta', id: 'a', delta: ' again' },
  { type: 'text-end', id: 'a' },
];

test('counts answers by outcome and by time to the first words, and passes them on unchanged', async () => {
  const metrics = openMetrics();
  const heard = async (engine: Engine, signal = new AbortController().signal) => {
    const events: AnswerEvent[] = [];
    for await (const event of watchedEngine(engine, metrics).answer(turn, signal)) events.push(event);
    return events;
  };
  expect(await heard(saying(words))).toEqual(words);
  await expect(
    heard(
      saying([], () => {
        throw new Error('broken');
      }),
    ),
  ).rejects.toThrow('broken');
  const stopping = new AbortController();
  await heard(
    saying(words, () => stopping.abort()),
    stopping.signal,
  );
  const told = await metrics.registry.metrics();
  for (const line of [
    'evenkeel_chat_turns_total{ending="done"} 1',
    'evenkeel_chat_turns_total{ending="failed"} 1',
    'evenkeel_chat_turns_total{ending="stopped"} 1',
    'evenkeel_chat_first_text_seconds_count 2',
  ]) {
    expect(told).toContain(line);
  }
  expect(told).not.toMatch(/lena|somebody|keys/);
});

test('a transaction is counted as committed or rolled back, and none stays among the running ones', async () => {
  const metrics = openMetrics();
  const connection = { query: async () => [], script: async () => undefined };
  const plain: Database = {
    isShared: false,
    asUser: (_claims, work) => work(connection),
    asService: (work) => work(connection),
    asAuthAdmin: (work) => work(connection),
    migrate: (work) => work(connection),
    close: async () => undefined,
  };
  const database = watchedDatabase(plain, { metrics, traces: null });
  expect(await database.asService(async () => 'done')).toBe('done');
  await expect(database.asUser({ role: 'anon' }, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  const told = await metrics.registry.metrics();
  for (const line of [
    'evenkeel_database_transaction_seconds_count{role="service",result="committed"} 1',
    'evenkeel_database_transaction_seconds_count{role="user",result="rolled back"} 1',
    'evenkeel_database_transactions{state="waiting"} 0',
    'evenkeel_database_transactions{state="working"} 0',
  ]) {
    expect(told).toContain(line);
  }
});

test('an email that is not accepted is counted and stays a failure', async () => {
  const metrics = openMetrics();
  const mailer = watchedMailer(
    { send: () => Promise.reject(new Error('refused')) },
    { metrics, traces: null },
  );
  await expect(mailer.send({ to: 'kim@people.test', subject: '', text: '', html: '' })).rejects.toThrow(
    'refused',
  );
  const told = await metrics.registry.metrics();
  expect(told).toContain('evenkeel_mails_total{result="failed"} 1');
  expect(told).not.toContain('kim');
});

test('counts text messages, push and model calls by outcome, and passes on their results', async () => {
  const metrics = openMetrics();
  let isDown = false;
  const fail = () => {
    if (isDown) throw new Error('away');
  };
  const sms = watchedSms({ send: async () => fail() }, metrics);
  const push = watchedPush(
    { publicKey: '', mayPushTo: () => true, send: async () => (isDown ? 'failed' : 'gone') },
    metrics,
  );
  const model = watchedModel(
    {
      async *stream() {
        yield { type: 'text', text: 'hello' };
        fail();
      },
    },
    metrics,
  );
  const request = { instructions: '', messages: [], tools: [], person: 'somebody' };
  const asked = async (signal = new AbortController().signal) => {
    const said: string[] = [];
    for await (const event of model.stream(request, signal)) if (event.type === 'text') said.push(event.text);
    return said;
  };
  const target = { endpoint: 'https://push.test/1', p256dh: '', auth: '' };
  const message = { title: '', body: '', tag: '' };

  await sms.send({ to: '+12025550123', text: 'Your code is 123456' });
  expect(await push.send(target, message, 60)).toBe('gone');
  expect(await asked()).toEqual(['hello']);
  isDown = true;
  await expect(sms.send({ to: '+12025550123', text: 'Your code is 123456' })).rejects.toThrow('away');
  expect(await push.send(target, message, 60)).toBe('failed');
  await expect(asked()).rejects.toThrow('away');
  await expect(asked(AbortSignal.abort())).rejects.toThrow('away');

  const told = await metrics.registry.metrics();
  for (const [to, result] of [
    ['texts', 'sent'],
    ['texts', 'failed'],
    ['push', 'gone'],
    ['push', 'failed'],
    ['model', 'sent'],
    ['model', 'failed'],
    ['model', 'stopped'],
  ])
    expect(told).toContain(`evenkeel_outgoing_total{to="${to}",result="${result}"} 1`);
  expect(told).not.toMatch(/1202555|push\.test|somebody/);
});

test('counts payment requests by whether a response arrived, including retries', async () => {
  let status = 402;
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'stripe-should-retry': 'false' });
    response.end('{"error":{"type":"card_error","message":"declined"}}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const results: string[] = [];
  const stripe = await openStripe(
    {
      mode: 'test',
      secretKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
      apiBase: `http://127.0.0.1:${port}`,
    },
    (result) => results.push(result),
  );
  for (status of [402, 401, 503]) await expect(stripe.products.list()).rejects.toThrow();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(results).toEqual(['sent', 'failed', 'failed']);
  await expect(stripe.products.list({}, { maxNetworkRetries: 0 })).rejects.toThrow();
  expect(new Set(results.slice(3))).toEqual(new Set(['failed']));
});
