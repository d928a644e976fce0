import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { type VerifiedClaims, bearerToken } from '../auth/access-token.ts';
import type { ReminderErrorCode } from '#contract/reminders.ts';
import { NotAdmitted, isDatabaseError } from '../database.ts';
import type { Deps } from '../deps.ts';
import { readJson } from '../http.ts';
import { openCounter, sharedCounters, takePoint } from '../rate-counter.ts';
import { ReminderRefusal } from './refusal.ts';

const BODY_MAX = 4 * 1024;

/** The environment of a route behind the check of the access token. */
export interface SignedIn {
  Variables: { claims: VerifiedClaims };
}

export function signedInOnly({ accessTokens }: Pick<Deps, 'accessTokens'>): MiddlewareHandler<SignedIn> {
  return async (context, next) => {
    const token = bearerToken(context.req.header('Authorization'));
    const claims = token && (await accessTokens.verify(token));
    if (!claims) throw new ReminderRefusal('unauthorized');
    context.set('claims', claims);
    context.header('Cache-Control', 'no-store');
    await next();
  };
}

/** As many as people make in a minute with both hands. */
const CHANGES = { points: 60, seconds: 60 };

export function changeLimit(deps: Pick<Deps, 'config' | 'database'>, name: string) {
  const counter = openCounter(name, CHANGES, sharedCounters(deps.database));
  return (key: string) =>
    takePoint(counter, key, (retryAfter) => new ReminderRefusal('rate_limited', { retryAfter }));
}

export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = await readJson(context.req.raw, BODY_MAX);
  if (!body.ok) throw new ReminderRefusal(body.reason === 'too-large' ? 'too_large' : 'invalid');
  const parsed = v.safeParse(schema, body.value);
  if (!parsed.success) throw new ReminderRefusal('invalid');
  return parsed.output;
}

export function answerError(error: Error, context: Context): Response {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  if (refusal.retryAfter !== undefined) context.header('Retry-After', String(refusal.retryAfter));
  return context.json({ error: { code: refusal.code, message: refusal.message } }, refusal.status);
}

function refusalOf(error: Error): ReminderRefusal | null {
  if (error instanceof ReminderRefusal) return error;
  if (error instanceof NotAdmitted) return new ReminderRefusal('unauthorized');
  const code = isDatabaseError(error) ? refusedBy[error.code] : undefined;
  return code ? new ReminderRefusal(code) : null;
}

/** What the database thinks of a change, by SQLSTATE. */
const refusedBy: Readonly<Record<string, ReminderErrorCode>> = {
  // A time zone that it does not know, own words that are chosen and not written.
  '23514': 'invalid',
  // The session was ended while its token still holds.
  '23503': 'unauthorized',
  // A second step was set up since.
  '42501': 'unauthorized',
  // The same twice at once.
  '23505': 'rate_limited',
};
