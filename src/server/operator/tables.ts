import * as v from 'valibot';
import type { Transaction } from '../database/database.ts';

/** A table in a backup. Names are quoted where SQL requires it. */
export interface Table {
  name: string;
  /** Without generated columns. */
  columns: readonly { name: string; type: string }[];
  /** Names of the tables whose rows must be inserted first. */
  after: readonly string[];
}

const tables = v.array(
  v.object({
    name: v.string(),
    columns: v.array(v.object({ name: v.string(), type: v.string() })),
    after: v.array(v.string()),
  }),
);

const schemas = `('public', 'auth', 'private')`;

/** Every table with data. Tables that are referenced come first. */
export async function listTables(owner: Transaction): Promise<Table[]> {
  const [found] = await owner.query<{ tables: string }>(
    `select coalesce(json_agg(json_build_object(
       'name', format('%I.%I', nspname, relname),
       'columns', (
         select json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
           order by attnum)
         from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
       ),
       'after', (
         select coalesce(json_agg(distinct format('%I.%I', other_schema.nspname, other.relname)), '[]')
         from pg_constraint
         join pg_class other on other.oid = confrelid
         join pg_namespace other_schema on other_schema.oid = other.relnamespace
         where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
       )
     ) order by nspname, relname), '[]')::text as tables
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname in ${schemas} and (nspname, relname) <> ('auth', 'platform_migrations')`,
  );
  return inOrder(v.parse(tables, JSON.parse(found?.tables ?? '[]')));
}

export async function listSequences(owner: Transaction): Promise<string[]> {
  const rows = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname in ${schemas} order by 1`,
  );
  return rows.map(({ name }) => name);
}

function inOrder(unordered: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const placed = new Set<string>();
  while (ordered.length < unordered.length) {
    const next = unordered.filter(
      ({ name, after }) => !placed.has(name) && after.every((other) => placed.has(other)),
    );
    if (next.length === 0)
      throw new Error('Tables refer to each other in a circle: a backup cannot order them.');
    ordered.push(...next);
    for (const { name } of next) placed.add(name);
  }
  return ordered;
}
