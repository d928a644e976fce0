import { type LabeledTable, labels } from './labels.ts';
import type { StoredRow } from './rows-of.ts';

/** A row's labels with its values as text. */
export function labeled(table: LabeledTable, row: StoredRow | undefined): [label: string, value: string][] {
  return Object.entries<string>(labels[table]).map(([column, label]) => [label, cell(row?.[column])]);
}

/** Returns the heading of the labeled columns, then the rows. */
export function labeledTable(table: LabeledTable, rows: readonly StoredRow[]): string[][] {
  return [
    Object.values<string>(labels[table]),
    ...rows.map((row) => labeled(table, row).map(([, value]) => value)),
  ];
}

export function cell(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
