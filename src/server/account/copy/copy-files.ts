import type { Deps } from '../../deps.ts';
import { type PersonalTable, personalTables } from '../personal-tables.ts';
import { keptPapers } from './kept-papers.ts';
import { readableFiles } from './readable-files.ts';
import { readme } from './readme.ts';
import { allRowsOf, rowsOf } from './rows-of.ts';
import type { CopyFile } from './zip-stream.ts';

/** Everything that is kept of a person: to read, for a spreadsheet, and for machines. */
export async function* copyFiles(
  { database, paperKey }: Pick<Deps, 'database' | 'paperKey'>,
  userId: string,
  at: Date,
): AsyncGenerator<CopyFile> {
  yield { path: 'README.txt', pieces: [readme(at)] };
  yield* readableFiles({
    rows: (table) => allRowsOf(database, tableNamed(table), userId),
    messages: (conversation) => rowsOf(database, ofConversation, conversation),
  });
  yield* keptPapers(database, paperKey, userId);
  for (const table of personalTables) {
    if ('notTold' in table.copy) continue;
    yield { path: dataPath(table.name), pieces: asJson(rowsOf(database, table, userId)) };
  }
}

/** `auth` has tables whose names say little by themselves. */
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

const ofConversation: PersonalTable = {
  ...tableNamed('public.messages'),
  owner: 'conversation_id = $1::text::uuid',
  order: 'position',
};

function tableNamed(name: string): PersonalTable {
  const found = personalTables.find((table) => table.name === name);
  if (!found) throw new Error(`${name} is not in the list of tables`);
  return found;
}
