import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { LoggedStatement } from '../../tests/growth/heard-statement.ts';
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

/** Connections to PostgreSQL, as many as the server has (config.ts). */
const CONNECTIONS = 10;

interface Script {
  kind: Kind;
  text: string;
  /** How often this script runs among the scripts of one person. */
  weight: number;
}

const READS = 5;
const WRITES = 3;

type Hearing = Awaited<ReturnType<typeof openHearing>>;

/**
 * Records what the server sends to PostgreSQL for one request of each kind, as a script for pgbench. All transactions of
 * a request become one that is rolled back, so that it can be repeated with the same data each time.
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
    // This comes first, while the token from the copy is still valid. All other requests need the new token.
    await record('refresh', mix.refresh * 15, () => ask.refresh(send, person));
    const [change, remove] = await ownDeadlines(send, person);
    // A day's mix multiplied by fifteen, so that each read and write has an integer weight.
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

/** Two existing deadlines: pgbench wouldn't find one that was created after the copy was made. */
async function ownDeadlines(send: Send, { id, token, address }: LoadPerson): Promise<[string, string]> {
  const location = `/rest/v1/deadlines?select=id&user_id=eq.${id}&order=id&limit=2`;
  const { body } = await send({ method: 'GET', path: location, token, address });
  const [one, other] = v.parse(rows, JSON.parse(body));
  return [String(one?.id), String(other?.id)];
}

function scriptOf(heard: readonly LoggedStatement[]): string {
  const lines = heard
    .filter(({ step }) => step === 'execute' || step === 'statement')
    .filter(({ query }) => !/^\s*(begin|commit)\b/i.test(query))
    .map(({ query, parameters }) => `${inLine(query, parameters)};`);
  return `begin;\n${lines.join('\n')}\nrollback;\n`;
}

/** Puts the query on one line, because pgbench reads a line that begins with a backslash as its own command. */
function inLine(query: string, parameters: readonly (string | null)[]): string {
  return query
    .replace(/--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/\$(\d+)/g, (_all, number: string) => literal(parameters[Number(number) - 1] ?? null));
}

/** pgbench would read a colon before a word as a variable. */
function literal(value: string | null): string {
  if (value === null) return 'null';
  const escaped = value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a');
  return `E'${escaped.replaceAll('\n', '\\n')}'`;
}

/** Scripts per second. One script has the statements of one request. */
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
