import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { buildRead } from '#server/rest/build-read.ts';
import { findBinaries, startPostgres } from '../tests/postgres.ts';
import { INSERT, READ, notesRows, notesTable } from './notes-table.ts';

// npm run bench: requests a second over real sockets, each server in a process of its own, one after the other.

const CONNECTIONS = 8;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const root = path.resolve(import.meta.dirname, '..');

const told = v.object({
  port: v.number(),
  token: v.string(),
  claims: v.optional(v.looseObject({ sub: v.string() })),
});

const load = loadavg()[0];
const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-bench-'));
const table: Record<
  string,
  { reads: number; inserts: number; 'ms a read'?: number; 'ms an insert'?: number }
> = {};
try {
  table['ours, PGlite in memory'] = await measure(ours('memory'));
  table['ours, PGlite in a folder, flushed'] = await measure(ours('folder', path.join(folder, 'flushed')));
  table['ours, PGlite in a folder, not flushed'] = await measure(
    ours('unflushed', path.join(folder, 'plain')),
  );
  const peer = await installPeer();
  if (peer) table['@supabase/lite 0.10.0, same PGlite in memory'] = await measure(theirs(peer));
  const postgres = await startPostgres();
  try {
    table['ours, PostgreSQL'] = await measure(ours('postgres', postgres.url), async ({ claims }) => {
      for (const mode of ['extended', 'prepared']) {
        table[`pgbench -M ${mode}, same transaction`] = await pgbench(postgres.url, mode, claims);
      }
    });
  } finally {
    await postgres.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(
  `${CONNECTIONS} connections, ${SECONDS} s each, ${availableParallelism()} cores, load before: ${load?.toFixed(1)}`,
);
console.table(table);
console.table({
  'ours : lite (goal 4)': share('ours, PGlite in memory', '@supabase/lite 0.10.0, same PGlite in memory'),
  'flushed : not flushed (goal 0.7)': share(
    'ours, PGlite in a folder, flushed',
    'ours, PGlite in a folder, not flushed',
  ),
  'PostgreSQL : pgbench (goal 0.6)': share('ours, PostgreSQL', 'pgbench -M extended, same transaction'),
});

function share(one: string, other: string) {
  const [a, b] = [table[one], table[other]];
  if (!a || !b) return {};
  return {
    reads: Number((a.reads / b.reads).toFixed(2)),
    inserts: Number((a.inserts / b.inserts).toFixed(2)),
  };
}

type Told = v.InferOutput<typeof told>;

function ours(...parameters: string[]): ChildProcess {
  const program = path.join(import.meta.dirname, 'rest-server.ts');
  return spawn(process.execPath, [program, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
}

function theirs(home: string): ChildProcess {
  return spawn(process.execPath, ['server.mjs', notesTable, notesRows], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function measure(child: ChildProcess, meanwhile?: (server: Told) => Promise<void>) {
  const server = await listening(child);
  const insert = { title: 'a note of ordinary length' };
  await requests(server, 'GET', READ, null, 1);
  const before = computed(child);
  const reads = await requests(server, 'GET', READ, null, SECONDS);
  const between = computed(child);
  const inserts = await requests(server, 'POST', INSERT, JSON.stringify(insert), SECONDS);
  const after = computed(child);
  await meanwhile?.(server);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return {
    reads,
    inserts,
    'ms a read': perRequest(between - before, reads),
    'ms an insert': perRequest(after - between, inserts),
  };
}

function perRequest(ms: number, perSecond: number): number {
  return Number((ms / (perSecond * SECONDS)).toFixed(2));
}

/** Milliseconds that the server's process has computed, which other work on the machine changes little. Linux alone. */
function computed({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // In hundredths of a second: utime and stime.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

async function listening(child: ChildProcess): Promise<Told> {
  if (!child.stdout) throw new Error('The server cannot be heard');
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('{"port"')) return v.parse(told, JSON.parse(line));
  }
  throw new Error('The server did not start');
}

/** Answers a second, each checked. */
async function requests(
  { port, token }: Told,
  method: string,
  address: string,
  body: string | null,
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(body && { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }),
  };
  let answered = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const work = async () => {
    while (performance.now() < end) {
      const sent = request({ host: '127.0.0.1', port, method, path: address, agent, headers });
      sent.end(body);
      const [response] = await once(sent, 'response');
      const bytes = await buffer(response);
      const isRight = body ? response.statusCode === 201 : isPageOfOwn(bytes.toString());
      if (!isRight) throw new Error(`${response.statusCode} ${bytes.toString()}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return Math.round((answered * 1000) / (performance.now() - start));
}

/** Twenty rows, and row-level security is on. */
function isPageOfOwn(page: string): boolean {
  return v.parse(v.array(v.unknown()), JSON.parse(page)).length === 20 && !page.includes('not yours');
}

/** The statements that one of our requests sends, by PostgreSQL's own tool. */
async function pgbench(url: string, mode: string, claims: Told['claims']) {
  // A colon before a word would be one of pgbench's own variables.
  const admission =
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${JSON.stringify(claims).replaceAll(':', ': ')}', true),` +
    ` private.is_account_open('${claims?.sub}'::text::uuid) as "isOpen";`;
  const columns = new Map(
    ['id', 'user_id', 'title', 'created_at'].map((name) => [name, { name, type: 'text' }]),
  );
  const read = buildRead(
    { name: 'bench_notes', columns, key: ['id'] },
    {
      select: ['id', 'title', 'created_at'],
      filters: [],
      order: [{ column: 'id', descending: false, nulls: null }],
      limit: '20',
      offset: undefined,
      columns: null,
      onConflict: null,
    },
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
  const perSecond = async (statement: string) => {
    const file = path.join(folder, 'script.sql');
    await writeFile(file, `begin;\n${admission}\n${statement};\ncommit;\n`);
    const binaries = await findBinaries();
    const program = binaries ? path.join(binaries, 'pgbench') : 'pgbench';
    const options = ['-n', '-f', file, '-c', String(CONNECTIONS), '-T', String(SECONDS), '-M', mode, url];
    const { stdout, stderr } = spawnSync(program, options, { encoding: 'utf8' });
    const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (!found) throw new Error(stderr);
    return Math.round(Number(found));
  };
  return { reads: await perSecond(filled), inserts: await perSecond(insert) };
}

/** Into a folder that is not in the repository; null, and said, where the registry has it not. */
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
