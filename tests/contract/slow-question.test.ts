import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { chatRoutes } from '#server/chat/routes.ts';
import { openDatabase } from '../database.ts';
import { addPerson } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { accessClaims } from './access-claims.ts';
import { readAll } from './chat-server.ts';

const now = () => new Date();

test('an upload that never ends does not delay answers to other people', async () => {
  const database = await openDatabase('PGlite');
  const accessTokens = await openAccessTokens({
    keys: [await generateSigningKey()],
    issuer: 'http://chat.test',
    now,
  });
  const pauses = new Set<number>();
  const pause = async (ms: number) => void pauses.add(ms);
  const mailer = { send: () => Promise.reject(new Error('nobody writes')) };
  const app = chatRoutes({ database, accessTokens, mailer, log: openTestLog().log, now }, { pause });
  const newPerson = async () => {
    const person = await addPerson(database);
    const { token } = await accessTokens.sign(accessClaims(person, person.id));
    return (path: string, body: BodyInit) =>
      app.request(path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body,
        duplex: 'half',
      } as RequestInit);
  };
  const start = async (ask: Awaited<ReturnType<typeof newPerson>>) => {
    const { id } = (await (await ask('/conversations', '{"advisor":"lena"}')).json()) as { id: string };
    return `/conversations/${id}/turns`;
  };
  const [slow, person] = [await newPerson(), await newPerson()];
  const isRead = Promise.withResolvers<void>();
  const endless = new ReadableStream({
    pull(controller) {
      isRead.resolve();
      controller.enqueue(new TextEncoder().encode(' '));
      return new Promise(() => undefined);
    },
  });
  void slow(await start(slow), endless);
  await isRead.promise;

  const question = { id: randomUUID(), userMessageId: randomUUID(), text: 'How do I sleep again?' };
  const events = await readAll(await person(await start(person), JSON.stringify(question)));
  expect(events.at(-1)?.event.type).toBe('finish');
  expect([...pauses]).toEqual([28]);
});
