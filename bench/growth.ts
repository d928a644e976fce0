import { loadavg } from 'node:os';
import postgres from 'postgres';
import { hashPassword } from '#server/auth/passwords/password.ts';
import { openFleet } from '../tests/contract/server-process.ts';
import { logSettings, openHearing, plansUrl, statementsUrl } from '../tests/growth/hearing.ts';
import { type BulkPerson, bulkStatements, spreadOut } from '../tests/growth/people-in-bulk.ts';
import { leave, spendDay } from '../tests/growth/person-day.ts';
import { tablesWith, findTableWalks } from '../tests/growth/table-walks.ts';
import { newMigratedDatabase } from '../tests/migrated.ts';
import { startPostgres } from '../tests/postgres.ts';
import { type StatementTimes, medianOf, statementsOf } from './taken.ts';

// GROWTH_SCALE=0.1 node bench/growth.ts: which statements the production server sends to PostgreSQL for some people over
// several days, and how long each takes, with few and with many people in the database. 1 stands for a million people,
// 10 million deadlines and 20 million messages. Needs the built web app (node scripts/build.mjs), and about 40 GB of
// disk for 1.

const PEOPLE = Math.round(1_000_000 * Number(process.env['GROWTH_SCALE'] ?? 0.1));
/**
 * The people whose days are measured. Two more delete their accounts at the end of a day, to measure those statements
 * too.
 */
const MEASURED = 20;
const KNOWN = MEASURED + 2;
/** Days per person. On the first day nothing of theirs is cached yet. */
const DAYS = 3;
const PASSWORD = 'river-stone-12';
const GOAL = 1.5;

const cluster = await startPostgres({
  settings: [...logSettings, 'shared_buffers=1GB', 'max_wal_size=8GB', 'maintenance_work_mem=256MB'],
});
try {
  const few = await newMigratedDatabase(cluster.url, 'few');
  const many = await newMigratedDatabase(cluster.url, 'many');
  await fill('few', few, KNOWN * 2);
  await fill('many', many, PEOPLE);
  await showWalks(many);
  await showTimes(few, many);
} finally {
  await cluster.stop();
}

/** Fills the database in two sessions, each with half of the people. */
async function fill(name: string, url: string, people: number): Promise<void> {
  const start = performance.now();
  const hash = await hashPassword(PASSWORD);
  const half = Math.floor(people / 2);
  const halves = [
    { from: 1, to: half },
    { from: half + 1, to: people },
  ].map(async (range) => {
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    await sql`set session_replication_role = replica`;
    for (const statement of bulkStatements(range, hash)) await sql.unsafe(statement);
    await sql.end();
  });
  await Promise.all(halves);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`vacuum analyze`;
  // The hourly jobs are not requests, so they don't run here.
  await sql`insert into private.job_runs (name, due_at) values ('hourly', now() + interval '1 day')`;
  const [size] = await sql`
    select pg_size_pretty(pg_database_size(current_database())) as size,
      (select count(*) from auth.users) as people, (select count(*) from public.deadlines) as deadlines,
      (select count(*) from public.messages) as messages`;
  await sql.end();
  console.log(`${name}: ${JSON.stringify(size)}, made in ${seconds(start)} s`);
}

/** Prints the query plans of one day: of all statements and of the statements that they trigger. */
async function showWalks(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  const tables = await tablesWith(sql, PEOPLE / 20);
  await sql.end();
  await using hearing = await openHearing(cluster);
  const walks = [];
  const asked = new Set<string>();
  for (const [index, planCache] of (['force_generic_plan', 'force_custom_plan'] as const).entries()) {
    await using fleet = await openFleet(plansUrl(url, planCache));
    const server = await fleet.start();
    await hearing.skip();
    const person = spreadOut(KNOWN, PEOPLE)[MEASURED + index];
    if (!person) throw new Error('Nobody is there');
    await spendDay(dayOn(server.url, index), person);
    await leave(dayOn(server.url, index), person);
    const plans = await hearing.plans();
    for (const { query } of plans) asked.add(query);
    walks.push(...findTableWalks(plans, tables));
  }
  console.log(`${asked.size} different statements; through a whole table of ${tables.size}: ${walks.length}`);
  for (const { table, what, query } of walks) console.log(`  ${table} ${what}: ${oneLine(query)}`);
}

/** Runs the same days with few and with many people at the same time, so that other work on the machine affects both. */
async function showTimes(few: string, many: string): Promise<void> {
  await using fewFleet = await openFleet(statementsUrl(few));
  await using manyFleet = await openFleet(statementsUrl(many));
  const servers = await Promise.all([fewFleet.start(), manyFleet.start()]);
  await using hearing = await openHearing(cluster);
  await hearing.skip();
  let people = [KNOWN * 2, PEOPLE].map((all) => spreadOut(KNOWN, all).slice(0, MEASURED));
  const load = loadavg()[0];
  const days: Pair[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    people = await Promise.all(people.map((each, at) => spendDays(servers[at]?.url ?? '', each)));
    const heard = await hearing.statements();
    days.push({ few: statementsOf(heard, 'few'), many: statementsOf(heard, 'many') });
  }
  console.log(`${MEASURED} people, ${DAYS} days each, load before: ${load?.toFixed(1)}`);
  for (const [index, day] of days.entries()) {
    show(
      index === 0 ? 'the first day, when nothing of these people was read before' : `day ${index + 1}`,
      day,
    );
  }
}

interface Pair {
  few: StatementTimes;
  many: StatementTimes;
}

async function spendDays(url: string, people: readonly BulkPerson[]): Promise<BulkPerson[]> {
  const again: BulkPerson[] = [];
  for (const [index, person] of people.entries()) again.push(await spendDay(dayOn(url, index), person));
  return again;
}

function dayOn(url: string, index: number) {
  return { url, address: `10.0.${index}.1`, password: PASSWORD };
}

function show(what: string, { few, many }: Pair): void {
  const rows = [...many].flatMap(([query, ms]) => {
    const among = few.get(query);
    if (!among) return [];
    const [one, other] = [medianOf(among), medianOf(ms)];
    return [{ query, runs: ms.length, few: one, many: other, ratio: other / one, more: other - one }];
  });
  const sum = (each: 'few' | 'many') =>
    rows.reduce((total, row) => total + row[each] * row.runs, 0) / MEASURED;
  const dearest = rows.toSorted((a, b) => b.many * b.runs - a.many * a.runs).slice(0, 3);
  const above = rows.filter(({ ratio }) => ratio > GOAL);
  console.log(
    `\n${what}: ${rows.length} statements, ${sum('few').toFixed(1)} ms a person among few and ` +
      `${sum('many').toFixed(1)} among many (${(sum('many') / sum('few')).toFixed(2)}); ` +
      `${above.length} above ${GOAL} times, of them ${above.filter(({ more }) => more > 0.1).length} by more than 0.1 ms`,
  );
  console.log(' above:');
  for (const row of above.toSorted((a, b) => b.more - a.more)) console.log(lineOf(row));
  console.log(' where most of the time goes:');
  for (const row of dearest) console.log(lineOf(row));
}

interface Row {
  query: string;
  runs: number;
  few: number;
  many: number;
  ratio: number;
}

function lineOf({ query, runs, few, many, ratio }: Row): string {
  const times = `${few.toFixed(3)} → ${many.toFixed(3)} ms (${ratio.toFixed(1)}, ${runs} runs)`;
  return `  ${times} ${oneLine(query).slice(0, 110)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
