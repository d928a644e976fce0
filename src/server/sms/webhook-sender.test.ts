import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebhookSender } from './webhook-sender.ts';

const secret = Buffer.alloc(32, 7);
const message = { to: '+12025550123', text: 'Your code is 123456' };
const then = () => new Date('2030-01-02T03:04:05Z');
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let url = '';

const provider = createServer((request, response) => {
  void take(request, response);
});

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  provider.close();
});

test('a message is sent once, signed with the secret, its ID and its timestamp', async () => {
  await openWebhookSender({ url: `${url}/send`, secret }, then).send(message);
  const [{ headers, body } = expect.fail('nothing came')] = received.splice(0);
  expect(JSON.parse(body)).toEqual(message);
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
  expect(timestamp).toBe('1893553445');
  const signed = [id, timestamp, body].join('.');
  const wanted = createHmac('sha256', secret).update(signed).digest('base64');
  expect(signature).toBe(`v1,${wanted}`);
});

test.for([
  ['/broken', 'SmsFailure: refused'],
  ['/elsewhere', 'SmsFailure: unreachable'],
] as const)('%s causes an error that identifies nobody, and is not retried', async ([path, name]) => {
  const failure = await openWebhookSender({ url: url + path, secret })
    .send(message)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name });
  expect(JSON.stringify(failure) + String(failure)).not.toMatch(/12025550123|123456/);
  expect(received.splice(0)).toHaveLength(1);
});

test('an unavailable SMS provider also counts as a failure', async () => {
  const sender = openWebhookSender({ url: 'http://127.0.0.1:1/send', secret });
  await expect(sender.send(message)).rejects.toMatchObject({ name: 'SmsFailure: unreachable' });
});

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks = await request.toArray();
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
  if (request.url === '/elsewhere') response.writeHead(302, { Location: '/send' });
  else response.writeHead(request.url === '/send' ? 204 : 500);
  response.end();
}
