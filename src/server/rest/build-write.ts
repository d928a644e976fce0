import { buildColumns } from './build-columns.ts';
import { buildWhere } from './build-where.ts';
import type { Table } from './catalog.ts';
import { badBody, unknownBodyColumn, unknownColumn } from './error.ts';
import type { JsonObject } from './read-body.ts';
import type { Query } from './parse-query.ts';
import type { Preferences } from './prefer.ts';
import { Parameters, type Statement, quoted, targetColumn, targetOf } from './statement.ts';

/** Null when there is nothing to insert. */
export function buildInsert(
  table: Table,
  query: Query,
  rows: readonly JsonObject[],
  preferences: Preferences,
): Statement | null {
  if (rows.length === 0) return null;
  const columns = columnsOf(table, query, rows, preferences);
  const parameters = new Parameters();
  if (columns.length === 0) {
    if (rows.length > 1) throw badBody('Cannot insert several objects that have no columns');
    return written(table, query, preferences, `insert into ${targetOf(table)} default values`, parameters);
  }
  const list = columns.map(quoted).join(', ');
  const input = `json_to_recordset(${parameters.text(JSON.stringify(rows))}::json) as input(${typed(table, columns)})`;
  const command =
    `insert into ${targetOf(table)} (${list}) select ${list} from ${input}` +
    buildConflict(table, query, columns, preferences);
  return written(table, query, preferences, command, parameters);
}

/** Null when there is nothing to change. */
export function buildUpdate(
  table: Table,
  query: Query,
  change: JsonObject,
  preferences: Preferences,
): Statement | null {
  const columns = columnsOf(table, query, [change], preferences);
  if (columns.length === 0) return null;
  const parameters = new Parameters();
  const input = `json_to_record(${parameters.text(JSON.stringify(change))}::json) as input(${typed(table, columns)})`;
  const assignments = columns.map((name) => `${quoted(name)} = input.${quoted(name)}`).join(', ');
  const command =
    `update ${targetOf(table)} set ${assignments} from ${input}` +
    buildWhere(table, query.filters, parameters);
  return written(table, query, preferences, command, parameters);
}

export function buildDelete(table: Table, query: Query, preferences: Preferences): Statement {
  const parameters = new Parameters();
  const command = `delete from ${targetOf(table)}${buildWhere(table, query.filters, parameters)}`;
  return written(table, query, preferences, command, parameters);
}

/** The columns to write: those named by `columns=`, otherwise the keys that all objects share. */
function columnsOf(
  table: Table,
  query: Query,
  rows: readonly JsonObject[],
  preferences: Preferences,
): readonly string[] {
  const columns = query.columns ?? Object.keys(rows[0] ?? {});
  for (const name of columns) {
    if (!table.columns.has(name)) throw unknownBodyColumn(table.name, name);
  }
  const hasAll = (row: JsonObject) => columns.every((name) => Object.hasOwn(row, name));
  const hasOnly = (row: JsonObject) => Object.keys(row).length === columns.length;
  if (!query.columns && !rows.every((row) => hasAll(row) && hasOnly(row))) {
    throw badBody('All object keys must match');
  }
  if (preferences.isMissingDefault && !rows.every(hasAll)) {
    throw badBody('With missing=default all objects must name the same columns');
  }
  return columns;
}

function typed(table: Table, columns: readonly string[]): string {
  return columns.map((name) => `${quoted(name)} ${table.columns.get(name)?.type}`).join(', ');
}

function buildConflict(
  table: Table,
  query: Query,
  columns: readonly string[],
  { resolution }: Preferences,
): string {
  const target = query.onConflict ?? table.key;
  if (resolution === null || target.length === 0) return '';
  for (const name of target) {
    if (!table.columns.has(name)) throw unknownColumn(table.name, name);
  }
  const on = ` on conflict (${target.map(quoted).join(', ')}) do`;
  if (resolution === 'ignore-duplicates') return `${on} nothing`;
  return `${on} update set ${columns.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ')}`;
}

/** Returns one row: the written rows as JSON text, if requested, and their number. */
function written(
  table: Table,
  query: Query,
  { returns }: Preferences,
  command: string,
  parameters: Parameters,
): Statement {
  const returning = {
    representation: buildColumns(table, query.select),
    'headers-only': table.key.length > 0 ? table.key.map(targetColumn).join(', ') : '1',
    // Works without the right to read.
    minimal: '1',
  }[returns];
  const body = returns === 'minimal' ? `'[]'` : `coalesce(json_agg(written.*), '[]')::text`;
  return {
    text:
      `with written as (${command} returning ${returning})` +
      ` select ${body} as body, count(*)::integer as rows, count(*)::integer as total from written`,
    parameters: parameters.values,
  };
}
