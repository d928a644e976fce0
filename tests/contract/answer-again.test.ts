import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type ChatPerson,
  readAll,
  readFirstText,
  readEvents,
  refusal,
  startChatOnEach,
  textOf,
} from './chat-server.ts';

const each = await startChatOnEach();
const question = 'how do i answer a long angry email from my ex';

async function newestPair(person: ChatPerson, conversation: string) {
  const { messages } = await person.read(conversation);
  return { question: messages.at(-2), answer: messages.at(-1), count: messages.length };
}

const again = (of: { question?: { id: string } | undefined; answer?: { id: string } | undefined }) => ({
  id: randomUUID(),
  userMessageId: of.question?.id,
  text: 'another text',
  replaces: of.answer?.id,
});

test.for(each)('the answer to a stored question can be regenerated ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('james');
  await person.ask(id, question);
  const before = await newestPair(person, id);
  const turn = again(before);
  const events = (await readAll(await person.post(`/conversations/${id}/turns`, turn))).map(
    ({ event }) => event,
  );

  expect(textOf(events)).toContain('[1]');
  const after = await newestPair(person, id);
  expect(after.count).toBe(2);
  expect(after.question).toEqual(before.question);
  expect(after.answer).toMatchObject({ id: turn.id, status: 'done', engine: 'library' });

  const same = await readAll(await person.post(`/conversations/${id}/turns`, turn));
  expect(textOf(same.map(({ event }) => event))).toBe(textOf(events));
  expect((await newestPair(person, id)).count).toBe(2);
});

test.for(each)(
  'regenerating an answer checks a crisis message with the safety gate again ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('james');
    await person.ask(id, 'i want to kill myself');
    const turn = again(await newestPair(person, id));
    const events = await readAll(await person.post(`/conversations/${id}/turns`, turn));
    expect(events.map(({ event }) => event)).toContainEqual({
      type: 'data-engine',
      data: { engine: 'safety' },
    });
  },
);

test.for(each)(
  'a person can regenerate only the newest answer in their own conversation ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('james');
    await person.ask(id, question);
    const first = await newestPair(person, id);
    await person.ask(id, 'how do i say no to a swap');
    const path = `/conversations/${id}/turns`;
    expect(await refusal(person.post(path, again(first)))).toEqual([400, 'invalid']);
    const { question: asked } = await newestPair(person, id);
    expect(await refusal(person.post(path, again({ question: asked, answer: asked })))).toEqual([
      400,
      'invalid',
    ]);

    const stranger = await server.newPerson();
    const newest = await newestPair(person, id);
    expect(await refusal(stranger.post(path, again(newest)))).toEqual([404, 'not_found']);
    const own = await stranger.start('james');
    expect(await refusal(stranger.post(`/conversations/${own}/turns`, again(newest)))).toEqual([
      400,
      'invalid',
    ]);
    expect((await newestPair(person, id)).count).toBe(4);
  },
);

test.for(each)('an answer in progress cannot be regenerated ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('james');
  const path = `/conversations/${id}/turns`;
  server.hold();
  const turn = { id: randomUUID(), userMessageId: randomUUID(), text: question };
  const stream = readEvents(await person.post(path, turn));
  await readFirstText(stream);
  expect(await refusal(person.post(path, again(await newestPair(person, id))))).toEqual([409, 'busy']);
  server.release();
  const rest = await Array.fromAsync(stream);
  expect(rest.at(-1)?.event).toEqual({ type: 'finish' });
});
