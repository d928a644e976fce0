import type { Table } from './catalog.ts';
import { unsupportedSyntax, unknownColumn } from './error.ts';
import type { Select, SelectedColumn } from './parse-select.ts';
import { quoted, targetColumn } from './statement.ts';

/** The requested columns as SQL. */
export function buildColumns(table: Table, select: Omit<Select, 'relations'>): string {
  refuseSameName(table, select, select.columns);
  const listed = select.columns.map((column) => `${buildColumn(table, column)} as ${quoted(column.as)}`);
  return [...(select.isEverything ? ['target.*'] : []), ...listed].join(', ');
}

export function buildColumn(table: Table, { column, cast }: SelectedColumn): string {
  const value = targetColumn(knownColumn(table, column));
  return cast === null ? value : `${value}::${cast}`;
}

/** A star already includes the names of all columns. */
export function refuseSameName(
  table: Table,
  { isEverything }: Pick<Select, 'isEverything'>,
  others: readonly { as: string }[],
): void {
  const taken = others.find(({ as }) => isEverything && table.columns.has(as));
  if (taken) throw unsupportedSyntax(`select has two columns with the name ${taken.as}`);
}

export function knownColumn(table: Table, column: string): string {
  if (!table.columns.has(column)) throw unknownColumn(table.name, column);
  return column;
}
