import { buildRead } from './build-read.ts';
import type { Routine } from './catalog.ts';
import { RestError, unsupportedSyntax, unknownRoutine } from './error.ts';
import type { JsonObject } from './read-body.ts';
import type { Query } from './parse-query.ts';
import type { Range } from './parse-range.ts';
import { Parameters, type Statement, quoted } from './statement.ts';

/** Picks the overload of `name` that accepts the given arguments. */
export function chooseRoutine(name: string, routines: readonly Routine[], given: readonly string[]): Routine {
  const fitting = routines.filter(
    (routine) =>
      given.every((argument) => routine.arguments.some(({ name }) => name === argument && name !== '')) &&
      routine.arguments.every(({ name, optional }) => optional || given.includes(name)),
  );
  const [routine, ...others] = fitting;
  if (!routine) throw unknownRoutine(name);
  if (others.length > 0) {
    throw new RestError(300, 'PGRST203', `Could not choose the best candidate function for public.${name}`);
  }
  return routine;
}

/** The columns, filters and page requested from a function that returns rows. */
export interface Page {
  query: Query;
  range: Range;
  isCounted: boolean;
}

/** `given` are JSON values. */
export function buildCall(routine: Routine, given: JsonObject, page: Page): Statement {
  const parameters = new Parameters();
  const used = routine.arguments.filter(({ name }) => Object.hasOwn(given, name));
  const call = `public.${quoted(routine.name)}(${used.map(({ name }) => `${quoted(name)} => input.${quoted(name)}`).join(', ')})`;
  const columns = used.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ');
  const input =
    used.length === 0
      ? null
      : `json_to_record(${parameters.text(JSON.stringify(given))}::json) as input(${columns})`;
  return collect(routine, { call, input }, page, parameters);
}

/** `given` are texts from the URL, parsed by PostgreSQL as the argument's type. */
export function buildCallFromTexts(
  routine: Routine,
  given: ReadonlyMap<string, string>,
  page: Page,
): Statement {
  const parameters = new Parameters();
  const used = routine.arguments.flatMap(({ name, type }) => {
    const value = given.get(name);
    return value === undefined ? [] : [`${quoted(name)} => ${parameters.text(value)}::${type}`];
  });
  const call = `public.${quoted(routine.name)}(${used.join(', ')})`;
  return collect(routine, { call, input: null }, page, parameters);
}

/** `input` is the source of the call's arguments. The function runs once, whether its rows are counted or not. */
function collect(
  routine: Routine,
  { call, input }: { call: string; input: string | null },
  page: Page,
  parameters: Parameters,
): Statement {
  const { query, range, isCounted } = page;
  if (routine.rows) {
    const rows = `select value.* from ${input === null ? '' : `${input}, `}${call} as value`;
    return buildRead(routine.rows, query, range, isCounted, {
      from: 'called as target',
      before: `called as materialized (${rows}), `,
      parameters,
    });
  }
  refuseWishes(query, routine);
  const values = `select ${call} as value${input === null ? '' : ` from ${input}`}`;
  if (routine.returns !== 'rows') {
    const body =
      routine.returns === 'nothing' ? `'null'` : `coalesce(max(to_json(result.value)::text), 'null')`;
    const text =
      `select ${body} as body, count(*)::integer as rows, count(*)::integer as total` +
      ` from (${values}) as result`;
    return { text, parameters: parameters.values };
  }
  const limit = `limit ${parameters.text(String(range.limit))}::bigint offset ${parameters.text(String(range.offset))}::bigint`;
  const text =
    `with result as materialized (${values}), page as (select value from result ${limit})` +
    ` select coalesce(json_agg(page.value), '[]')::text as body, count(*)::integer as rows,` +
    ` ${isCounted ? '(select count(*)::integer from result)' : 'null::integer'} as total from page`;
  return { text, parameters: parameters.values };
}

/** Plain values have no columns. */
function refuseWishes({ select, filters, order }: Query, { name }: Routine): void {
  const { isEverything, columns, relations } = select;
  if (!isEverything || [columns, relations, filters, order].some(({ length }) => length > 0)) {
    throw unsupportedSyntax(
      `${name} returns no rows with columns: select, order and filters cannot be used with it`,
    );
  }
}
