import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openPostgresDatabase } from '#server/database/database.ts';
import { newPostgresDatabase } from '../database.ts';
import { addPerson, signIn } from '../db/people.ts';
import { readFirstText, readEvents } from './chat-server.ts';
import { addLoadPeople, startLoad } from './fleet-load.ts';
import { type ServerProcess, openFleet } from './server-process.ts';
import { startSilentModel } from './silent-model.ts';
import { startTinyProxy } from './tiny-proxy.ts';

// Starts real processes of the production server on one PostgreSQL. They start in seconds, or longer on a busy machine.
const TIMEOUT_MS = 180_000;

const url = await newPostgresDatabase();
const fleet = await openFleet(url, { SHUTDOWN_NOTICE_SECONDS: '1' });
const database = openPostgresDatabase(url, { connections: 4 });
afterAll(async () => {
  await fleet[Symbol.asyncDispose]();
  await database.close();
});

/** The running copies. Each test passes them on to the next, because starting one takes seconds of CPU time. */
let copies: ServerProcess[] = [];

async function twoCopies(): Promise<ServerProcess[]> {
  if (copies.length === 0) copies = await Promise.all([fleet.start(), fleet.start()]);
  return copies;
}

function jobRuns(): Promise<unknown[]> {
  return database.asService((service) => service.query('select name from private.job_runs'));
}

function guess(url: string): Promise<number> {
  return fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.test', password: 'a guess at a password' }),
  }).then(({ status }) => status);
}

test(
  'two server copies can start at once on an empty database, and they share the count of code attempts',
  { timeout: TIMEOUT_MS },
  async () => {
    expect(copies).toEqual([]);
    const urls = (await twoCopies()).map((copy) => copy.url);
    const guesses = await Promise.all(Array.from({ length: 16 }, (_, index) => guess(urls[index % 2] ?? '')));
    expect(guesses.filter((status) => status === 400)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(6);
    // The copies claim the job after they have started to listen.
    await expect.poll(jobRuns, { timeout: TIMEOUT_MS }).toEqual([{ name: 'hourly' }]);
  },
);

test(
  'a rolling restart of the server copies under load fails no request',
  { timeout: TIMEOUT_MS },
  async () => {
    await using proxy = await startTinyProxy();
    const first = await twoCopies();
    for (const { url } of copies) proxy.add(url);
    await proxy.settled(copies.map(({ url }) => url));
    const people = await addLoadPeople(database, fleet, 1200);
    const load = startLoad(proxy.url, people, { workers: 6, chats: true });
    await load.answers(50);

    for (const leaving of first) {
      leaving.kill('SIGTERM');
      expect(await leaving.ended).toBe(0);
      proxy.remove(leaving.url);
      const fresh = await fleet.start();
      proxy.add(fresh.url);
      copies = [...copies.filter((copy) => copy !== leaving), fresh];
      await proxy.settled(copies.map(({ url }) => url));
      await load.answers(30);
    }
    await load.stop();

    const failed = load.outcomes.filter(({ status }) => status !== 200 && status !== 201);
    expect(failed.map(({ what, status, detail }) => [what, status, detail])).toEqual([]);
    expect(load.outcomes.filter(({ what }) => what === 'chat').length).toBeGreaterThan(5);
    expect(await missing(load.kept)).toEqual([]);
  },
);

test(
  'when a server copy is killed, another copy ends its answer and continues the conversation',
  { timeout: TIMEOUT_MS },
  async () => {
    await using model = await startSilentModel();
    const asksModel = {
      ADVISOR_LLM_PROVIDER: 'openai-compatible',
      ADVISOR_LLM_BASE_URL: model.url,
      ADVISOR_LLM_MODEL: 'test-model',
    };
    const [one, [two]] = await Promise.all([fleet.start(asksModel), twoCopies()]);
    const turn = await ask(one.url);
    const stream = readEvents(turn.response);
    await readFirstText(stream);
    const path = `${two?.url}/functions/v1/chat/conversations/${turn.conversation}`;
    const followed = readEvents(await fetch(`${path}/turns/${turn.id}/stream`, { headers: turn.headers }));
    await readFirstText(followed);

    one.kill('SIGKILL');
    await one.ended;
    await expect(Array.fromAsync(stream)).rejects.toThrow();
    const end = (await Array.fromAsync(followed)).at(-1);
    expect(end?.event.type).toBe('error');
    const next = await post(`${path}/turns`, turn.headers, newTurn());
    expect((await Array.fromAsync(readEvents(next))).at(-1)?.event).toEqual({ type: 'finish' });
  },
);

const newTurn = () => ({
  id: randomUUID(),
  userMessageId: randomUUID(),
  text: 'how do i answer a long angry email from my ex',
});

async function ask(url: string) {
  const person = await addPerson(database);
  await signIn(database, person);
  const headers = {
    Authorization: `Bearer ${await fleet.token(person)}`,
    'Content-Type': 'application/json',
  };
  const base = `${url}/functions/v1/chat/conversations`;
  const opened = await post(base, headers, { advisor: 'lena' });
  const { id: conversation } = (await opened.json()) as { id: string };
  const turn = newTurn();
  return {
    id: turn.id,
    conversation,
    headers,
    response: await post(`${base}/${conversation}/turns`, headers, turn),
  };
}

function post(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Acknowledged writes that are missing. */
async function missing(titles: readonly string[]) {
  const rows = await database.asService((service) =>
    service.query<{ title: string }>('select title from public.deadlines'),
  );
  const found = new Set(rows.map(({ title }) => title));
  return titles.filter((title) => !found.has(title));
}
