import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import * as v from 'valibot';
import type { TestPostgres } from '../postgres.ts';
import { type LoggedPlan, parsePlan } from './heard-plan.ts';
import { type LoggedStatement, parseStatement } from './heard-statement.ts';

/** For `startPostgres`: the server writes its log as JSON lines into one file. */
export const logSettings = [
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_filename=heard.log',
  'log_rotation_age=0',
  'log_rotation_size=0',
];

/**
 * The same database, for a role whose statements are logged with their plans and the rows that each node read, including
 * statements inside functions, triggers and foreign keys. `planCache` selects the plan of a prepared statement.
 */
export function plansUrl(
  url: string,
  planCache: 'force_generic_plan' | 'force_custom_plan' | 'auto' = 'auto',
): string {
  return withSettings(url, {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_format': 'json',
    'auto_explain.log_verbose': 'on',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    plan_cache_mode: planCache,
  });
}

/** The same database, for a role whose statements are logged with their parameters and duration. */
export function statementsUrl(url: string): string {
  return withSettings(url, { log_min_duration_statement: '0' });
}

function withSettings(url: string, settings: Record<string, string>): string {
  const heard = new URL(url);
  for (const [name, value] of Object.entries(settings)) heard.searchParams.set(name, value);
  return heard.href;
}

const line = v.object({
  pid: v.number(),
  dbname: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  detail: v.optional(v.string(), ''),
});
export type LogLine = v.InferOutput<typeof line>;

const MARKED = ' as mark_of_hearing';
/** How much of the log is read at once. */
const CHUNK = 16 * 1024 * 1024;

interface Hearing extends AsyncDisposable {
  /** The new lines of the log since the last call. */
  plans(): Promise<LoggedPlan[]>;
  statements(): Promise<LoggedStatement[]>;
  skip(): Promise<void>;
}

export async function openHearing({
  url,
  dataFolder,
}: Pick<TestPostgres, 'url' | 'dataFolder'>): Promise<Hearing> {
  const sql = postgres(statementsUrl(url), { max: 1, onnotice: () => undefined });
  const file = await open(path.join(dataFolder, 'log', 'heard.json'));
  let position = 0;
  const lines = async () => {
    const mark = randomUUID();
    await sql.unsafe(`select '${mark}'${MARKED}`);
    let text = '';
    // Another process writes the log in order, and only the log itself shows how far it is.
    for (;;) {
      const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(CHUNK), position });
      const end = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1;
      position += end;
      text += buffer.toString('utf8', 0, end);
      if (text.includes(mark))
        return text.split('\n').filter((each) => each !== '' && !each.includes(MARKED));
      if (end === 0) await wait(20);
    }
  };
  const parsed = async () => (await lines()).map((each) => v.parse(line, JSON.parse(each)));
  return {
    plans: async () => (await parsed()).flatMap(parsePlan),
    statements: async () => (await parsed()).flatMap(parseStatement),
    async skip() {
      await lines();
    },
    async [Symbol.asyncDispose]() {
      await file.close();
      await sql.end();
    },
  };
}
