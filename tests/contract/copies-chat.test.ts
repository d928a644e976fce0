import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Model } from '#server/chat/model/provider/model.ts';
import type { Database, Transaction } from '#server/database/database.ts';
import { openDatabase } from '../database.ts';
import { type ChatPerson, readAll, readFirstText, readEvents, startChat, storedText } from './chat-server.ts';

// Several copies of the chat on one PostgreSQL.
const database = await openDatabase('PostgreSQL');
const question = 'how do i answer a long angry email from my ex';
const newTurn = () => ({ id: randomUUID(), userMessageId: randomUUID(), text: question });
const said = 'Keep the reply short. Write about the children only.';

/** Sends two sentences and then nothing, until it is stopped. */
function silentModel(): Model & { givenUp: Promise<void> } {
  const { promise: givenUp, resolve } = Promise.withResolvers<void>();
  return {
    givenUp,
    async *stream(_request, signal) {
      yield { type: 'text', text: `${said} And` };
      signal.addEventListener('abort', () => resolve());
      await givenUp;
    },
  };
}

/** A person who reads the first words of an answer that will not continue by itself, on the first of two copies. */
async function twoCopies() {
  const model = silentModel();
  const first = await startChat(database, model);
  const second = await startChat(database);
  const person = await first.newPerson();
  const elsewhere = await second.newPerson(person.person);
  const conversation = await person.start('james');
  const turn = newTurn();
  const stream = readEvents(await person.post(`/conversations/${conversation}/turns`, turn));
  await readFirstText(stream);
  const path = `/conversations/${conversation}/turns/${turn.id}`;
  return {
    model,
    first,
    elsewhere,
    conversation,
    turn,
    stream,
    path,
    async [Symbol.asyncDispose]() {
      await Promise.all([first[Symbol.asyncDispose](), second[Symbol.asyncDispose]()]);
    },
  };
}

async function newestAnswer(person: ChatPerson, conversation: string) {
  return (await person.read(conversation)).messages.at(-1);
}

test('Stop on one server copy ends an answer on another copy that is sending no text', async () => {
  await using on = await twoCopies();
  await on.elsewhere.post(`${on.path}/stop`);
  await on.model.givenUp;
  const rest = await Array.fromAsync(on.stream);
  expect(rest.at(-1)?.event).toEqual({ type: 'abort' });
  const answer = await newestAnswer(on.elsewhere, on.conversation);
  expect(answer?.status).toBe('stopped');
  expect(storedText(answer)).toContain('Keep the reply short.');
});

test('deleting a conversation on one server copy ends the answer in progress on another', async () => {
  await using on = await twoCopies();
  await on.elsewhere.request(`/conversations/${on.conversation}`, { method: 'DELETE' });
  await on.model.givenUp;
  expect((await Array.fromAsync(on.stream)).at(-1)?.event.type).toBe('abort');
});

test('a client resumes a stream on another server copy without a gap', async () => {
  await using on = await twoCopies();
  const followed = readEvents(await on.elsewhere.request(`${on.path}/stream?after=1`));
  const seen = await readFirstText(followed);
  await on.elsewhere.post(`${on.path}/stop`);
  seen.push(...(await Array.fromAsync(followed)));
  expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, index) => index + 2));
  expect(seen.at(-1)?.event).toEqual({ type: 'abort' });
});

test('when a server copy crashes, connected clients see its answer end with the text so far', async () => {
  await using copy = await startChat(database);
  const person = await copy.newPerson();
  const conversation = await person.start('james');
  const turn = await leaveCrashedTurn(conversation);
  const events = await readAll(await person.request(`/conversations/${conversation}/turns/${turn}/stream`));
  expect(events.at(-1)?.event.type).toBe('error');
  const answer = await newestAnswer(person, conversation);
  expect([answer?.status, storedText(answer)]).toEqual(['interrupted', 'Half an answer']);
});

test('an answer left by a crashed server copy does not block the next question', async () => {
  await using copy = await startChat(database);
  const person = await copy.newPerson();
  const conversation = await person.start('james');
  await leaveCrashedTurn(conversation);
  expect((await person.ask(conversation, question)).at(-1)).toEqual({ type: 'finish' });
});

test('a server copy that sends heartbeats is not considered crashed', async () => {
  await using on = await twoCopies();
  const [{ isFuture } = { isFuture: false }] = await database.asService((service) =>
    service.query<{ isFuture: boolean }>(
      'select alive_until > clock_timestamp() as "isFuture" from public.messages where id = $1::uuid',
      [on.turn.id],
    ),
  );
  expect(isFuture).toBe(true);
  const followed = readEvents(await on.elsewhere.request(`${on.path}/stream`));
  expect((await readFirstText(followed)).length).toBeGreaterThan(0);
  expect((await newestAnswer(on.elsewhere, on.conversation))?.status).toBe('streaming');
  await on.first.drain(0);
});

test('on shutdown, a server copy ends unfinished answers, stores their text and reports the interruption', async () => {
  await using on = await twoCopies();
  await on.first.drain(0);
  expect((await Array.fromAsync(on.stream)).at(-1)?.event.type).toBe('error');
  const answer = await newestAnswer(on.elsewhere, on.conversation);
  expect(answer?.status).toBe('interrupted');
  expect(storedText(answer)).toContain('Keep the reply short.');
});

test('on shutdown, a server copy waits for an answer that is nearly finished', async () => {
  await using copy = await startChat(database);
  const person = await copy.newPerson();
  const conversation = await person.start('james');
  copy.hold();
  const stream = readEvents(await person.post(`/conversations/${conversation}/turns`, newTurn()));
  await readFirstText(stream);
  const drained = copy.drain(60_000);
  copy.release();
  await drained;
  expect((await Array.fromAsync(stream)).at(-1)?.event).toEqual({ type: 'finish' });
});

test('a library answer takes three transactions with two statements each, plus one per 200 ms of streaming', async () => {
  const statements: string[] = [];
  await using copy = await startChat(counting(database, statements));
  const person = await copy.newPerson();
  const conversation = await person.start('james');
  statements.length = 0;
  await person.ask(conversation, question);
  const flushes = statements.filter((text) => text.includes('into public.turn_events'));
  expect(statements.length - flushes.length).toBe(3);
});

/** Counts the statements, not the one in each transaction that sets the role. */
function counting(on: Database, statements: string[]): Database {
  const counted = (transaction: Transaction): Transaction => ({
    query: (text, parameters, isShaped) => {
      statements.push(text);
      return transaction.query(text, parameters, isShaped);
    },
  });
  return {
    ...on,
    asUser: (claims, work) => on.asUser(claims, (transaction) => work(counted(transaction))),
    asService: (work) => on.asService((transaction) => work(counted(transaction))),
  };
}

/** The data that a copy killed some time ago leaves behind. */
async function leaveCrashedTurn(conversation: string): Promise<string> {
  const turn = randomUUID();
  const events = [
    { type: 'start', messageId: turn },
    { type: 'text-start', id: 'answer' },
    { type: 'text-delta', id: 'answer', delta: 'Half an answer' },
  ];
  await database.asService(async (service) => {
    await service.query(
      `insert into public.messages (id, conversation_id, role, status, alive_until)
       values ($1, $2, 'assistant', 'streaming', clock_timestamp() - interval '1 second')`,
      [turn, conversation],
    );
    await service.query(
      `insert into public.turn_events select $1::uuid, place::integer, data
       from jsonb_array_elements($2::text::jsonb) with ordinality as event (data, place)`,
      [turn, JSON.stringify(events)],
    );
  });
  return turn;
}
