import { isIP } from 'node:net';
import type { Context } from 'hono';
import * as v from 'valibot';
import { clientAddress } from '../http/client-address.ts';
import { readJson } from '../http/read-json.ts';
import { AuthError, validationFailed } from './error.ts';

const BODY_BYTES = 16 * 1024;

/** The origin of a request, for limits, sessions and the audit log. */
export interface Caller {
  /** '' if unknown. */
  address: string;
  userAgent: string;
}

export function callerOf(context: Context): Caller {
  return {
    // PostgreSQL's inet type does not support zones ('fe80::1%eth0').
    address: clientAddress(context).replace(/%.*$/, ''),
    userAgent: (context.req.header('User-Agent') ?? '').slice(0, 300),
  };
}

/** Returns the IP address for a column of type inet. Null if unknown. */
export function storableAddress({ address }: Caller): string | null {
  return isIP(address) ? address : null;
}

/** Parses the body. Throws an `AuthError` if it doesn't match the schema. */
export async function readForm<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parseBody(schema, await readBody(context));
}

/** Same as above, for requests that need no body. */
export async function readFormOrNothing<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parseBody(schema, (await readBody(context)) ?? {});
}

/** Undefined if there is no body. */
async function readBody(context: Context): Promise<unknown> {
  refuseOtherTypes(context);
  const body = await readJson(context.req.raw, BODY_BYTES);
  if (!body.ok && body.reason === 'too-large') {
    throw new AuthError(413, 'validation_failed', `The request body is larger than ${BODY_BYTES} bytes`);
  }
  if (!body.ok) throw unreadable();
  return body.value;
}

/** Browsers send forms and plain text across origins without a CORS preflight, but not JSON. */
function refuseOtherTypes(context: Context): void {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const length = context.req.header('Content-Length');
  const isEmpty = length === '0' || (length === undefined && !context.req.header('Transfer-Encoding'));
  if (type === 'application/json' || isEmpty) return;
  throw new AuthError(415, 'bad_json', 'The request body must be application/json');
}

function parseBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  if (body === undefined) throw unreadable();
  // The schema library accepts an array as an object.
  if (Array.isArray(body)) throw validationFailed('The request body must be an object');
  return parseForm(schema, body);
}

function unreadable(): AuthError {
  return new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
}

export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const form = v.safeParse(schema, value);
  if (!form.success) throw validationFailed(explained(form.issues[0]));
  return form.output;
}

/**
 * Error messages of our schemas are written for people. The library's default messages mention its types, so they are
 * replaced.
 */
function explained(issue: v.BaseIssue<unknown>): string {
  if (!/^Invalid [^:]+: /.test(issue.message)) return issue.message;
  const field = v.getDotPath(issue) ?? '';
  return /^[a-z_.]{1,60}$/.test(field)
    ? `${field} is missing or has the wrong type`
    : 'The request has an unknown field';
}

/** Returns the redirect target for the email's link, as sent by the client and not yet checked. */
export function requestedRedirect(context: Context): string | undefined {
  return context.req.query('redirect_to');
}
