import type { Routine } from './catalogue.ts';
import { RestError, unknownRoutine } from './error.ts';
import type { JsonObject } from './read-body.ts';
import { MAX_ROWS } from './parse-range.ts';
import { Parameters, type Statement, quoted } from './statement.ts';

/** The one function among those of a name whose arguments these are. */
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

/** `given` are JSON values. */
export function buildCall(routine: Routine, given: JsonObject): Statement {
  const parameters = new Parameters();
  const used = routine.arguments.filter(({ name }) => Object.hasOwn(given, name));
  const call = `public.${quoted(routine.name)}(${used.map(({ name }) => `${quoted(name)} => input.${quoted(name)}`).join(', ')})`;
  const columns = used.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ');
  const input =
    used.length === 0
      ? ''
      : ` from json_to_record(${parameters.text(JSON.stringify(given))}::json) as input(${columns})`;
  return { text: collect(routine, `${call} as value${input}`), parameters: parameters.values };
}

/** `given` are texts from the address, written as PostgreSQL reads the argument's type. */
export function buildCallFromTexts(routine: Routine, given: ReadonlyMap<string, string>): Statement {
  const parameters = new Parameters();
  const used = routine.arguments.flatMap(({ name, type }) => {
    const value = given.get(name);
    return value === undefined ? [] : [`${quoted(name)} => ${parameters.text(value)}::${type}`];
  });
  const call = `public.${quoted(routine.name)}(${used.join(', ')})`;
  return { text: collect(routine, `${call} as value`), parameters: parameters.values };
}

function collect(routine: Routine, call: string): string {
  const body =
    routine.returns === 'rows'
      ? `coalesce(json_agg(result.value), '[]')::text`
      : `coalesce(max(to_json(result.value)::text), 'null')`;
  const limit = routine.returns === 'rows' ? ` limit ${MAX_ROWS}` : '';
  return (
    `select ${routine.returns === 'nothing' ? `'null'` : body} as body, count(*)::integer as rows,` +
    ` count(*)::integer as total from (select ${call}${limit}) as result`
  );
}
