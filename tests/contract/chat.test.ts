import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { passagesByAdvisor } from '#content/passages.ts';
import { recoverInterruptedTurns } from '#server/chat/turns/recover-interrupted-turns.ts';
import { TURN_MAX_MS } from '#server/chat/turns/run-turn.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import { setPlan } from '../db/people.ts';
import {
  readAll,
  readFirstText,
  readEvents,
  refusal,
  startChat,
  startChatOnEach,
  storedText,
  textOf,
} from './chat-server.ts';

const each = await startChatOnEach();
const question = 'how do i answer a long angry email from my ex';
const newTurn = (text = question) => ({ id: randomUUID(), userMessageId: randomUUID(), text });

// Specification: D.adds.5
test.for(each)('a question gets an answer of the library with its source ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const conversation = await person.start('james');
  const events = await person.ask(conversation, question);

  expect(events.at(0)).toMatchObject({ type: 'start' });
  expect(events).toContainEqual({ type: 'data-engine', data: { engine: 'library' } });
  expect(events.at(-1)).toEqual({ type: 'finish' });
  const cited = events.find((event) => event.type === 'data-citations')?.data.items ?? [];
  expect(cited).toHaveLength(1);
  expect(passagesByAdvisor.james.map(({ id }) => id)).toContain(cited[0]?.id);
  expect(textOf(events)).toContain('[1]');

  const passage = await (await person.request(`/passages/${cited[0]?.id}`)).json();
  expect(passage).toMatchObject({ id: cited[0]?.id, title: cited[0]?.title });
  expect(textOf(events)).toContain(passagesByAdvisor.james.find(({ id }) => id === passage.id)?.short);
});

test.for(each)('a conversation is stored with its question as the title ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('james');
  const events = await person.ask(id, question);
  const kept = await person.read(id);

  expect(kept).toMatchObject({ advisor: 'james', title: question, live: null });
  expect(kept.messages.map(({ role, status, engine }) => [role, status, engine])).toEqual([
    ['user', 'done', null],
    ['assistant', 'done', 'library'],
  ]);
  expect(storedText(kept.messages[1])).toBe(textOf(events));
  const { conversations } = await (await person.request('/conversations?advisor=james')).json();
  expect(conversations).toMatchObject([{ id, title: question }]);
});

test.for(each)(
  'after a reload, an answer in progress continues without a gap ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('james');
    const turn = newTurn();
    server.hold();
    const first = readEvents(await person.post(`/conversations/${id}/turns`, turn));
    await readFirstText(first);
    await first.return(undefined);

    const halfway = await person.read(id);
    expect(halfway.live?.turn).toBe(turn.id);
    expect(halfway.messages[1]).toMatchObject({ status: 'streaming', engine: 'library' });
    server.release();
    const path = `/conversations/${id}/turns/${turn.id}/stream?after=${halfway.live?.after}`;
    const rest = await readAll(await person.request(path));

    expect(rest[0]?.seq).toBe((halfway.live?.after ?? 0) + 1);
    expect(rest.at(-1)?.event).toEqual({ type: 'finish' });
    const stored = await person.read(id);
    const shown = storedText(halfway.messages[1]) + textOf(rest.map(({ event }) => event));
    expect(shown).toBe(storedText(stored.messages[1]));
    expect(stored.live).toBeNull();
  },
);

test.for(each)(
  'Stop keeps the text so far, and the next question is answered ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('james');
    const turn = newTurn();
    server.hold();
    const stream = readEvents(await person.post(`/conversations/${id}/turns`, turn));
    const said = await readFirstText(stream);
    const stopped = await person.post(`/conversations/${id}/turns/${turn.id}/stop`);
    const rest = await Array.fromAsync(stream);
    server.release();

    expect(stopped.status).toBe(204);
    expect(rest.at(-1)?.event).toEqual({ type: 'abort' });
    const kept = await person.read(id);
    expect(kept.messages[1]?.status).toBe('stopped');
    expect(storedText(kept.messages[1])).toBe(textOf(said.map(({ event }) => event)));
    expect((await person.ask(id, question)).at(-1)).toEqual({ type: 'finish' });
  },
);

test.for(each)(
  'resending a turn returns the same answer instead of a second one ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('james');
    const turn = newTurn();
    const path = `/conversations/${id}/turns`;
    const first = await readAll(await person.post(path, turn));
    const again = await readAll(await person.post(path, turn));
    expect(again).toEqual(first);

    server.advance(120_000);
    await person.ask(await person.start('lena'), 'how do i breathe when i panic');
    const later = await readAll(await person.post(path, turn));
    expect(textOf(later.map(({ event }) => event))).toBe(textOf(first.map(({ event }) => event)));
    expect(later.at(-1)?.event).toEqual({ type: 'finish' });
    expect((await person.read(id)).messages).toHaveLength(2);
  },
);

test.for(each)(
  'a second question must wait until the current answer is finished ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('james');
    server.hold();
    const stream = readEvents(await person.post(`/conversations/${id}/turns`, newTurn()));
    await readFirstText(stream);
    const second = await refusal(person.post(`/conversations/${id}/turns`, newTurn()));
    server.release();
    await Array.fromAsync(stream);
    expect(second).toEqual([409, 'busy']);
    expect((await person.read(id)).messages).toHaveLength(2);
  },
);

// ASVS: 2.3.4
test.for(each)('of four concurrent questions one is answered ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('james');
  server.hold();
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => person.post(`/conversations/${id}/turns`, newTurn())),
  );
  server.release();
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  await Promise.all(answers.map((answer) => answer.text()));
  expect(statuses).toEqual([200, 409, 409, 409]);
  expect((await person.read(id)).messages).toHaveLength(2);
});

// ASVS: 2.3.4
test.for(each)('a question sent twice concurrently gets one answer ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('james');
  const turn = newTurn();
  const answers = await Promise.all([1, 2].map(() => person.post(`/conversations/${id}/turns`, turn)));
  const [first, second] = await Promise.all(answers.map(readAll));
  expect(second).toEqual(first);
  expect((await person.read(id)).messages).toHaveLength(2);
});

test.for(each)(
  'another server instance can show and stop the answer ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    await using copy = await startChat(database);
    const elsewhere = await copy.newPerson(person.person);
    const id = await person.start('james');
    const turn = newTurn();
    server.hold();
    const stream = readEvents(await person.post(`/conversations/${id}/turns`, turn));
    const said = await readFirstText(stream);
    const seen = readEvents(await elsewhere.request(`/conversations/${id}/turns/${turn.id}/stream`));
    const seenThere = await readFirstText(seen);
    await elsewhere.post(`/conversations/${id}/turns/${turn.id}/stop`);
    server.release();
    const [rest, restThere] = await Promise.all([Array.fromAsync(stream), Array.fromAsync(seen)]);

    expect(seenThere).toEqual(said);
    expect(rest.at(-1)?.event).toEqual(restThere.at(-1)?.event);
    expect((await person.read(id)).live).toBeNull();
  },
);

test.for(each)(
  'an answer cut off by a crash keeps its text, and the conversation continues ($name)',
  async ({ database }) => {
    await using server = await startChat(database);
    const person = await server.newPerson();
    const id = await person.start('james');
    const turn = await leaveCrashedTurn(database, id);
    expect(storedText((await person.read(id)).messages[0])).toBe('Half an answer');
    expect(await refusal(person.post(`/conversations/${id}/turns`, newTurn()))).toEqual([409, 'busy']);

    const log = pino({ level: 'silent' });
    await recoverInterruptedTurns({ config: readConfig({}), database, log, now: () => new Date() });
    const kept = await person.read(id);
    expect(kept).toMatchObject({ live: null, messages: [{ status: 'interrupted', engine: 'library' }] });
    expect(storedText(kept.messages[0])).toBe('Half an answer');
    const replayed = await readAll(await person.request(`/conversations/${id}/turns/${turn}/stream?after=5`));
    expect(replayed[0]).toEqual({ seq: 6, event: { type: 'start', messageId: turn } });
    expect(replayed.at(-1)?.event.type).toBe('error');
    expect((await person.ask(id, question)).at(-1)).toEqual({ type: 'finish' });
  },
);

test.for(each)(
  'an answer left by a crashed process does not block the conversation ($name)',
  async ({ database }) => {
    await using server = await startChat(database);
    const person = await server.newPerson();
    const id = await person.start('james');
    await leaveCrashedTurn(database, id);
    server.advance(TURN_MAX_MS + 60_000);
    expect((await person.ask(id, question)).at(-1)).toEqual({ type: 'finish' });
    expect((await person.read(id)).messages.map(({ status }) => status)).toEqual([
      'interrupted',
      'done',
      'done',
    ]);
  },
);

/** The data that a process killed during an answer leaves behind. */
async function leaveCrashedTurn(database: Database, conversation: string): Promise<string> {
  const turn = randomUUID();
  const events = [
    { type: 'start', messageId: turn },
    { type: 'data-engine', data: { engine: 'library' } },
    { type: 'text-start', id: 'answer' },
    { type: 'text-delta', id: 'answer', delta: 'Half an ' },
    { type: 'text-delta', id: 'answer', delta: 'answer' },
  ];
  await database.asService(async (transaction) => {
    await transaction.query(
      `insert into public.messages (id, conversation_id, role, status) values ($1, $2, 'assistant', 'streaming')`,
      [turn, conversation],
    );
    await transaction.query(
      `insert into public.turn_events select $1::uuid, place::integer, data
       from jsonb_array_elements($2::text::jsonb) with ordinality as event (data, place)`,
      [turn, JSON.stringify(events)],
    );
  });
  return turn;
}

test.for(each)('an ID of another conversation is refused and reveals nothing ($name)', async ({ server }) => {
  const [owner, other] = [await server.newPerson(), await server.newPerson()];
  const theirs = await owner.start('james');
  const turn = newTurn();
  await readAll(await owner.post(`/conversations/${theirs}/turns`, turn));
  const mine = await other.start('james');
  expect(await refusal(other.post(`/conversations/${mine}/turns`, turn))).toEqual([400, 'invalid']);
  expect((await other.read(mine)).messages).toEqual([]);
});

test.for(each)('a conversation is invisible to other people ($name)', async ({ server }) => {
  const [owner, other] = [await server.newPerson(), await server.newPerson()];
  const id = await owner.start('james');
  const turn = newTurn();
  await readAll(await owner.post(`/conversations/${id}/turns`, turn));

  const asked = [
    other.request(`/conversations/${id}`),
    other.post(`/conversations/${id}/turns`, newTurn()),
    other.post(`/conversations/${id}/turns`, newTurn('i want to kill myself')),
    other.request(`/conversations/${id}/turns/${turn.id}/stream`),
    other.post(`/conversations/${id}/turns/${turn.id}/stop`),
    other.request(`/conversations/${id}`, { method: 'DELETE' }),
  ];
  for (const answer of asked) expect(await refusal(answer)).toEqual([404, 'not_found']);
  expect((await owner.read(id)).messages).toHaveLength(2);
});

// Specification: D.safe.5
test.for(each)(
  'an advisor outside the plan and their passages are unavailable ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    expect(await refusal(person.post('/conversations', { advisor: 'max' }))).toEqual([403, 'no_access']);
    const passage = passagesByAdvisor.max[0]?.id ?? '';
    expect(await refusal(person.request(`/passages/${passage}`))).toEqual([403, 'no_access']);
  },
);

// Specification: 4.trial.5, D.adds.2
test.for(each)(
  'rejects questions after the trial ends, but still answers a crisis message ($name)',
  async (on) => {
    const { server, database } = on;
    const person = await server.newPerson();
    const id = await person.start('lena');
    await setPlan(database, person.person, { trialDays: -1 });

    expect(await refusal(person.post(`/conversations/${id}/turns`, newTurn('how do i sleep')))).toEqual([
      403,
      'no_access',
    ]);
    const events = await person.ask(id, 'i want to kill myself');
    expect(events).toContainEqual({
      type: 'data-safety',
      data: { kind: 'suicide-asked', lines: ['crisis', 'emergency'] },
    });
    for (const kind of ['suicide-plan', 'suicide-imminent']) {
      const answered = await person.ask(id, 'yes');
      expect(answered).toContainEqual(expect.objectContaining({ data: expect.objectContaining({ kind }) }));
    }
  },
);

// Specification: D.adds.2
test.for(each)(
  'a crisis message is never sent to the library and never becomes the conversation title ($name)',
  async (on) => {
    const { server, database } = on;
    const person = await server.newPerson();
    const id = await person.start('lena');
    await person.ask(id, 'how do i sleep better');
    const events = await person.ask(id, 'he choked me last night and i am scared of him');

    expect(events).toContainEqual({ type: 'data-engine', data: { engine: 'safety' } });
    expect(events.filter(({ type }) => type === 'data-citations' || type === 'data-closest')).toEqual([]);
    expect((await person.read(id)).title).toBe('Conversation with Lena');
    const [row] = await database.asService((transaction) =>
      transaction.query('select sensitive from public.conversations where id = $1', [id]),
    );
    expect(row).toEqual({ sensitive: true });
  },
);

test.for(each)(
  'rate-limits the fifth question in quick succession, but not a crisis message ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('james');
    for (let asked = 0; asked < 4; asked += 1) await person.ask(id, question);

    const refused = await person.post(`/conversations/${id}/turns`, newTurn());
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 5]);
    expect((await refused.json()).error).toMatchObject({ code: 'rate_limited', retryAfter: 5 });
    expect((await person.ask(id, 'i want to die')).at(-1)).toEqual({ type: 'finish' });
    server.advance(5_000);
    expect((await person.ask(id, question)).at(-1)).toEqual({ type: 'finish' });
  },
);

test.for(each)('deleting a conversation deletes all its messages ($name)', async (on) => {
  const { server, database } = on;
  const person = await server.newPerson();
  const id = await person.start('james');
  const turn = newTurn();
  server.hold();
  const stream = readEvents(await person.post(`/conversations/${id}/turns`, turn));
  await readFirstText(stream);
  const deleted = await person.request(`/conversations/${id}`, { method: 'DELETE' });
  server.release();
  await Array.fromAsync(stream);

  expect(deleted.status).toBe(204);
  expect(await refusal(person.request(`/conversations/${id}`))).toEqual([404, 'not_found']);
  const left = await database.asService((transaction) =>
    transaction.query(
      `select id::text from public.messages where conversation_id = $1
       union all select message_id::text from public.turn_events where message_id = $2`,
      [id, turn.id],
    ),
  );
  expect(left).toEqual([]);
});

// ASVS: 2.2.1
test.for(each)('rejects malformed input without changing anything ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('james');
  const turns = `/conversations/${id}/turns`;
  const valid = newTurn();
  const bad: [Promise<Response>, [number, string]][] = [
    [person.post(turns, '{'), [400, 'invalid']],
    [person.post(turns), [400, 'invalid']],
    [person.post(turns, []), [400, 'invalid']],
    [person.post(turns, { ...valid, extra: 1 }), [400, 'invalid']],
    [person.post(turns, { ...valid, id: 'x' }), [400, 'invalid']],
    [person.post(turns, { ...valid, text: '   ' }), [400, 'invalid']],
    [person.post(turns, { ...valid, text: 'a'.repeat(4001) }), [400, 'invalid']],
    [person.post(turns, { ...valid, text: 'a\0b' }), [400, 'invalid']],
    [person.post(turns, { ...valid, userMessageId: valid.id }), [400, 'invalid']],
    [person.post(turns, { ...valid, text: 'é'.repeat(40_000) }), [413, 'too_large']],
    [person.post('/conversations', { advisor: 'bob' }), [400, 'invalid']],
    [person.request('/conversations?advisor=bob'), [400, 'invalid']],
    [person.request('/conversations/not-an-id'), [404, 'not_found']],
    [person.request(`${turns}/${valid.id}/stream?after=-1`), [400, 'invalid']],
    [person.request(`${turns}/${valid.id}/stream`), [404, 'not_found']],
    [person.request('/advisors/bob'), [404, 'not_found']],
    [person.request('/passages/no-such-passage'), [404, 'not_found']],
    [person.request('/nothing'), [404, 'not_found']],
    [person.request('/conversations', { headers: { Authorization: 'Bearer x' } }), [401, 'unauthorized']],
    [person.request('/conversations', { headers: { Authorization: '' } }), [401, 'unauthorized']],
  ];
  for (const [response, expected] of bad) expect(await refusal(response)).toEqual(expected);
  expect((await person.read(id)).messages).toEqual([]);
});

test.for(each)('handles a lone surrogate in a message ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('james');
  expect((await person.ask(id, `${question} \ud83d`)).at(-1)).toEqual({ type: 'finish' });
});

test.for(each)('an advisor says that it is not a person ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const info = await (await person.request('/advisors/lena')).json();
  expect(info).toMatchObject({ advisor: 'lena', name: 'Lena', engine: 'library' });
  expect(info.disclosure).toMatch(/automated guide, not a person/);
  expect(info.suggestions.length).toBeGreaterThan(2);
});

test.for(each)('the log contains neither messages nor personal data ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('james');
  await person.ask(id, `${question} xylophone`);
  expect(server.logged()).not.toMatch(/xylophone|angry email/);
  expect(server.logged()).not.toContain(person.person.id);
  expect(server.logged()).not.toContain(person.person.email);
  expect(server.logged()).not.toContain(id);
});
