import type { Deps } from '../../deps.ts';
import type { PersonalTable } from '../personal-tables/personal-table.ts';
import { personalTables } from '../personal-tables.ts';
import { streamStoredPapers } from './stored-papers.ts';
import { readableFiles } from './readable-files.ts';
import { readme } from './readme.ts';
import { allRowsOf, rowsOf } from './rows-of.ts';
import type { ExportFile } from './zip-stream.ts';

/** Writes all data of a person in readable form, for a spreadsheet, and as JSON. */
export async function* exportFiles(
  { database, paperKey }: Pick<Deps, 'database' | 'paperKey'>,
  userId: string,
  at: Date,
): AsyncGenerator<ExportFile> {
  yield { path: 'README.txt', pieces: [readme(at)] };
  yield* readableFiles({
    rows: (table) => allRowsOf(database, tableNamed(table), userId),
    messages: (conversation) => rowsOf(database, conversationFiles, conversation),
  });
  yield* streamStoredPapers(database, paperKey, userId);
  for (const table of personalTables) {
    if ('leftOut' in table.export) continue;
    yield { path: dataPath(table.name), pieces: asJson(rowsOf(database, table, userId)) };
  }
}

/** The names of the `auth` tables don't explain what they contain. */
function dataPath(table: string): string {
  const [schema = '', name = ''] = table.split('.');
  return `data/${schema === 'auth' ? `sign-in-${name}` : name}.json`.replaceAll('_', '-');
}

async function* asJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row, null, 1)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const conversationFiles: PersonalTable = {
  ...tableNamed('public.messages'),
  owner: 'conversation_id = $1::text::uuid',
  order: 'position',
};

function tableNamed(name: string): PersonalTable {
  const found = personalTables.find((table) => table.name === name);
  if (!found) throw new Error(`${name} is not in the list of tables`);
  return found;
}
