import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { HeardStatement } from '../../tests/growth/heard-statement.ts';
import type { openHearing } from '../../tests/growth/hearing.ts';
import { findBinaries } from '../../tests/postgres.ts';
import {
  type Kind,
  type LoadPerson,
  ask,
  changeDeadline,
  insertDeadline,
  mix,
  removeDeadline,
} from './mix.ts';
import type { Answered, Send } from './send.ts';

/** Of PostgreSQL for the server, too (config.ts). */
const CONNECTIONS = 10;

interface Script {
  kind: Kind;
  text: string;
  /** How often among the scripts of one person. */
  weight: number;
}

const READS = 5;
const WRITES = 3;

type Hearing = Awaited<ReturnType<typeof openHearing>>;

/**
 * What the server sends to PostgreSQL for one request of each sort, as a script for pgbench. All transactions of a request
 * become one, which is taken back: so it can be run over and over, and each time finds what it found the first time.
 */
export async function recordScripts(
  hearing: Hearing,
  send: Send,
  people: readonly LoadPerson[],
): Promise<Script[]> {
  const scripts: Script[] = [];
  for (const person of people) {
    const record = async (kind: Kind, weight: number, request: () => Promise<Answered>) => {
      await hearing.skip();
      await request();
      scripts.push({ kind, weight, text: scriptOf(await hearing.statements()) });
    };
    // First, while it finds the token that stands in the copy; all others need what it brings.
    await record('refresh', mix.refresh * 15, () => ask.refresh(send, person));
    const [change, remove] = await ownDeadlines(send, person);
    // A day's mix times fifteen, so that each read and write has a whole number.
    for (let read = 0; read < READS; read += 1) {
      await record('read', (mix.read * 15) / READS, () => ask.read(send, person));
    }
    const each = (mix.write * 15) / WRITES;
    await record('write', each, () => insertDeadline(send, person));
    await record('write', each, () => changeDeadline(send, person, change));
    await record('write', each, () => removeDeadline(send, person, remove));
    await record('chat', mix.chat * 15, () => ask.chat(send, person));
  }
  return scripts;
}

const rows = v.array(v.object({ id: v.union([v.string(), v.number()]) }));

/** Two that are there: what was written after the copy was made, pgbench would not find. */
async function ownDeadlines(send: Send, { id, token, address }: LoadPerson): Promise<[string, string]> {
  const location = `/rest/v1/deadlines?select=id&user_id=eq.${id}&order=id&limit=2`;
  const { body } = await send({ method: 'GET', path: location, token, address });
  const [one, other] = v.parse(rows, JSON.parse(body));
  return [String(one?.id), String(other?.id)];
}

function scriptOf(heard: readonly HeardStatement[]): string {
  const lines = heard
    .filter(({ step }) => step === 'execute' || step === 'statement')
    .filter(({ query }) => !/^\s*(begin|commit)\b/i.test(query))
    .map(({ query, parameters }) => `${inLine(query, parameters)};`);
  return `begin;\n${lines.join('\n')}\nrollback;\n`;
}

/** One line, because pgbench would take one that begins with a backslash for its own. */
function inLine(query: string, parameters: readonly (string | null)[]): string {
  return query
    .replace(/--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/\$(\d+)/g, (_all, number: string) => literal(parameters[Number(number) - 1] ?? null));
}

/** A colon before a word would be one of pgbench's own variables. */
function literal(value: string | null): string {
  if (value === null) return 'null';
  const escaped = value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a');
  return `E'${escaped.replaceAll('\n', '\\n')}'`;
}

/** Scripts a second; one script is what one request sends. */
export async function runPgbench(
  folder: string,
  url: string,
  scripts: readonly Script[],
  options: { mode: 'extended' | 'prepared'; seconds: number },
): Promise<{ perSecond: number; failed: number }> {
  const home = path.join(folder, 'scripts');
  await mkdir(home, { recursive: true });
  const files = await Promise.all(
    scripts.map(async ({ text, weight, kind }, index) => {
      const file = path.join(home, `${index}-${kind}.sql`);
      await writeFile(file, text);
      return ['-f', `${file}@${weight}`];
    }),
  );
  const binaries = await findBinaries();
  const program = binaries ? path.join(binaries, 'pgbench') : 'pgbench';
  const { mode, seconds } = options;
  const size = ['-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds), '-M', mode];
  const { stdout, stderr } = spawnSync(program, ['-n', ...files.flat(), ...size, url], { encoding: 'utf8' });
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!found) throw new Error(stderr);
  const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
  return { perSecond: Math.round(Number(found)), failed };
}
