import type { Context } from 'hono';
import * as v from 'valibot';
import { clientAddress, readJson } from '../http.ts';
import { AuthError, validationFailed } from './error.ts';

const BODY_BYTES = 16 * 1024;

/** Who sends a request, for limits, sessions and the audit log. */
export interface Caller {
  /** '' when unknown. */
  address: string;
  userAgent: string;
}

export function callerOf(context: Context): Caller {
  return {
    // A zone ('fe80::1%eth0') is no part of what PostgreSQL calls an address.
    address: clientAddress(context).replace(/%.*$/, ''),
    userAgent: (context.req.header('User-Agent') ?? '').slice(0, 300),
  };
}

/** The parsed body; anything that does not fit the schema is an `AuthError`. */
export async function readForm<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = await readJson(context.req.raw, BODY_BYTES);
  if (!body.ok && body.reason === 'too-large') {
    throw new AuthError(413, 'validation_failed', `The request body is larger than ${BODY_BYTES} bytes`);
  }
  if (!body.ok || body.value === undefined) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  // To the schema library a list is an object too.
  if (Array.isArray(body.value)) throw validationFailed('The request body must be an object');
  return parseForm(schema, body.value);
}

export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const form = v.safeParse(schema, value);
  if (!form.success) throw validationFailed(form.issues[0].message);
  return form.output;
}

/** Where the mail's link leads in the end, as the client sends it: unchecked. */
export function requestedRedirect(context: Context): string | undefined {
  return context.req.query('redirect_to');
}
