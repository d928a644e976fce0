import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { catalogQuery } from './catalog-query.ts';
import { unknownTable } from './error.ts';

const REFRESH_AFTER_MS = 30_000;

const names = v.array(v.string());
const columns = v.array(v.object({ name: v.string(), type: v.string() }));
const stored = v.object({
  tables: v.array(
    v.object({
      name: v.string(),
      columns,
      key: names,
    }),
  ),
  relations: v.array(
    v.object({
      name: v.string(),
      from: v.string(),
      to: v.string(),
      on: v.array(v.tuple([v.string(), v.string()])),
      isIndexed: v.boolean(),
      isUnique: v.boolean(),
    }),
  ),
  routines: v.array(
    v.object({
      name: v.string(),
      arguments: v.array(v.object({ name: v.string(), type: v.string(), optional: v.boolean() })),
      returns: v.picklist(['rows', 'value', 'nothing']),
      columns: v.nullable(columns),
      table: v.nullable(v.string()),
    }),
  ),
});

/** `type` is in SQL syntax, and comes from the database itself. */
export interface Table {
  name: string;
  columns: ReadonlyMap<string, { name: string; type: string }>;
  /** The columns of the primary key; empty for a view. */
  key: readonly string[];
  relations: readonly Relation[];
}

/** A foreign key, seen from the table that has it (to one) or from the one that it refers to (usually to many). */
export interface Relation {
  name: string;
  table: Table;
  on: readonly (readonly [own: string, other: string])[];
  isToOne: boolean;
}

export interface Routine extends Omit<v.InferOutput<typeof stored>['routines'][number], 'columns' | 'table'> {
  /** The returned rows, described like those of a table; null if the function returns plain values or nothing. */
  rows: Table | null;
}

interface Snapshot {
  readAt: number;
  tables: ReadonlyMap<string, Table>;
  routines: readonly Routine[];
}

/** The tables and functions of schema public that a browser may ask for. Other names do not exist. */
export interface Catalog {
  table(name: string): Promise<Table>;
  /** All functions of that name; may be empty. */
  routines(name: string): Promise<readonly Routine[]>;
}

/** Loaded at the first request, and again when an unknown name is requested and the last load is 30 s old. */
export function openCatalog(database: Database, now: () => Date): Catalog {
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
      // The next request tries again.
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
    transaction.query<{ catalog: string }>(catalogQuery),
  );
  const found = v.parse(stored, JSON.parse(row?.catalog ?? 'null'));
  const tables = connect(found);
  const routines = found.routines.map(({ columns, table, ...routine }) => {
    if (!columns) return { ...routine, rows: null };
    const own = byName(columns);
    const relations = tables.get(table ?? '')?.relations ?? [];
    return { ...routine, rows: { name: routine.name, columns: own, key: [], relations } };
  });
  return { readAt, tables, routines };
}

/**
 * The tables with the relations between them. A relation without an index is left out, because finding the related rows
 * of a page would be too expensive.
 */
function connect({ tables, relations }: v.InferOutput<typeof stored>): ReadonlyMap<string, Table> {
  const connected = new Map(
    tables.map((table) => [
      table.name,
      { ...table, columns: byName(table.columns), relations: new Array<Relation>() },
    ]),
  );
  for (const { name, from, to, on, isIndexed, isUnique } of relations) {
    const [pointing, pointed] = [connected.get(from), connected.get(to)];
    if (!pointing || !pointed) continue;
    if (!on.every(([own, other]) => pointing.columns.has(own) && pointed.columns.has(other))) continue;
    pointing.relations.push({ name, table: pointed, on, isToOne: true });
    if (!isIndexed) continue;
    const reversed = on.map(([own, other]) => [other, own] as const);
    pointed.relations.push({ name, table: pointing, on: reversed, isToOne: isUnique });
  }
  return connected;
}

function byName(columns: readonly { name: string; type: string }[]) {
  return new Map(columns.map((column) => [column.name, column]));
}
