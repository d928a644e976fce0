import { loadavg } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { hashPassword } from '#server/auth/passwords/password.ts';
import { openFleet } from '../tests/contract/server-process.ts';
import { logSettings, openHearing, statementsUrl } from '../tests/growth/hearing.ts';
import { bulkStatements, spreadOut } from '../tests/growth/people-in-bulk.ts';
import { newMigratedDatabase } from '../tests/migrated.ts';
import { startPostgres } from '../tests/postgres.ts';
import { computed, watchMemory } from './load/memory.ts';
import { type LoadPerson, kinds, loadPerson, mix, renewToken } from './load/mix.ts';
import { type Run, quantile, runOpenLoop } from './load/open-loop.ts';
import { recordScripts, runPgbench } from './load/pgbench.ts';
import { type Send, openSender } from './load/send.ts';

// node bench/load.ts: the load of a thousand signed-in people on the production server and PostgreSQL, generated on the
// same cores. It finds the highest sustained rate, then runs at half of it for LOAD_SECONDS. Needs the built web app.

const PEOPLE = Number(process.env['LOAD_PEOPLE'] ?? 1000);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 300);
const STEP_SECONDS = Number(process.env['LOAD_STEP_SECONDS'] ?? 15);
const SEED = 20_261_125;
/** More people would need more files than pgbench accepts. */
const RECORDED = 12;

const FIRST_RATE = 20;
const HOLDS = { readP95Ms: 500, answered: 0.95 };
const GOAL = { readP95Ms: 100, growth: 1.1 };

const cluster = await startPostgres({ settings: [...logSettings, 'shared_buffers=256MB'] });
try {
  const url = await makeDatabase('load');
  const sql = postgres(cluster.url, { max: 1, onnotice: () => undefined });
  await sql.unsafe('create database again template load');
  await sql.end();
  const people = spreadOut(PEOPLE, PEOPLE * 2).map(loadPerson);
  console.log(
    `${PEOPLE} people; of a hundred requests ${JSON.stringify(mix)}; load before: ${loadavg()[0]?.toFixed(1)}`,
  );
  await showPgbench(url, people);
  await showLoad(url, people);
} finally {
  await cluster.stop();
}

async function makeDatabase(name: string): Promise<string> {
  const url = await newMigratedDatabase(cluster.url, name);
  const bulk = postgres(url, { max: 1, onnotice: () => undefined });
  await bulk`set session_replication_role = replica`;
  const hash = await hashPassword('river-stone-12');
  for (const statement of bulkStatements({ from: 1, to: PEOPLE * 2 }, hash)) await bulk.unsafe(statement);
  await bulk`vacuum analyze`;
  await bulk.end();
  return url;
}

function urlOf(name: string): string {
  const url = new URL(cluster.url);
  url.pathname = name;
  return url.href;
}

/** Measures PostgreSQL alone with the same statements, on a copy made before the first request. */
async function showPgbench(url: string, people: readonly LoadPerson[]): Promise<void> {
  await using fleet = await openFleet(statementsUrl(url));
  await using hearing = await openHearing(cluster);
  const server = await fleet.start();
  using send = openSender(server.url);
  const scripts = await recordScripts(hearing, send, people.slice(0, RECORDED));
  server.kill('SIGTERM');
  await server.ended;
  const folder = path.dirname(cluster.dataFolder);
  for (const mode of ['extended', 'prepared'] as const) {
    const load = loadavg()[0]?.toFixed(1);
    const options = { mode, seconds: STEP_SECONDS };
    const { perSecond, failed } = await runPgbench(folder, urlOf('again'), scripts, options);
    console.log(
      `pgbench -M ${mode}: ${perSecond} requests' statements a second, ${failed} failed (load before: ${load})`,
    );
  }
}

async function showLoad(url: string, people: readonly LoadPerson[]): Promise<void> {
  await using fleet = await openFleet(url, { LOG_LEVEL: 'info' });
  const server = await fleet.start();
  using send = openSender(server.url);
  await renewAll(send, people);
  const capacity = await findCapacity(send, people);
  // A token lasts ten minutes.
  await renewAll(send, people);
  const rate = capacity / 2;
  const load = loadavg()[0]?.toFixed(1);
  const [before, own] = [computed(server.pid), process.cpuUsage()];
  const memory = watchMemory(server.pid);
  const run = await runOpenLoop({ send, people, rate, seconds: SECONDS, seed: SEED });
  const thirds = memory.stop();
  const { user, system } = process.cpuUsage(own);
  console.log(`capacity ${capacity.toFixed(0)} a second; half of it for ${SECONDS} s (load before: ${load})`);
  console.log(
    `${run.sent} sent, ${sum(run.errors)} errors; computing: server ${share(computed(server.pid) - before, run)}, ` +
      `load ${share((user + system) / 1000, run)} of one core; load after: ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [what, times] of run.errors) console.log(`  ${times} × ${what}`);
  console.table(Object.fromEntries(kinds.map((kind) => [kind, figuresOf(run, kind)])));
  const p95 = quantile(msOf(run, 'read'), 0.95);
  const growth = thirds[2] / thirds[1];
  console.log(`memory of the server by thirds: ${thirds.join(', ')} MB`);
  console.table({
    'no error': { is: sum(run.errors), goal: 0, holds: run.errors.size === 0 },
    'reads, 95th percentile (ms)': { is: Math.round(p95), goal: GOAL.readP95Ms, holds: p95 < GOAL.readP95Ms },
    'memory, last third : second': {
      is: Number(growth.toFixed(2)),
      goal: GOAL.growth,
      holds: growth <= GOAL.growth,
    },
  });
}

/** Gets a separate token for each person, as a browser does. */
async function renewAll(send: Send, people: readonly LoadPerson[]): Promise<void> {
  const queue = people.values();
  const work = async () => {
    for (const person of queue) await renewToken(send, person);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

/**
 * Requests per second: the highest rate that the server sustains. The next rate that it doesn't sustain is at most a
 * quarter higher.
 */
async function findCapacity(send: Send, people: readonly LoadPerson[]): Promise<number> {
  let held = 0;
  let [rate, failing] = [FIRST_RATE, Number.POSITIVE_INFINITY];
  for (let step = 1; held === 0 || failing > held * 1.15; step += 1) {
    const run = await runOpenLoop({ send, people, rate, seconds: STEP_SECONDS, seed: SEED + step });
    const p95 = quantile(msOf(run, 'read'), 0.95);
    const perSecond = run.taken.length / run.seconds;
    const isHeld =
      run.errors.size === 0 && p95 < HOLDS.readP95Ms && run.taken.length >= run.sent * HOLDS.answered;
    console.log(
      `  ${rate.toFixed(0)} a second: ${perSecond.toFixed(0)} answered, reads p95 ${p95.toFixed(0)} ms, ` +
        `${sum(run.errors)} errors${isHeld ? '' : ': not held'}`,
    );
    for (const [what, times] of run.errors) console.log(`    ${times} × ${what}`);
    if (isHeld) held = rate;
    else failing = rate;
    if (rate < 1) throw new Error('Not even one request a second is held');
    if (held === 0) rate /= 2;
    else rate = Number.isFinite(failing) ? Math.sqrt(held * failing) : held * 1.6;
  }
  return held;
}

function msOf({ taken }: Run, kind: string): number[] {
  return taken.filter((each) => each.kind === kind).map(({ ms }) => ms);
}

function figuresOf(run: Run, kind: string) {
  const ms = msOf(run, kind);
  const first = run.taken.filter((each) => each.kind === kind).map(({ firstMs }) => firstMs);
  return {
    requests: ms.length,
    p50: round(quantile(ms, 0.5)),
    p95: round(quantile(ms, 0.95)),
    p99: round(quantile(ms, 0.99)),
    'first p95': round(quantile(first, 0.95)),
    'a second': round(ms.length / run.seconds),
  };
}

function round(value: number): number {
  return Number(value.toFixed(1));
}

function sum(errors: ReadonlyMap<string, number>): number {
  return [...errors.values()].reduce((total, times) => total + times, 0);
}

function share(ms: number, { seconds }: Run): string {
  return `${((ms / seconds / 1000) * 100).toFixed(0)} %`;
}
