import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { transcript } from '#contract/voice.ts';
import { CLIP_BYTES, spokenPieces } from '#domain/voice.ts';
import { openDatabase } from '../database.ts';
import { setPlan } from '../db/people.ts';
import { type ChatPerson, type ChatServer, refusal, startChat, storedText } from './chat-server.ts';
import { startSpeechStandIn } from './speech-stand-in.ts';

const database = await openDatabase('PGlite');
const service = await startSpeechStandIn();
let server: ChatServer;

beforeAll(async () => {
  server = await startChat(database, undefined, service.voice, 400);
});
afterEach(() => {
  service.goesWrong(null);
  service.hears('I need to sleep.');
  service.asked.length = 0;
});
afterAll(() => Promise.all([server[Symbol.asyncDispose](), service[Symbol.asyncDispose]()]));

const clip = new Uint8Array(4000).fill(7);

function dictate(
  person: ChatPerson,
  { advisor = 'lena', body = clip, type = 'audio/webm;codecs=opus' } = {},
) {
  return person.request(`/../voice/transcriptions?advisor=${advisor}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
}

function readAloud(person: ChatPerson, message: unknown, piece = 0) {
  return person.post('/../voice/speech', { message, piece });
}

async function answered(person: ChatPerson, question = 'how do i sleep') {
  const conversation = await person.start('lena');
  await person.ask(conversation, question);
  const message = (await person.read(conversation)).messages[1];
  return { id: message?.id, text: storedText(message) };
}

test('the server transcribes a recording and sends the speech service only the audio', async () => {
  const person = await server.newPerson();
  expect(await (await person.request('/../voice')).json()).toEqual({ listens: true, speaks: true });
  const answer = await dictate(person);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(v.parse(transcript, await answer.json())).toEqual({ text: 'I need to sleep.' });
  expect(service.asked).toEqual([
    {
      path: '/v1/audio/transcriptions',
      authorization: 'Bearer test-key',
      fields: {
        model: 'listener',
        response_format: 'json',
        file: { name: 'clip.webm', type: 'audio/webm', size: clip.length },
      },
    },
  ]);
});

test('an answer is read aloud in pieces, each as soon as it is stored', async () => {
  const person = await server.newPerson();
  const { id, text } = await answered(person);
  const pieces = spokenPieces(text);
  expect(pieces.length).toBeGreaterThan(1);
  const sound = await readAloud(person, id, 1);
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/wav']);
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect(service.asked[0]?.fields).toEqual({
    model: 'reader',
    voice: 'calm',
    input: pieces[1],
    response_format: 'mp3',
  });
  expect(await refusal(readAloud(person, id, 200))).toEqual([404, 'not_found']);
});

test('a person’s own messages and other people’s answers are not read aloud', async () => {
  const person = await server.newPerson();
  const { id } = await answered(person);
  const stranger = await server.newPerson();
  expect(await refusal(readAloud(stranger, id))).toEqual([404, 'not_found']);
  expect(await refusal(readAloud(person, randomUUID()))).toEqual([404, 'not_found']);
  expect(await refusal(readAloud(person, 'say this'))).toEqual([400, 'invalid']);
  expect(service.asked).toEqual([]);
});

test('a conversation that mentions danger is not sent to any speech service', async () => {
  const person = await server.newPerson();
  const { id } = await answered(person, 'i want to kill myself');
  expect(await refusal(readAloud(person, id))).toEqual([409, 'stays_here']);
  expect(service.asked).toEqual([]);
});

test('both speech endpoints require a plan and a session', async () => {
  const person = await server.newPerson();
  const { id } = await answered(person);
  expect(await refusal(dictate(person, { advisor: 'max' }))).toEqual([403, 'no_access']);
  await setPlan(database, person.person, { trialDays: -1 });
  expect(await refusal(dictate(person))).toEqual([403, 'no_access']);
  expect(await refusal(readAloud(person, id))).toEqual([403, 'no_access']);
  const nobody = { headers: { Authorization: 'Bearer nothing' } };
  expect(await refusal(person.request('/../voice', nobody))).toEqual([401, 'unauthorized']);
  expect(service.asked).toEqual([]);
});

// ASVS: 2.4.1, 5.2.1, 5.2.2, 5.1.1, 15.2.2
test('rejects a recording that is not audio, too long or sent too often', async () => {
  const person = await server.newPerson();
  expect(await refusal(dictate(person, { type: 'text/html' }))).toEqual([415, 'unsupported']);
  expect(await refusal(dictate(person, { body: new Uint8Array(CLIP_BYTES + 1) }))).toEqual([
    413,
    'too_large',
  ]);
  expect(await refusal(dictate(person, { body: new Uint8Array() }))).toEqual([400, 'invalid']);
  expect(await refusal(dictate(person, { advisor: 'sales' }))).toEqual([400, 'invalid']);
  expect(service.asked).toEqual([]);
  // Uses up three of the ten clips allowed in a minute.
  for (let count = 3; count < 10; count += 1) expect((await dictate(person)).status).toBe(200);
  const refused = await dictate(person);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

// ASVS: 15.3.2
test.each(['silent', 'refuses', 'redirects', 'babbles', 'floods'] as const)(
  'a speech service that %s causes a plain error message without details',
  async (fault) => {
    const person = await server.newPerson();
    const { id } = await answered(person);
    service.goesWrong(fault);
    for (const ask of [() => dictate(person), () => readAloud(person, id)]) {
      const answer = await ask();
      const body = await answer.text();
      expect([answer.status, body]).toEqual([
        502,
        expect.stringContaining('The speech service didn’t respond'),
      ]);
      expect(body).not.toContain('secret');
    }
  },
);

test('the log has no text, audio or key', async () => {
  service.hears('what nobody may read');
  const person = await server.newPerson();
  await dictate(person);
  const { text } = await answered(person);
  service.goesWrong('refuses');
  await dictate(person);
  const logged = server.logged();
  expect(logged).toContain('a speech service failed');
  for (const word of ['nobody may read', text.slice(0, 40), 'test-key', person.person.email, 'secret']) {
    expect(logged).not.toContain(word);
  }
});

test('without a speech service the server says so, and the browser uses its own', async () => {
  await using plain = await startChat(database);
  const person = await plain.newPerson();
  expect(await (await person.request('/../voice')).json()).toEqual({ listens: false, speaks: false });
  expect(await refusal(dictate(person))).toEqual([404, 'not_found']);
  expect(await refusal(readAloud(person, randomUUID()))).toEqual([404, 'not_found']);
});
