import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { catalogueQuery } from './catalogue-query.ts';
import { unknownTable } from './error.ts';

const REFRESH_AFTER_MS = 30_000;

const names = v.array(v.string());
const stored = v.object({
  tables: v.array(
    v.object({
      name: v.string(),
      columns: v.array(v.object({ name: v.string(), type: v.string() })),
      key: names,
    }),
  ),
  routines: v.array(
    v.object({
      name: v.string(),
      arguments: v.array(v.object({ name: v.string(), type: v.string(), optional: v.boolean() })),
      returns: v.picklist(['rows', 'value', 'nothing']),
    }),
  ),
});

/** `type` is written as SQL has it, and comes from the database itself. */
export interface Table {
  name: string;
  columns: ReadonlyMap<string, { name: string; type: string }>;
  /** The primary key's columns; empty for a view. */
  key: readonly string[];
}

export type Routine = v.InferOutput<typeof stored>['routines'][number];

interface Snapshot {
  readAt: number;
  tables: ReadonlyMap<string, Table>;
  routines: readonly Routine[];
}

/** The tables and functions of schema public that a browser may ask for. Other names do not exist. */
export interface Catalogue {
  table(name: string): Promise<Table>;
  /** All functions of that name, possibly none. */
  routines(name: string): Promise<readonly Routine[]>;
}

/** Read at the first request, and again when an unknown name is asked for and the last look is 30 s old. */
export function openCatalogue(database: Database, now: () => Date): Catalogue {
  let current: Promise<Snapshot> | undefined;

  async function find<Found>(look: (snapshot: Snapshot) => Found | undefined): Promise<Found | undefined> {
    current ??= readSnapshot(database, now);
    const asked = current;
    try {
      const snapshot = await asked;
      const found = look(snapshot);
      if (found !== undefined || now().getTime() - snapshot.readAt < REFRESH_AFTER_MS) return found;
      if (current === asked) current = readSnapshot(database, now);
      return look(await current);
    } catch (error) {
      // The next request looks again.
      current = undefined;
      throw error;
    }
  }

  return {
    async table(name) {
      const table = await find((snapshot) => snapshot.tables.get(name));
      if (!table) throw unknownTable(name);
      return table;
    },
    async routines(name) {
      const routines = await find((snapshot) => {
        const named = snapshot.routines.filter((routine) => routine.name === name);
        return named.length > 0 ? named : undefined;
      });
      return routines ?? [];
    },
  };
}

async function readSnapshot(database: Database, now: () => Date): Promise<Snapshot> {
  const readAt = now().getTime();
  const [row] = await database.asService((transaction) =>
    transaction.query<{ catalogue: string }>(catalogueQuery),
  );
  const { tables, routines } = v.parse(stored, JSON.parse(row?.catalogue ?? 'null'));
  return {
    readAt,
    tables: new Map(
      tables.map((table) => [
        table.name,
        { ...table, columns: new Map(table.columns.map((column) => [column.name, column])) },
      ]),
    ),
    routines,
  };
}
