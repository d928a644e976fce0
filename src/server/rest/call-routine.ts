import { type Answer, answerCall } from './answer.ts';
import { type RestRequest, header } from './asked.ts';
import { type Page, buildCall, buildCallFromTexts, chooseRoutine } from './build-call.ts';
import type { Routine } from './catalog.ts';
import { unsupportedSyntax } from './error.ts';
import { acceptsObject, requireJson } from './media-type.ts';
import { type Query, isOwnParameter, parseParameters, parseQuery, readParameters } from './parse-query.ts';
import { readArguments } from './read-body.ts';
import { parseRange } from './parse-range.ts';
import { parsePreferences } from './prefer.ts';
import { run } from './run.ts';

const ofRows = { own: ['select', 'order', 'limit', 'offset'], filters: true, embedding: true } as const;

/** POST on a function: its arguments are in the body. */
export async function callRoutine(
  asked: RestRequest,
  name: string,
  routines: readonly Routine[],
): Promise<Answer> {
  const page = pageOf(asked, parseQuery(asked.url, ofRows));
  requireJson(header(asked, 'Content-Type'));
  const wantsObject = acceptsObject(header(asked, 'Accept'));
  const given = await readArguments(asked.request);
  const routine = chooseRoutine(name, routines, Object.keys(given));
  const statement = buildCall(routine, given, page);
  const insists = { onOne: wantsObject && routine.returns === 'rows', mayEmbed: true };
  const result = await asked.asCaller((transaction) => run(transaction, statement, insists));
  return answerCall(routine.returns, result, page.range, wantsObject);
}

/** GET and HEAD on a function: its arguments are in the URL, and it may not write. */
export async function askRoutine(
  asked: RestRequest,
  name: string,
  routines: readonly Routine[],
): Promise<Answer> {
  const { given, wishes } = splitParameters(readParameters(asked.url), routines);
  const texts = new Map(given);
  if (texts.size < given.length) throw unsupportedSyntax('An argument is specified twice');
  const page = pageOf(asked, parseParameters(wishes, ofRows));
  const wantsObject = acceptsObject(header(asked, 'Accept'));
  const routine = chooseRoutine(name, routines, [...texts.keys()]);
  const statement = buildCallFromTexts(routine, texts, page);
  const result = await asked.asCaller(async (transaction) => {
    await transaction.query('set transaction read only');
    return run(transaction, statement, { onOne: wantsObject && routine.returns === 'rows', isRead: true });
  });
  return answerCall(routine.returns, result, page.range, wantsObject);
}

type Parameter = [name: string, value: string];

/**
 * A parameter with the name of an argument is that argument. Any other one is a filter if it has that form, otherwise an
 * unknown argument.
 */
function splitParameters(parameters: readonly Parameter[], routines: readonly Routine[]) {
  const names = new Set(routines.flatMap((routine) => routine.arguments.map(({ name }) => name)));
  const isWish = ([name, value]: Parameter) =>
    !names.has(name) && (isOwnParameter(name) || isGroup(name) || /^(?:not\.)?[a-z]+[.(]/.test(value));
  return {
    given: parameters.filter((parameter) => !isWish(parameter)),
    wishes: parameters.filter(isWish),
  };
}

function isGroup(name: string): boolean {
  return /(?:^|\.)(?:and|or|order|limit|offset)$/.test(name);
}

/** For a function that returns rows, the options are those of a table. */
function pageOf(asked: RestRequest, query: Query): Page {
  const { limit, offset } = query;
  return {
    query,
    range: parseRange({ limit, offset, header: header(asked, 'Range') }),
    isCounted: parsePreferences(header(asked, 'Prefer')).isCounted,
  };
}
