import { type Answer, answerCall } from './answer.ts';
import { type Asked, header } from './asked.ts';
import { buildCall, buildCallFromTexts, chooseRoutine } from './build-call.ts';
import type { Routine } from './catalogue.ts';
import { notUnderstood } from './error.ts';
import { acceptsObject, requireJson } from './media-type.ts';
import { parseQuery, readParameters } from './parse-query.ts';
import { readArguments } from './read-body.ts';
import { run } from './run.ts';

/** POST on a function: its arguments are the body. */
export async function callRoutine(asked: Asked, name: string, routines: readonly Routine[]): Promise<Answer> {
  parseQuery(asked.url, { own: [], filters: false });
  requireJson(header(asked, 'Content-Type'));
  const wantsObject = acceptsObject(header(asked, 'Accept'));
  const given = await readArguments(asked.request);
  const routine = chooseRoutine(name, routines, Object.keys(given));
  const statement = buildCall(routine, given);
  const insists = { onOne: wantsObject && routine.returns === 'rows' };
  const result = await asked.asCaller((transaction) => run(transaction, statement, insists));
  return answerCall(routine.returns, result, wantsObject);
}

/** GET and HEAD on a function: its arguments stand in the address, and it may not write. */
export async function askRoutine(asked: Asked, name: string, routines: readonly Routine[]): Promise<Answer> {
  const given = readParameters(asked.url);
  const texts = new Map(given);
  if (texts.size < given.length) throw notUnderstood('An argument is given twice');
  const wantsObject = acceptsObject(header(asked, 'Accept'));
  const routine = chooseRoutine(name, routines, [...texts.keys()]);
  const statement = buildCallFromTexts(routine, texts);
  const result = await asked.asCaller(async (transaction) => {
    await transaction.query('set transaction read only');
    return run(transaction, statement, { onOne: wantsObject && routine.returns === 'rows' });
  });
  return answerCall(routine.returns, result, wantsObject);
}
