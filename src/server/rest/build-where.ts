import type { Table } from './catalog.ts';
import { unknownColumn } from './error.ts';
import type { Comparison, Filter, State } from './parse-filter.ts';
import { type Parameters, targetColumn } from './statement.ts';

const operators: Readonly<Record<Comparison, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  cs: '@>',
  cd: '<@',
  ov: '&&',
};

const stateTests: Readonly<Record<State, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

/** ` where …`, or nothing without filters and other conditions. */
export function buildWhere(
  table: Table,
  filters: readonly Filter[],
  parameters: Parameters,
  others: readonly string[] = [],
): string {
  const conditions = [...others, ...filters.map((filter) => buildFilter(table, filter, parameters))];
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}

function buildFilter(table: Table, filter: Filter, parameters: Parameters): string {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return `(${filter.filters.map((part) => buildFilter(table, part, parameters)).join(` ${filter.kind} `)})`;
    case 'not':
      return `not (${buildFilter(table, filter.filter, parameters)})`;
    case 'is':
      return `${targetColumn(columnOf(table, filter.column).name)} ${stateTests[filter.state]}`;
    case 'in': {
      // One parameter for a list of any length, so that the text, and with it the prepared plan, stays the same.
      const { name, type } = columnOf(table, filter.column);
      const list = parameters.text(JSON.stringify(filter.values));
      return `${targetColumn(name)} = any (array(select entry::${type} from json_array_elements_text(${list}::json) as entry))`;
    }
    case 'compare': {
      const { name, type } = columnOf(table, filter.column);
      const isPattern = filter.comparison === 'like' || filter.comparison === 'ilike';
      const value = isPattern
        ? parameters.text(filter.value.replaceAll('*', '%'))
        : `${parameters.text(filter.value)}::${type}`;
      return `${targetColumn(name)} ${operators[filter.comparison]} ${value}`;
    }
  }
}

function columnOf(table: Table, name: string): { name: string; type: string } {
  const column = table.columns.get(name);
  if (!column) throw unknownColumn(table.name, name);
  return column;
}
