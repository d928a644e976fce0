import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import * as v from 'valibot';
import { passagesByAdvisor } from '#content/passages.ts';
import { generateSigningKey, openAccessTokens } from '#server/auth/access-token.ts';
import { openLibrary } from '#server/chat/library/open-library.ts';
import { chatRoutes } from '#server/chat/routes.ts';
import { openEmbeddedDatabase } from '#server/database.ts';
import { migrate } from '#server/migrations.ts';

// node bench/chat-first-token.ts: over a real socket and the embedded database, milliseconds.

const PEOPLE = 100;
const TURNS_EACH = 3;
const question = 'how do i stop my mind racing at night';

const database = await openEmbeddedDatabase();
await migrate(database);
const now = () => new Date();
const accessTokens = await openAccessTokens({
  keys: [await generateSigningKey()],
  issuer: 'http://bench.test',
  now,
});
const log = pino({ level: 'silent' });
const mailer = { send: () => Promise.resolve() };
const app = new Hono().route('/', chatRoutes({ database, accessTokens, mailer, log, now }));
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
await once(server, 'listening');
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
const url = `http://127.0.0.1:${address.port}`;

const people = await Promise.all(Array.from({ length: PEOPLE }, startConversation));
const alone: number[] = [];
for (const person of people.slice(0, 20)) alone.push((await ask(person)).first);
const together: { first: number; whole: number }[] = [];
for (let round = 1; round < TURNS_EACH; round += 1) {
  together.push(...(await Promise.all(people.map(ask))));
}

const opening = time(() => openLibrary(passagesByAdvisor));
const library = openLibrary(passagesByAdvisor);
const searches = Array.from({ length: 500 }, () => time(() => library.search('lena', question)));
// As large as it may become: 500 passages an advisor, each several times.
const large = openLibrary(
  Object.fromEntries(
    Object.entries(passagesByAdvisor).map(([advisor, own]) => [
      advisor,
      Array.from({ length: 500 }, (_, at) => own.slice(at % own.length)[0])
        .filter((passage) => passage !== undefined)
        .map((passage, at) => ({ ...passage, id: `${passage.id}-${at}` })),
    ]),
  ),
);
const largeSearches = Array.from({ length: 500 }, () => time(() => large.search('lena', question)));

console.table({
  'first token, one at a time': figures(alone),
  [`first token, ${PEOPLE} at once`]: figures(together.map(({ first }) => first)),
  [`whole answer, ${PEOPLE} at once`]: figures(together.map(({ whole }) => whole)),
  'one search': figures(searches),
  'one search of 3,000 passages': figures(largeSearches),
  'opening the library': figures([opening]),
});
server.close();
await database.close();

interface Asking {
  token: string;
  conversation: string;
}

async function startConversation(): Promise<Asking> {
  const id = randomUUID();
  await database.asAuthAdmin((transaction) =>
    transaction.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
      id,
      `${id}@example.test`,
    ]),
  );
  const { token } = await accessTokens.sign({
    sub: id,
    email: '',
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    amr: [],
    session_id: id,
    is_anonymous: false,
    app_metadata: {},
    user_metadata: {},
  });
  const response = await post('/conversations', token, { advisor: 'lena' });
  return { token, conversation: v.parse(v.object({ id: v.string() }), await response.json()).id };
}

/** Milliseconds from the request to the first piece of text, and to the end. */
async function ask({ token, conversation }: Asking): Promise<{ first: number; whole: number }> {
  const start = performance.now();
  const turn = { id: randomUUID(), userMessageId: randomUUID(), text: question };
  const response = await post(`/conversations/${conversation}/turns`, token, turn);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  let first = 0;
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (first === 0 && chunk.includes('text-delta')) first = performance.now() - start;
  }
  return { first, whole: performance.now() - start };
}

function post(path: string, token: string, body: unknown): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function figures(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2));
  return { median: at(0.5), p95: at(0.95), runs: values.length };
}
