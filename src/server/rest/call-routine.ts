import { type Answer, answerCall } from './answer.ts';
import { type Asked, header } from './asked.ts';
import { type Page, buildCall, buildCallFromTexts, chooseRoutine } from './build-call.ts';
import type { Routine } from './catalogue.ts';
import { notUnderstood } from './error.ts';
import { acceptsObject, requireJson } from './media-type.ts';
import { parseQuery, readParameters } from './parse-query.ts';
import { readArguments } from './read-body.ts';
import { parseRange } from './parse-range.ts';
import { parsePreferences } from './prefer.ts';
import { run } from './run.ts';

/** POST on a function: its arguments are the body. */
export async function callRoutine(asked: Asked, name: string, routines: readonly Routine[]): Promise<Answer> {
  const query = parseQuery(asked.url, { own: ['limit', 'offset'], filters: false });
  const page = pageOf(asked, query.limit, query.offset);
  requireJson(header(asked, 'Content-Type'));
  const wantsObject = acceptsObject(header(asked, 'Accept'));
  const given = await readArguments(asked.request);
  const routine = chooseRoutine(name, routines, Object.keys(given));
  const statement = buildCall(routine, given, page);
  const insists = { onOne: wantsObject && routine.returns === 'rows' };
  const result = await asked.asCaller((transaction) => run(transaction, statement, insists));
  return answerCall(routine.returns, result, page.range, wantsObject);
}

/** GET and HEAD on a function: its arguments stand in the address, and it may not write. */
export async function askRoutine(asked: Asked, name: string, routines: readonly Routine[]): Promise<Answer> {
  const given = readParameters(asked.url);
  const all = new Map(given);
  if (all.size < given.length) throw notUnderstood('An argument is given twice');
  const isArgument = (wanted: string) =>
    routines.some((routine) => routine.arguments.some((argument) => argument.name === wanted));
  const [limit, offset] = ['limit', 'offset'].map((own) => (isArgument(own) ? undefined : all.get(own)));
  const page = pageOf(asked, limit, offset);
  const texts = new Map(given.filter(([own]) => (own !== 'limit' && own !== 'offset') || isArgument(own)));
  const wantsObject = acceptsObject(header(asked, 'Accept'));
  const routine = chooseRoutine(name, routines, [...texts.keys()]);
  const statement = buildCallFromTexts(routine, texts, page);
  const result = await asked.asCaller(async (transaction) => {
    await transaction.query('set transaction read only');
    return run(transaction, statement, { onOne: wantsObject && routine.returns === 'rows' });
  });
  return answerCall(routine.returns, result, page.range, wantsObject);
}

/** Of a function that returns rows, as of a table. */
function pageOf(asked: Asked, limit: string | undefined, offset: string | undefined): Page {
  return {
    range: parseRange({ limit, offset, header: header(asked, 'Range') }),
    isCounted: parsePreferences(header(asked, 'Prefer')).isCounted,
  };
}
