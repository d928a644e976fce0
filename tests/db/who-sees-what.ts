import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Each actor's result, by the actor's name: a number of rows, a value, or `no` for an error. */
export type Row = Record<string, string>;

/** The tables of who-sees-what.md: a mapping from an operation such as `public.profiles select` to each actor's result. */
export async function readWhoSeesWhat(): Promise<Map<string, Row>> {
  const text = await readFile(path.join(import.meta.dirname, 'who-sees-what.md'), 'utf8');
  const rows = new Map<string, Row>();
  let actors: string[] = [];
  for (const line of text.split('\n').filter((line) => line.startsWith('|') && !/^\|[-| ]+$/.test(line))) {
    const [operation = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    if (operation === 'operation') actors = cells;
    else rows.set(operation, Object.fromEntries(actors.map((actor, index) => [actor, cells[index] ?? ''])));
  }
  return rows;
}
