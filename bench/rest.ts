import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import * as v from 'valibot';
import { buildRead } from '#server/rest/build-read.ts';
import { parseQuery } from '#server/rest/parse-query.ts';
import { findBinaries, startPostgres } from '../tests/postgres.ts';
import { databaseComputed, processComputed } from './computed.ts';
import { load } from './repeat-request.ts';
import { INSERT, NOTES, READ, notesRows, notesTable } from './notes-table.ts';

// npm run bench: requests per second over real sockets, one server after the other, each in a separate process. npm run
// bench -- postgres: only PostgreSQL, compared with pgbench.

const CONNECTIONS = 8;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const root = path.resolve(import.meta.dirname, '..');

const reported = v.object({
  port: v.number(),
  token: v.string(),
  claims: v.optional(v.looseObject({ sub: v.string(), session_id: v.string() })),
  /** ID of a PostgreSQL process that is still running. */
  postgresId: v.optional(v.number()),
});

const before = loadavg()[0];
const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-bench-'));
const table: Record<string, { reads: number; inserts: number }> = {};
/** Milliseconds of computing time per request, which other work on the machine hardly affects. */
const computing: Record<string, Computing> = {};
try {
  if (process.argv[2] !== 'postgres') {
    await measure('ours, PGlite in memory', ourServers('memory'));
    await measure('ours, PGlite in a folder, flushed', ourServers('folder', path.join(folder, 'flushed')));
    await measure(
      'ours, PGlite in a folder, not flushed',
      ourServers('unflushed', path.join(folder, 'plain')),
    );
    const peer = await installPeer();
    if (peer) await measure('@supabase/lite 0.10.0, same PGlite in memory', peerServers(peer));
  }
  const cluster = await startPostgres();
  try {
    await measure('ours, PostgreSQL', ourServers('postgres', cluster.url), async ({ claims, postgresId }) => {
      for (const mode of ['extended', 'prepared']) await pgbench(cluster.url, mode, claims, postgresId);
    });
  } finally {
    await cluster.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(
  `${CONNECTIONS} connections, ${SECONDS} s each, ${availableParallelism()} cores, load before: ${before?.toFixed(1)}`,
);
console.table(table);
console.log('Milliseconds of computing for one request');
console.table(computing);
console.table({
  'ours : lite (goal 4)': share('ours, PGlite in memory', '@supabase/lite 0.10.0, same PGlite in memory'),
  'flushed : not flushed (goal 0.7)': share(
    'ours, PGlite in a folder, flushed',
    'ours, PGlite in a folder, not flushed',
  ),
  'PostgreSQL : pgbench (goal 0.6)': share('ours, PostgreSQL', 'pgbench -M extended, same transaction'),
  'PostgreSQL : pgbench with prepared statements': share(
    'ours, PostgreSQL',
    'pgbench -M prepared, same transaction',
  ),
});

function share(one: string, other: string) {
  const [a, b] = [table[one], table[other]];
  if (!a || !b) return {};
  return {
    reads: Number((a.reads / b.reads).toFixed(2)),
    inserts: Number((a.inserts / b.inserts).toFixed(2)),
  };
}

type Told = v.InferOutput<typeof reported>;

function ourServers(...parameters: string[]): ChildProcess {
  const program = path.join(import.meta.dirname, 'rest-server.ts');
  return spawn(process.execPath, [program, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
}

function peerServers(home: string): ChildProcess {
  return spawn(process.execPath, ['server.mjs', notesTable, notesRows], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

interface Computing {
  'server, read'?: number;
  'server, insert'?: number;
  'client, read'?: number;
  'client, insert'?: number;
  'PostgreSQL, read'?: number;
  'PostgreSQL, insert'?: number;
}

async function measure(name: string, child: ChildProcess, meanwhile?: (server: Told) => Promise<void>) {
  const server = await listening(child);
  // Reads run first, so that every server reads the initial rows.
  await ask(child, server, 'read', 1);
  const reads = await ask(child, server, 'read', SECONDS);
  await ask(child, server, 'insert', 1);
  const inserts = await ask(child, server, 'insert', SECONDS);
  table[name] = { reads: reads.perSecond, inserts: inserts.perSecond };
  computing[name] = { ...reads.computing, ...inserts.computing };
  await meanwhile?.(server);
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function ask(
  child: ChildProcess,
  { port, token, postgresId }: Told,
  kind: 'read' | 'insert',
  seconds: number,
) {
  const note = JSON.stringify({ title: 'a note of ordinary length' });
  const wanted =
    kind === 'read'
      ? ({ method: 'GET', path: READ, check: isPageOfOwn } as const)
      : ({ method: 'POST', path: INSERT, body: note, check: isCreated } as const);
  const counters = {
    server: () => processComputed(child.pid ?? 0),
    client: () => processComputed(process.pid),
    ...(postgresId !== undefined && { PostgreSQL: () => databaseComputed(postgresId) }),
  };
  const start = Object.entries(counters).map(([name, count]) => ({ name, count, from: count() }));
  const began = performance.now();
  const answered = await load({ port, token, ...wanted }, CONNECTIONS, seconds);
  const perSecond = Math.round((answered * 1000) / (performance.now() - began));
  const spent = start.map(({ name, count, from }) => [
    `${name}, ${kind}`,
    Number(((count() - from) / answered).toFixed(3)),
  ]);
  return { perSecond, computing: Object.fromEntries(spent) as Computing };
}

async function listening(child: ChildProcess): Promise<Told> {
  if (!child.stdout) throw new Error('The server cannot be heard');
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('{"port"')) return v.parse(reported, JSON.parse(line));
  }
  throw new Error('The server did not start');
}

/** Twenty rows, with row-level security enabled. The peer sends its page in chunks. */
function isPageOfOwn(status: number, body: string): void {
  const page = body.slice(body.indexOf('['), body.lastIndexOf(']') + 1);
  const rows = v.parse(v.array(v.unknown()), JSON.parse(page || 'null'));
  if (status !== 200 || rows.length !== 20 || page.includes('not yours'))
    throw new Error(`${status} ${body}`);
}

function isCreated(status: number, body: string): void {
  if (status !== 201) throw new Error(`${status} ${body}`);
}

/** Runs the statements of one of our requests with PostgreSQL's own tool, pgbench. */
async function pgbench(url: string, mode: string, claims: Told['claims'], postgresId: number | undefined) {
  // pgbench would read a colon before a word as a variable.
  const admission =
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${JSON.stringify(claims).replaceAll(':', ': ')}', true),` +
    ` private.require_session('${claims?.sub}'::text::uuid, nullif('${claims?.session_id}'::text, '')::uuid);`;
  const columns = new Map(
    ['id', 'user_id', 'title', 'created_at'].map((name) => [name, { name, type: 'text' }]),
  );
  const read = buildRead(
    { name: 'bench_notes', columns, key: ['id'], relations: [] },
    parseQuery(new URL('http://bench.test/bench_notes?select=id,title,created_at&order=id&limit=20'), {
      own: ['select', 'order', 'limit'],
      filters: true,
    }),
    { limit: 20, offset: 0 },
    false,
  );
  const filled = read.parameters.reduce(
    (text, value, at) => text.replace(`$${at + 1}`, `'${value}'`),
    read.text,
  );
  const insert =
    `with written as (insert into public.bench_notes as target ("title") select "title"` +
    ` from json_to_recordset('[{"title":"a note of ordinary length"}]'::text::json) as input("title" text) returning 1)` +
    ` select '[]' as body, count(*)::integer as rows from written`;
  const name = `pgbench -M ${mode}, same transaction`;
  const run = async (kind: 'read' | 'insert', statement: string) => {
    const file = path.join(folder, 'script.sql');
    await writeFile(file, `begin;\n${admission}\n${statement};\ncommit;\n`);
    const binaries = await findBinaries();
    const program = binaries ? path.join(binaries, 'pgbench') : 'pgbench';
    const options = ['-n', '-f', file, '-c', String(CONNECTIONS), '-T', String(SECONDS), '-M', mode, url];
    const from = postgresId === undefined ? 0 : databaseComputed(postgresId);
    const { stdout, stderr } = spawnSync(program, options, { encoding: 'utf8' });
    const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
    const processed = /actually processed: (\d+)/.exec(stdout)?.[1];
    if (!found || !processed) throw new Error(stderr);
    if (postgresId !== undefined) {
      const spent = (databaseComputed(postgresId) - from) / Number(processed);
      computing[name] = { ...computing[name], [`PostgreSQL, ${kind}`]: Number(spent.toFixed(3)) };
    }
    return Math.round(Number(found));
  };
  await takeBackInserts(url);
  table[name] = { reads: await run('read', filled), inserts: await run('insert', insert) };
}

/** Restores the table to its initial rows. */
async function takeBackInserts(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`delete from public.bench_notes where id > ${NOTES}`);
  await sql.unsafe('vacuum full analyze public.bench_notes');
  await sql.end();
}

/** Installs the peer into a folder outside the repository. If the registry lacks it, prints this and returns null. */
async function installPeer(): Promise<string | null> {
  const home = path.join(root, 'artefacts', 'bench-peer');
  await mkdir(home, { recursive: true });
  await cp(path.join(import.meta.dirname, 'peer'), home, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'],
    {
      cwd: home,
      stdio: 'inherit',
    },
  );
  if (status === 0) return home;
  console.log('@supabase/lite could not be installed: it is left out.');
  return null;
}
