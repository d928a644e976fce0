import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Conversation } from '#contract/chat.ts';
import { MESSAGE_MAX } from '#domain/message.ts';
import type { Database } from '#server/database/database.ts';
import { type ChatPerson, startChatOnEach } from './chat-server.ts';

const each = await startChatOnEach();
/** More than a page of a conversation, in bytes of JSON. */
const PAGE_MAX = 800_000;
const crisisMessage = 'I want to kill myself tonight';

async function addMessages(
  database: Database,
  conversation: string,
  count: number,
  text: string,
): Promise<void> {
  await database.asService((service) =>
    service.query(
      `insert into public.messages (id, conversation_id, role, status, parts)
       select gen_random_uuid(), $1::uuid, 'user', 'done',
         jsonb_build_array(jsonb_build_object('type', 'text', 'text', $2::text || n))
       from generate_series(1, $3::text::integer) as n`,
      [conversation, text, String(count)],
    ),
  );
}

async function read(
  person: ChatPerson,
  id: string,
  before = '',
): Promise<{ page: Conversation; bytes: number }> {
  const answer = await person.request(`/conversations/${id}${before === '' ? '' : `?before=${before}`}`);
  const text = await answer.text();
  return { page: JSON.parse(text) as Conversation, bytes: text.length };
}

test.for(each)('a long conversation is loaded in pages of bounded size, newest first ($name)', async (on) => {
  const person = await on.server.newPerson();
  const id = await person.start('lena');
  await addMessages(on.database, id, 700, 'x'.repeat(MESSAGE_MAX));
  let { page, bytes } = await read(person, id);
  const sizes = [bytes];
  const messages = [...page.messages];
  while (page.earlier !== null) {
    ({ page, bytes } = await read(person, id, page.earlier));
    sizes.push(bytes);
    messages.unshift(...page.messages);
  }
  expect(Math.max(...sizes)).toBeLessThan(PAGE_MAX);
  expect(sizes.length).toBeGreaterThan(3);
  const numbers = messages.map(({ parts: [part] }) =>
    part?.type === 'text' ? part.text.slice(MESSAGE_MAX) : '',
  );
  expect(numbers).toEqual(Array.from({ length: 700 }, (_, index) => String(index + 1)));
});

test.for(each)('up to three hundred short messages are in one page ($name)', async (on) => {
  const person = await on.server.newPerson();
  const id = await person.start('lena');
  await addMessages(on.database, id, 300, 'short ');
  const whole = await read(person, id);
  expect([whole.page.messages.length, whole.page.earlier]).toEqual([300, null]);
  await addMessages(on.database, id, 1, 'short ');
  const newest = await read(person, id);
  expect([newest.page.messages.length, newest.page.earlier]).toEqual([300, expect.stringMatching(/^\d+$/)]);
});

test.for(each)('rejects an invalid cursor ($name)', async (on) => {
  const person = await on.server.newPerson();
  const id = await person.start('lena');
  for (const before of ['x', '-1', '9'.repeat(19)]) {
    const answer = await person.request(`/conversations/${id}?before=${before}`);
    expect(answer.status).toBe(400);
  }
});

test.for(each)(
  'a transcript of a very long conversation contains the newest part and says that it is incomplete ($name)',
  async (on) => {
    const person = await on.server.newPerson();
    const id = await person.start('lena');
    await addMessages(on.database, id, 1500, 'x'.repeat(MESSAGE_MAX));
    const answer = await person.request(`/conversations/${id}/transcript`);
    const { markdown } = (await answer.json()) as { markdown: string };
    expect(markdown.length).toBeLessThan(6_000_000);
    expect(markdown).toContain('here’s the newest part');
    expect(markdown).toContain(`x1500\n`);
  },
);

test.for(each)(
  'crisis messages are always answered; after a hundred a day each new one overwrites the last ($name)',
  async (on) => {
    const person = await on.server.newPerson();
    const id = await person.start('lena');
    await on.database.asService((service) =>
      service.query(
        `insert into private.chat_budgets (user_id, paced_until, day, turns, free_turns)
         values ($1::uuid, $2::timestamptz, ($2::timestamptz at time zone 'utc')::date, 0, 98)`,
        [person.person.id, new Date().toISOString()],
      ),
    );
    const answers: string[] = [];
    for (let turn = 1; turn <= 6; turn += 1) {
      const events = await person.ask(id, `${crisisMessage} ${turn}`);
      answers.push(JSON.stringify(events));
    }
    expect(answers.filter((answer) => /safety/.test(answer))).toHaveLength(6);
    const { page } = await read(person, id);
    const asked = page.messages.flatMap(({ role, parts: [part] }) =>
      role === 'user' && part?.type === 'text' ? [part.text] : [],
    );
    expect(asked).toEqual([`${crisisMessage} 1`, `${crisisMessage} 6`]);
    expect(page.messages).toHaveLength(4);
  },
);

test.for(each)('a crisis message never overwrites a regular question ($name)', async (on) => {
  const person = await on.server.newPerson();
  const id = await person.start('lena');
  await person.ask(id, 'how do i sleep at night');
  await on.database.asService((service) =>
    service.query('update private.chat_budgets set free_turns = 500 where user_id = $1::uuid', [
      person.person.id,
    ]),
  );
  await person.ask(id, crisisMessage);
  await person.ask(id, `${crisisMessage}, again`);
  const { page } = await read(person, id);
  expect(page.messages).toHaveLength(4);
  expect(page.messages[0]?.parts[0]).toEqual({ type: 'text', text: 'how do i sleep at night' });
});

test.for(each)(
  'twenty people who read a 15 MB conversation concurrently each get one page ($name)',
  async (on) => {
    const person = await on.server.newPerson();
    const id = await person.start('lena');
    await addMessages(on.database, id, 3700, `${randomUUID()} `.repeat(Math.floor(MESSAGE_MAX / 37)));
    const pages = await Promise.all(Array.from({ length: 20 }, () => read(person, id)));
    expect(Math.max(...pages.map(({ bytes }) => bytes))).toBeLessThan(PAGE_MAX);
  },
);
