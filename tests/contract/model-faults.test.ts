import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { modelNotes } from '#content/model-notes.ts';
import { openModel } from '#server/chat/model/provider/open-model.ts';
import { openDatabase } from '../database.ts';
import { type ChatServer, startChat, storedText, textOf } from './chat-server.ts';
import { startProvider, wireFormats } from './model-provider.ts';

const database = await openDatabase('PGlite');
const provider = await startProvider();
afterAll(() => provider[Symbol.asyncDispose]());
afterEach(() => provider.cut(null));

const whole = 'Keep the reply short. Write about the children only. Wait a night before you send it.';
const question = 'how do i answer a long angry email from my ex';
const ends = (word: string) => new RegExp(`${word}$`);
// Sends eight characters in each piece of the stream, so that it can be cut inside a sentence.
const pieces = { chunkSize: 8 };

provider.mock
  .onMessage(ends('too-many'), { error: { message: 'slow down' }, status: 429, retryAfter: 0 })
  .onMessage(ends('too-many-for-long'), { error: { message: 'slow down' }, status: 429, retryAfter: 60 })
  .onMessage(ends('down'), { error: { message: 'a secret of ours' }, status: 500 })
  .onMessage(ends('overloaded'), { error: { message: 'overloaded' }, status: 529 })
  .onMessage(ends('key'), { error: { message: 'wrong key' }, status: 401 })
  .onMessage(ends('context'), {
    error: { message: 'too long', code: 'context_length_exceeded' },
    status: 400,
  })
  .onMessage(ends('nothing'), { content: '' })
  .onMessage(ends('malformed'), { content: whole }, { chaos: { malformedRate: 1 } })
  .onMessage(ends('email from my ex'), { content: whole }, pieces);

describe.each(wireFormats)('%s', (format) => {
  let patient: ChatServer;
  let hasty: ChatServer;
  let impatient: ChatServer;
  beforeAll(async () => {
    patient = await startChat(database, await provider.open(format));
    // The timeout is short if nothing arrives. After the first piece it is long enough for a busy machine.
    hasty = await startChat(database, await provider.open(format, { firstMs: 150 }));
    impatient = await startChat(database, await provider.open(format, { stallMs: 1000 }));
    return async () => {
      await Promise.all([patient, hasty, impatient].map((server) => server[Symbol.asyncDispose]()));
    };
  });

  async function ask(text: string, server = patient) {
    const person = await server.newPerson();
    const id = await person.start('james');
    provider.asked.length = 0;
    const events = await person.ask(id, text);
    const [, answer] = (await person.read(id)).messages;
    return { events, answer, said: textOf(events), asked: provider.asked.length, logged: server.logged() };
  }

  // ASVS: 16.5.2
  test.each([
    ['answers 429 with a short wait', 'too-many', 2, 'rate-limited'],
    ['answers 429 with a wait that nobody sits out', 'too-many-for-long', 1, 'rate-limited'],
    ['answers 500', 'down', 2, 'provider-down'],
    ['is overloaded', 'overloaded', 2, 'provider-down'],
    ['refuses the key', 'key', 1, 'not-allowed'],
    ['finds the request too long', 'context', 1, 'not-understood'],
    ['says nothing', 'nothing', 1, 'no-text'],
  ])('when the model %s, the library answers and says so', async (_what, word, requests, failure) => {
    const { events, answer, said, asked, logged } = await ask(`${question} ${word}`);
    expect(asked).toBe(requests);
    expect(events).toContainEqual({ type: 'data-engine', data: { engine: 'library' } });
    expect(events).not.toContainEqual({ type: 'data-engine', data: { engine: 'model' } });
    expect(said.startsWith(`${modelNotes.unreachable}\n\n`)).toBe(true);
    expect(said).toContain('[1]');
    expect(events.at(-1)).toEqual({ type: 'finish' });
    expect(answer).toMatchObject({ status: 'done', engine: 'library' });
    expect(logged).toContain(`"failure":"${failure}"`);
    expect(logged).not.toMatch(/angry|secret of ours|slow down/);
  });

  test('when the model’s response cannot be parsed, the library answers', async () => {
    const { answer, said } = await ask(`${question} malformed`);
    expect(said).toContain(modelNotes.unreachable);
    expect(answer).toMatchObject({ status: 'done', engine: 'library' });
  });

  test('when the model sends no headers before the timeout, the library answers', async () => {
    provider.cut('silent');
    const givenUp = provider.nextGivenUp();
    const { answer, said, asked, logged } = await ask(question, hasty);
    await givenUp;
    expect(said).toContain(modelNotes.unreachable);
    expect(answer).toMatchObject({ status: 'done', engine: 'library' });
    expect(asked).toBe(1);
    expect(logged).toContain('"failure":"timed-out"');
  });

  test.each(['break', 'end', 'hold'] as const)(
    'when the model fails during an answer (%s), the text so far stays and the person can retry',
    async (how) => {
      provider.cut({ after: 't a nigh', how });
      const { events, answer, said } = await ask(question, how === 'hold' ? impatient : patient);
      // The sentence that was cut off has not passed the guard.
      expect(said.trim()).toBe('Keep the reply short. Write about the children only.');
      expect(events.at(-1)).toMatchObject({ type: 'error' });
      expect(answer).toMatchObject({ status: 'error', engine: 'model' });
      expect(storedText(answer)).toBe(said);
    },
  );

  test('when the model fails before the first complete sentence, the library answers', async () => {
    provider.cut({ after: 'Keep', how: 'end' });
    const { answer, said } = await ask(question);
    expect(said).not.toContain('Keep the');
    expect(answer).toMatchObject({ status: 'done', engine: 'library' });
  });

  // ASVS: 16.5.2
  test('when the model is unavailable, the library answers', async () => {
    const nobody = await openModel({
      provider: format,
      model: 'm',
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: 'k',
      usesTools: false,
    });
    await using server = await startChat(database, nobody);
    const person = await server.newPerson();
    const id = await person.start('james');
    expect(textOf(await person.ask(id, question))).toContain(modelNotes.unreachable);
    expect(server.logged()).toContain('"failure":"unreachable"');
  });
});
