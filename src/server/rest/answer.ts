import type { StatusCode } from 'hono/utils/http-status';
import { type RestError, badRange } from './error.ts';
import { OBJECT } from './media-type.ts';
import type { Range } from './parse-range.ts';
import type { Preferences } from './prefer.ts';
import type { Result } from './run.ts';

export interface Answer {
  status: StatusCode;
  headers: Record<string, string>;
  body: string | null;
}

/** Answers a page of rows. The status is 206 when the page is known to be incomplete. */
export function answerRead(result: Result, range: Range, wantsObject: boolean): Answer {
  const { rows, total } = result;
  if (total !== null && range.offset > 0 && range.offset >= total) {
    throw badRange(`An offset of ${range.offset} was requested, but there are only ${total} rows.`);
  }
  const span = rows === 0 ? '*' : `${range.offset}-${range.offset + rows - 1}`;
  return json(total !== null && rows < total ? 206 : 200, result.body, wantsObject, {
    'Content-Range': `${span}/${total ?? '*'}`,
  });
}

/** `location` is the address of an inserted row, for `Prefer: return=headers-only`. */
export function answerWrite(
  kind: 'insert' | 'update' | 'delete',
  result: Result,
  preferences: Preferences,
  wantsObject: boolean,
  location?: string,
): Answer {
  const span = kind === 'update' && result.rows > 0 ? `0-${result.rows - 1}` : '*';
  const headers = {
    'Content-Range': `${span}/${preferences.isCounted ? result.rows : '*'}`,
    'Preference-Applied': `return=${preferences.returns}`,
    ...(location && { Location: location }),
  };
  if (preferences.returns === 'representation') {
    return json(kind === 'insert' ? 201 : 200, result.body, wantsObject, headers);
  }
  return { status: kind === 'insert' ? 201 : 204, headers, body: null };
}

/** `result.body` is one JSON value unless the function returns rows. */
export function answerCall(
  returns: 'rows' | 'value' | 'nothing',
  result: Result,
  range: Range,
  wantsObject: boolean,
): Answer {
  if (returns === 'nothing') return { status: 204, headers: {}, body: null };
  if (returns === 'value') return json(200, result.body, false, {});
  return answerRead(result, range, wantsObject);
}

export function answerError(error: RestError): Answer {
  const challenge = error.status === 401 && { 'WWW-Authenticate': 'Bearer' };
  const later = error.retryAfterSeconds !== undefined && { 'Retry-After': String(error.retryAfterSeconds) };
  return json(error.status, JSON.stringify(error.body), false, { ...challenge, ...later });
}

function json(
  status: StatusCode,
  body: string,
  wantsObject: boolean,
  headers: Record<string, string>,
): Answer {
  const type = wantsObject ? OBJECT : 'application/json';
  return {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, ...headers },
    body: wantsObject ? onlyRow(body) : body,
  };
}

/** The only row of an array that is known to contain one. */
function onlyRow(rows: string): string {
  return rows.trim().slice(1, -1);
}
