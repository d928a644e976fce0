import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SUPPORT_MESSAGE_MAX, supportError, supportReceipt } from '#contract/support.ts';
import { functionLimits } from '#server/limits/limits.ts';
import { openDatabase } from '../database.ts';
import { type SupportServer, startSupport } from './support-server.ts';

const database = await openDatabase('PGlite');
const us = 'help@evenkeel.test';
const text = 'My card was charged <twice> & I am at my wits end';
const message = { topic: 'billing', text, mayReply: true };

async function somebody(server: SupportServer) {
  const id = randomUUID();
  const email = `ada.${id}@people.test`;
  return { id, email, token: await server.tokenFor({ id, email }) };
}

async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, v.parse(supportError, await answer.json()).error.code];
}

test('a message is emailed to support, and the support team’s reply goes to the person', async () => {
  await using server = await startSupport(database, us);
  const { email, token } = await somebody(server);
  const answer = await server.post(message, token);
  expect(answer.status).toBe(200);
  expect(v.parse(supportReceipt, await answer.json())).toEqual({ lines: [] });
  expect(server.sent).toHaveLength(1);
  expect(server.sent[0]).toMatchObject({
    to: us,
    replyTo: email,
    subject: 'A question about plans and payments',
  });
  expect(server.sent[0]?.text).toContain(text);
  expect(server.sent[0]?.html).toContain('charged &lt;twice&gt; &amp; I');
});

test('if email replies are not safe for a person, the support email contains only the account ID', async () => {
  await using server = await startSupport(database, us);
  const { id, email, token } = await somebody(server);
  await server.post({ ...message, mayReply: false }, token);
  expect(server.sent[0]?.replyTo).toBeUndefined();
  expect(server.sent[0]?.text).toContain(id);
  expect(server.sent[0]?.text).toContain('DO NOT REPLY BY EMAIL');
  expect(JSON.stringify(server.sent[0])).not.toContain(email);
});

test('a message about danger lists people to call, because nobody reads support email at night', async () => {
  await using server = await startSupport(database, us);
  const { token } = await somebody(server);
  const answer = await server.post({ ...message, text: 'he said he will kill me tonight' }, token);
  expect(v.parse(supportReceipt, await answer.json()).lines).toContain('emergency');
  expect(server.sent).toHaveLength(1);
});

test('sending a message requires a valid session', async () => {
  await using server = await startSupport(database, us);
  await using other = await startSupport(database, us);
  const { token } = await somebody(other);
  expect(await refusal(await server.post(message))).toEqual([401, 'unauthorized']);
  expect(await refusal(await server.post(message, token))).toEqual([401, 'unauthorized']);
  expect(server.sent).toEqual([]);
});

test('the token of an ended session is refused', async () => {
  await using server = await startSupport(database, us);
  const { id, token } = await somebody(server);
  expect((await server.post(message, token)).status).toBe(200);
  await database.asAuthAdmin((auth) => auth.query('delete from auth.sessions where id = $1', [id]));
  expect(await refusal(await server.post(message, token))).toEqual([401, 'unauthorized']);
  expect(server.sent).toHaveLength(1);
});

const unreadable: readonly [name: string, body: unknown, refused: [number, string]][] = [
  ['no JSON', '{', [400, 'invalid']],
  ['no text', { ...message, text: '  \n ' }, [400, 'invalid']],
  ['too many letters', { ...message, text: 'a'.repeat(SUPPORT_MESSAGE_MAX + 1) }, [400, 'invalid']],
  ['an unknown topic', { ...message, topic: 'gossip' }, [400, 'invalid']],
  ['no word about an answer', { topic: 'billing', text }, [400, 'invalid']],
  ['an address to answer to', { ...message, replyTo: 'victim@people.test' }, [400, 'invalid']],
  ['forty thousand letters', { ...message, text: 'a'.repeat(40_000) }, [413, 'too_large']],
];

test.for(unreadable)('a message with %s is refused', async ([_name, body, refused]) => {
  await using server = await startSupport(database, us);
  const { token } = await somebody(server);
  expect(await refusal(await server.post(body, token))).toEqual(refused);
  expect(server.sent).toEqual([]);
});

test('a person can send five support messages per hour', async () => {
  await using server = await startSupport(database, us);
  const { token } = await somebody(server);
  for (let sent = 0; sent < functionLimits.support.points; sent += 1) {
    expect((await server.post(message, token)).status).toBe(200);
  }
  const refused = await server.post(message, token);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
  expect(await refusal(refused)).toEqual([429, 'rate_limited']);
  const neighbor = await somebody(server);
  expect((await server.post(message, neighbor.token)).status).toBe(200);
  expect(server.sent).toHaveLength(functionLimits.support.points + 1);
});

test('without a configured recipient, the form says that messages cannot be sent', async () => {
  await using server = await startSupport(database);
  const { token } = await somebody(server);
  expect(await refusal(await server.post(message, token))).toEqual([503, 'unavailable']);
});

test('a message that the mail server rejects returns an error, and its content is not logged', async () => {
  await using server = await startSupport(database, us);
  const { email, token } = await somebody(server);
  await server.post(message, token);
  server.breakMail();
  expect(await refusal(await server.post(message, token))).toEqual([502, 'not_sent']);
  expect(server.logged()).toContain('a message was not sent');
  for (const secret of ['charged', 'wits', email, token]) expect(server.logged()).not.toContain(secret);
});
