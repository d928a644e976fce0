import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { loadavg } from 'node:os';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import * as v from 'valibot';
import { passagesByAdvisor } from '#content/passages.ts';
import { type AccessTokens, generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { openLibrary } from '#server/chat/library/open-library.ts';
import { chatRoutes } from '#server/chat/routes.ts';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { libraryBank } from '../evals/measure/banks.ts';
import { startPostgres } from '../tests/postgres.ts';

// node bench/chat-first-token.ts: milliseconds from a question to the first words of its answer, over a real socket. The
// server runs in a separate process, but the client shares the same cores. The computing time of the server per turn is
// hardly affected by other work on the machine.

const PEOPLE = 100;
const ROUNDS = 2;
const QUESTION = 'how do i stop my mind racing at night';
/**
 * Requests that need no token refresh (a token lives ten minutes) and no wait (more than four questions in a row are
 * delayed).
 */
const ALONE = 20;
/** Numbers of concurrent conversations. Each asks one question after the other, so the processor is mostly idle. */
const ASKERS = [2, 4, 8, 16];
/** Conversations measured per row, with two turns each. */
const CONVERSATIONS = 40;

const now = () => new Date();

/** Every person asks a different question, so nothing that was cached for one helps another. */
const questions = libraryBank('library-more')
  .concat(libraryBank('library-held-2'))
  .filter(({ advisor }) => advisor === 'lena')
  .map(({ ask }) => ask);
let asked = 0;

interface Asking {
  token: string;
  conversation: string;
}

const serverStarted = v.object({
  port: v.number(),
  people: v.array(v.object({ token: v.string(), conversation: v.string() })),
});

if (process.send) await runServer(process.send.bind(process));
else await measure();

async function measure(): Promise<void> {
  console.log(`load before: ${loadavg()[0]?.toFixed(1)}`);
  const cluster = await startPostgres();
  try {
    console.table({
      ...(await chatFigures('embedded', undefined)),
      ...(await chatFigures('PostgreSQL', cluster.url)),
      ...searchFigures(),
    });
  } finally {
    await cluster.stop();
  }
}

async function chatFigures(name: string, databaseUrl: string | undefined) {
  const env = { ...process.env, ...(databaseUrl && { BENCH_DATABASE_URL: databaseUrl }) };
  const server = fork(import.meta.filename, { env });
  const [started] = await once(server, 'message');
  const { port, people } = v.parse(serverStarted, started);
  const agent = new Agent({ keepAlive: true });
  try {
    const alone: Taken[] = [];
    const crowd = people.slice(0, PEOPLE);
    for (const person of crowd.slice(0, ALONE)) alone.push(await ask(agent, port, person));
    const together: Taken[] = [];
    const computedBefore: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = await computedBy(server);
      const early = openCount(PEOPLE * 0.95);
      const asked = crowd.map((person) => ask(agent, port, person, early.add));
      await early.reached;
      computedBefore.push((await computedBy(server)) - start);
      together.push(...(await Promise.all(asked)));
    }
    const each = (await computedBy(server)) / (ALONE + ROUNDS * PEOPLE);
    const rows: Record<string, Figures> = {};
    for (const [at, askers] of ASKERS.entries()) {
      const row = people.slice(PEOPLE + at * CONVERSATIONS, PEOPLE + (at + 1) * CONVERSATIONS);
      Object.assign(
        rows,
        await rowFigures(`${name}: ${askers} askers`, askers, row, agent, { server, port }),
      );
    }
    return {
      ...rows,
      [`${name}: computed for a turn`]: figures([each]),
      [`${name}: computed before 95 of ${PEOPLE} had first words`]: figures(computedBefore),
      [`${name}: first words, one at a time`]: figures(alone.map(({ first }) => first)),
      [`${name}: first words, ${PEOPLE} at once`]: figures(together.map(({ first }) => first)),
      [`${name}: whole answer, ${PEOPLE} at once`]: figures(together.map(({ whole }) => whole)),
    };
  } finally {
    agent.destroy();
    server.kill();
    await once(server, 'exit');
  }
}

/** Runs as many concurrent conversations as there are askers. */
async function rowFigures(
  name: string,
  askers: number,
  people: readonly Asking[],
  agent: Agent,
  { server, port }: { server: ChildProcess; port: number },
): Promise<Record<string, Figures>> {
  const waiting = [...people];
  const taken: Taken[] = [];
  const before = await computedBy(server);
  const start = performance.now();
  const askOn = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      taken.push(await ask(agent, port, person));
      // The follow-up question of the first answer is asked in the second turn.
      taken.push(await ask(agent, port, person));
    }
  };
  await Promise.all(Array.from({ length: askers }, askOn));
  const seconds = (performance.now() - start) / 1000;
  const computed = (await computedBy(server)) - before;
  return {
    [`${name}: first words`]: figures(taken.map(({ first }) => first)),
    [`${name}: whole answer`]: figures(taken.map(({ whole }) => whole)),
    [`${name}: turns a second`]: figures([taken.length / seconds]),
    [`${name}: computed, % of the time`]: figures([computed / seconds / 10]),
  };
}

interface Taken {
  /** Milliseconds from the request to the first piece of text. */
  first: number;
  /** Milliseconds to the end of the answer. */
  whole: number;
}

/** Milliseconds of the server's own thread since it began to listen. */
async function computedBy(server: ChildProcess): Promise<number> {
  server.send('computed');
  const [computed] = await once(server, 'message');
  return v.parse(v.number(), computed);
}

function openCount(enough: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  return {
    reached: promise,
    add: () => {
      count += 1;
      if (count >= enough) resolve();
    },
  };
}

async function ask(
  agent: Agent,
  port: number,
  { token, conversation }: Asking,
  heard: () => void = () => undefined,
): Promise<Taken> {
  const body = JSON.stringify({ id: randomUUID(), userMessageId: randomUUID(), text: nextQuestion() });
  const start = performance.now();
  const sent = request({
    host: '127.0.0.1',
    port,
    agent,
    method: 'POST',
    path: `/conversations/${conversation}/turns`,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  });
  sent.end(body);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  sent.on('response', resolve).on('error', reject);
  const response = await promise;
  if (response.statusCode !== 200) throw new Error(`The server answered ${response.statusCode}`);
  let first = 0;
  for await (const chunk of response.setEncoding('utf8')) {
    if (first > 0 || !String(chunk).includes('text-delta')) continue;
    first = performance.now() - start;
    heard();
  }
  return { first, whole: performance.now() - start };
}

/** The number makes every question new, so the encoder can't answer from its cache. */
function nextQuestion(): string {
  const question = questions[asked % questions.length] ?? QUESTION;
  const round = Math.floor(asked / questions.length);
  asked += 1;
  return round > 0 ? `${question}, for ${round + 1} weeks now` : question;
}

async function runServer(tell: (said: v.InferInput<typeof serverStarted> | number) => void): Promise<void> {
  const url = process.env['BENCH_DATABASE_URL'];
  const database = url ? openPostgresDatabase(url) : await openEmbeddedDatabase();
  await migrate(database);
  const keys = [await generateSigningKey()];
  const accessTokens = await openAccessTokens({ keys, issuer: 'http://bench.test', now });
  const mailer = { send: () => Promise.resolve() };
  const log = pino({ level: 'silent' });
  const app = new Hono().route('/', chatRoutes({ database, accessTokens, mailer, log, now }));
  const people: Asking[] = [];
  // A few at a time: the database rejects requests that wait too long.
  while (people.length < PEOPLE + ASKERS.length * CONVERSATIONS) {
    const few = Array.from({ length: 10 }, () => startConversation(database, accessTokens, app));
    people.push(...(await Promise.all(few)));
  }
  const before = process.threadCpuUsage();
  process.on('message', () => {
    const { user, system } = process.threadCpuUsage(before);
    tell((user + system) / 1000);
  });
  const serverOptions = { keepAliveTimeout: 75_000 };
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions }, ({ port }) =>
    tell({ port, people }),
  );
}

async function startConversation(database: Database, tokens: AccessTokens, app: Hono): Promise<Asking> {
  const id = randomUUID();
  await database.asAuthAdmin((transaction) =>
    transaction.query(
      `with person as (
       insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now()) returning id
     )
     insert into auth.sessions (id, user_id) select id, id from person`,
      [id, `${id}@example.test`],
    ),
  );
  const { token } = await tokens.sign({
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
  const response = await app.request('/conversations', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ advisor: 'lena' }),
  });
  return { token, conversation: v.parse(v.object({ id: v.string() }), await response.json()).id };
}

function searchFigures() {
  const opening = time(() => openLibrary(passagesByAdvisor));
  const library = openLibrary(passagesByAdvisor);
  const large = openLibrary(atMaximumSize());
  const searches = Array.from({ length: 500 }, () => time(() => library.search('lena', QUESTION)));
  const largeSearches = Array.from({ length: 500 }, () => time(() => large.search('lena', QUESTION)));
  return {
    'one search': figures(searches),
    'one search of 3,000 passages': figures(largeSearches),
    'opening the library': figures([opening]),
  };
}

/** Stores 500 passages per advisor, each several times. */
function atMaximumSize() {
  return Object.fromEntries(
    Object.entries(passagesByAdvisor).map(([advisor, own]) => [
      advisor,
      Array.from({ length: 500 }, (_, at) => own.slice(at % own.length)[0])
        .filter((passage) => passage !== undefined)
        .map((passage, at) => ({ ...passage, id: `${passage.id}-${at}` })),
    ]),
  );
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

type Figures = ReturnType<typeof figures>;

function figures(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2));
  return { median: at(0.5), p95: at(0.95), runs: values.length };
}
