import type postgres from 'postgres';
import * as v from 'valibot';
import { type LoggedPlan, type PlanNode, nodesOf } from './heard-plan.ts';

/** No request may read more rows of a table than this, in a database where each person has a dozen rows of each kind. */
const ROWS_MAX = 200;

export interface Walk {
  table: string;
  what: string;
  query: string;
}

/** The tables with at least that many rows, as `schema.name`. The database has been analyzed. */
export async function tablesWith(sql: postgres.Sql, rows: number): Promise<Set<string>> {
  const found = await sql`
    select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and reltuples >= ${rows} and nspname in ('public', 'private', 'auth')`;
  return new Set(v.parse(v.array(v.object({ name: v.string() })), found).map(({ name }) => name));
}

/** Statements that scan one of these tables instead of using an index. */
export function findTableWalks(plans: readonly LoggedPlan[], tables: ReadonlySet<string>): Walk[] {
  return plans.flatMap(({ query, plan }) =>
    nodesOf(plan).flatMap((node) => {
      const table = `${node.Schema}.${node['Relation Name']}`;
      const what = tables.has(table) ? walkOf(node) : null;
      return what === null ? [] : [{ table, what, query }];
    }),
  );
}

function walkOf(node: PlanNode): string | null {
  // If a node was never executed, because its condition is always false, its kind of scan doesn't matter.
  if (node['Actual Loops'] === 0) return null;
  if (node['Node Type'] === 'Seq Scan') return 'reads the whole table';
  const each =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const rows = each * (node['Actual Loops'] ?? 1);
  return node['Node Type'].includes('Scan') && rows > ROWS_MAX ? `looks at more than ${ROWS_MAX} rows` : null;
}
