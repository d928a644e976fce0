import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type ConversationSearch, type FoundConversation } from '#contract/chat.ts';
import type { Retention } from '#contract/retention.ts';
import { runRetentionJobs } from '#server/chat/retention/retention-jobs.ts';
import type { Database } from '#server/database/database.ts';
import { setPlan } from '../db/people.ts';
import { type ChatPerson, readFirstText, readEvents, refusal, startChatOnEach } from './chat-server.ts';

const each = await startChatOnEach();
const question = 'how do i answer a long angry email from my ex';
const silent = pino({ level: 'silent' });
const DAY = 86_400_000;

const found = async (
  person: ChatPerson,
  search: Partial<ConversationSearch> = {},
): Promise<FoundConversation[]> => {
  const response = await person.post('/conversations/search', {
    words: '',
    advisor: null,
    before: null,
    ...search,
  });
  return (await response.json()).conversations;
};
const searchForHouse = (by: ChatPerson) =>
  by.post('/conversations/search', { words: 'house', advisor: null, before: null });
const shownFirst = async (person: ChatPerson, advisor: string): Promise<string | undefined> =>
  (await (await person.request(`/conversations?advisor=${advisor}`)).json()).conversations[0]?.id;
const put = (person: ChatPerson, path: string, body?: unknown) =>
  person.request(path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const remove = (person: ChatPerson, path: string) => person.request(path, { method: 'DELETE' });
const rename = (person: ChatPerson, id: string, title: string) =>
  person.request(`/conversations/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ title }),
  });
const talk = async (person: ChatPerson, advisor: 'james' | 'lena', text: string): Promise<string> => {
  const id = await person.start(advisor);
  await person.ask(id, text);
  return id;
};
const judge = (by: ChatPerson, message: string | undefined, mayRead: boolean) =>
  put(by, `/answers/${message}/feedback`, { isHelpful: false, reason: 'unclear', mayRead });
const rowsOf = async (database: Database, table: string, userId: string): Promise<unknown[]> =>
  database.asService((service) => service.query(`select * from ${table} where user_id = $1::uuid`, [userId]));

// ASVS: 14.2.1
test.for(each)('search finds conversations by message text and title ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const other = await server.newPerson();
  const mail = await talk(person, 'james', question);
  server.advance(60_000);
  const night = await talk(person, 'lena', 'how do i stop my mind racing at night');
  await talk(other, 'james', question);

  expect((await found(person)).map(({ id }) => id)).toEqual([night, mail]);
  expect((await found(person, { advisor: 'james' })).map(({ id }) => id)).toEqual([mail]);
  const [hit, ...others] = await found(person, { words: 'ANGRY emai' });
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ id: mail, isSensitive: false });
  expect(hit?.excerpt).toContain('angry email');

  await rename(person, night, 'Sleep');
  expect((await found(person, { words: 'sleep' })).map(({ id }) => id)).toContain(night);
  const [newest] = await found(person);
  expect((await found(person, { before: newest?.updatedAt ?? null })).map(({ id }) => id)).toEqual([mail]);
  for (const words of ['unicorn', "'; drop --", '!!', 'angry & !email |']) {
    expect({ words, found: (await found(person, { words })).length }).toEqual({
      words,
      found: words.startsWith('angry') ? 1 : 0,
    });
  }
});

test.for(each)('search finds a conversation about danger, but hides its text ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await talk(person, 'lena', 'my husband hit me and I am afraid of him');
  expect(await found(person, { words: 'husband hit' })).toEqual([
    expect.objectContaining({ id, title: 'Conversation with Lena', isSensitive: true, excerpt: null }),
  ]);
});

test.for(each)('a renamed conversation keeps its title after new messages ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const other = await server.newPerson();
  const id = await talk(person, 'james', question);
  expect((await rename(person, id, '  About the house  ')).status).toBe(204);
  server.advance(60_000);
  await person.ask(id, 'what about the house');
  expect(await person.read(id)).toMatchObject({ title: 'About the house' });

  expect(await refusal(rename(other, id, 'Mine'))).toEqual([404, 'not_found']);
  expect(await refusal(rename(person, id, '   '))).toEqual([400, 'invalid']);
  expect(await refusal(rename(person, id, 'x'.repeat(121)))).toEqual([400, 'invalid']);
});

test.for(each)(
  'a person can continue an older conversation, and the chat shows its messages ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const older = await talk(person, 'james', question);
    server.advance(60_000);
    const newer = await talk(person, 'james', 'what is a parenting app for messages');
    expect(await shownFirst(person, 'james')).toBe(newer);
    server.advance(60_000);
    expect((await person.post(`/conversations/${older}/open`)).status).toBe(204);
    expect(await shownFirst(person, 'james')).toBe(older);
    expect((await found(person)).map(({ id }) => id)).toEqual([newer, older]);
    const other = await server.newPerson();
    expect(await refusal(other.post(`/conversations/${older}/open`))).toEqual([404, 'not_found']);
  },
);

test.for(each)(
  'an ephemeral conversation is visible only in the browser that started it and is deleted on close ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    const elsewhere = await server.newPerson(person.person, randomUUID());
    const kept = await talk(person, 'james', question);
    expect((await put(person, '/unkept/james')).status).toBe(204);
    expect(await shownFirst(person, 'james')).toBeUndefined();
    expect(await (await person.request('/keeping')).json()).toMatchObject({ unkept: ['james'] });
    expect(await (await elsewhere.request('/keeping')).json()).toMatchObject({ unkept: [] });

    server.advance(60_000);
    const id = await talk(person, 'james', 'a word that nobody else may find');
    expect(await shownFirst(person, 'james')).toBe(id);
    expect(await found(person, { words: 'nobody' })).toEqual([]);
    expect(await shownFirst(elsewhere, 'james')).toBe(kept);
    expect(await refusal(elsewhere.request(`/conversations/${id}`))).toEqual([404, 'not_found']);
    expect(await refusal(rename(person, id, 'Kept after all'))).toEqual([404, 'not_found']);
    expect(await talk(person, 'lena', 'how do i stop my mind racing at night')).toBeTruthy();
    expect((await found(person, { advisor: 'lena' })).length).toBe(1);

    // A new conversation ends the previous one. The end request ends both.
    server.advance(60_000);
    const next = await talk(person, 'james', question);
    expect(await refusal(person.request(`/conversations/${id}`))).toEqual([404, 'not_found']);
    expect((await remove(person, '/unkept/james')).status).toBe(204);
    expect(await refusal(person.request(`/conversations/${next}`))).toEqual([404, 'not_found']);
    expect(await shownFirst(person, 'james')).toBe(kept);
    const texts = await database.asService((service) =>
      service.query(`select parts::text from public.messages where parts::text like '%nobody else%'`),
    );
    expect(texts).toEqual([]);
  },
);

test.for(each)('closing an ephemeral chat stops the answer in progress ($name)', async ({ server }) => {
  const person = await server.newPerson();
  await put(person, '/unkept/james');
  const id = await person.start('james');
  server.hold();
  const turn = { id: randomUUID(), userMessageId: randomUUID(), text: question };
  const stream = readEvents(await person.post(`/conversations/${id}/turns`, turn));
  await readFirstText(stream);
  await remove(person, '/unkept/james');
  const rest = await Array.fromAsync(stream);
  server.release();
  expect(rest.at(-1)?.event.type).toBe('abort');
});

test.for(each)(
  'sign-out deletes an ephemeral conversation, and otherwise it expires after an hour ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    const browser = randomUUID();
    const elsewhere = await server.newPerson(person.person, browser);
    await put(person, '/unkept/james');
    await put(elsewhere, '/unkept/james');
    await talk(person, 'james', question);
    await talk(elsewhere, 'james', question);
    const conversations = () => rowsOf(database, 'public.conversations', person.person.id);
    expect(await conversations()).toHaveLength(2);

    await database.asAuthAdmin((auth) =>
      auth.query('delete from auth.sessions where id = $1::uuid', [browser]),
    );
    expect(await conversations()).toHaveLength(1);
    expect(await refusal(put(elsewhere, '/unkept/james'))).toEqual([401, 'unauthorized']);

    const at = (ms: number) => ({ database, log: silent, now: () => new Date(Date.now() + ms) });
    await runRetentionJobs(at(0));
    expect(await conversations()).toHaveLength(1);
    await runRetentionJobs(at(DAY / 2));
    expect(await conversations()).toHaveLength(0);
    // The setting stays after the messages are deleted: a page that is still open stores nothing.
    expect(await rowsOf(database, 'public.unkept_chats', person.person.id)).toHaveLength(1);
    await runRetentionJobs(at(2 * DAY));
    expect(await rowsOf(database, 'public.unkept_chats', person.person.id)).toHaveLength(0);
  },
);

test.for(each)(
  'conversations are deleted after the retention period that their owner chose ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    const other = await server.newPerson();
    const old = await talk(person, 'james', question);
    await talk(other, 'james', question);
    const at = (days: number) => ({ database, log: silent, now: () => new Date(Date.now() + days * DAY) });
    await runRetentionJobs(at(400));
    expect(await found(person)).toHaveLength(1);

    expect(await (await put(person, '/keeping', { deleteAfter: 7 })).json()).toMatchObject({
      deleteAfter: 7,
    });
    await runRetentionJobs(at(6.9));
    expect((await person.read(old)).id).toBe(old);
    await runRetentionJobs(at(8));
    expect(await found(person)).toHaveLength(0);
    expect(await found(other)).toHaveLength(1);
    expect(await (await put(person, '/keeping', { deleteAfter: null })).json()).toMatchObject({
      deleteAfter: null,
    });
    expect(await refusal(put(person, '/keeping', { deleteAfter: 8 }))).toEqual([400, 'invalid']);
  },
);

test.for(each)(
  'after the plan ends, a person can still search, read, rename and delete conversations ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    const id = await talk(person, 'james', question);
    await talk(person, 'lena', 'how do i stop my mind racing at night');
    await setPlan(database, person.person, { trialDays: -1 });

    expect(await found(person, { words: 'angry' })).toHaveLength(1);
    expect((await person.read(id)).messages).toHaveLength(2);
    expect((await rename(person, id, 'Mail')).status).toBe(204);
    expect((await person.request(`/conversations/${id}/transcript`)).status).toBe(200);
    expect(await (await remove(person, '/conversations?advisor=james')).json()).toEqual({ deleted: 1 });
    expect(await (await remove(person, '/conversations')).json()).toEqual({ deleted: 1 });
    expect(await found(person)).toEqual([]);
  },
);

test.for(each)('rating an answer stores its text only with consent ($name)', async ({ server, database }) => {
  const person = await server.newPerson();
  const other = await server.newPerson();
  const id = await talk(person, 'james', question);
  const [asked, answer] = (await person.read(id)).messages;
  const stored = () => rowsOf(database, 'public.answer_feedback', person.person.id);

  expect((await judge(person, answer?.id, false)).status).toBe(204);
  expect(await stored()).toMatchObject([{ is_helpful: false, reason: 'unclear', shared: null }]);
  expect((await judge(person, answer?.id, true)).status).toBe(204);
  expect(await stored()).toMatchObject([
    { shared: { question: [{ type: 'text', text: question }], answer: answer?.parts } },
  ]);
  expect(await (await person.request(`/conversations/${id}/feedback`)).json()).toEqual({
    given: [{ answer: answer?.id, isHelpful: false, reason: 'unclear', mayRead: true }],
  });
  const press = (isHelpful: boolean) =>
    put(person, `/answers/${answer?.id}/feedback`, { isHelpful, reason: null, mayRead: false });
  await press(false);
  expect(await stored()).toMatchObject([{ reason: 'unclear', shared: { answer: answer?.parts } }]);
  await press(true);
  expect(await stored()).toMatchObject([{ is_helpful: true, reason: null, shared: null }]);
  expect(await refusal(judge(other, answer?.id, false))).toEqual([404, 'not_found']);
  expect(await refusal(judge(person, asked?.id, false))).toEqual([404, 'not_found']);
  await remove(person, `/answers/${answer?.id}/feedback`);
  expect(await stored()).toEqual([]);
});

test.for(each)(
  'an unanswered question is counted, and its text is stored only with consent ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    const counted = () =>
      database.asService(async (service) => {
        const [row] = await service.query<{ questions: number }>(
          `select coalesce(sum(questions), 0)::integer as questions from private.unanswered_counts where advisor = 'james'`,
        );
        return row?.questions;
      });
    const words = () => rowsOf(database, 'public.unanswered_questions', person.person.id);
    const before = (await counted()) ?? 0;
    const unanswerable = 'how many moons does Jupiter have';
    const id = await talk(person, 'james', unanswerable);
    expect(await counted()).toBe(before + 1);
    expect(await words()).toEqual([]);
    server.advance(60_000);
    await person.ask(id, question);
    expect(await counted()).toBe(before + 1);

    await put(person, '/keeping', { sharesUnanswered: true });
    server.advance(60_000);
    await person.ask(id, unanswerable);
    expect(await words()).toMatchObject([{ advisor: 'james', text: unanswerable }]);
    await put(person, '/unkept/james');
    server.advance(60_000);
    await talk(person, 'james', unanswerable);
    expect(await words()).toHaveLength(1);
    expect(await counted()).toBe(before + 3);

    const keeping: Retention = await (await put(person, '/keeping', { sharesUnanswered: false })).json();
    expect(keeping.sharesUnanswered).toBe(false);
    expect(await words()).toEqual([]);
    expect(server.logged()).not.toContain('zebra');
  },
);

test.for(each)(
  'rapid searches are rate-limited without blocking questions or reads ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const other = await server.newPerson();
    const statuses = new Set<number>();
    for (let count = 0; count < 40; count++) statuses.add((await searchForHouse(person)).status);
    expect([...statuses]).toEqual([200]);

    const refused = await searchForHouse(person);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await refused.json()).error).toMatchObject({
      code: 'rate_limited',
      message: 'You’ve searched a lot in the last minute. Wait a moment, then try again.',
    });
    expect((await searchForHouse(other)).status).toBe(200);
    const id = await talk(person, 'james', question);
    expect(await person.read(id)).toMatchObject({ id });
  },
);
