import type { Context } from 'hono';
import * as v from 'valibot';
import type { VerifiedClaims } from '../auth/access-token.ts';
import { readJson } from '../http.ts';
import { ChatRefusal } from './refusal.ts';

const BODY_MAX = 32 * 1024;

/** The environment of a route behind the check of the access token. */
export interface SignedIn {
  Variables: { claims: VerifiedClaims };
}

export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  code: 'invalid' | 'not_found' = 'invalid',
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new ChatRefusal(code);
  return parsed.output;
}

export async function readBody<Schema extends v.GenericSchema>(
  context: Context<SignedIn>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = await readJson(context.req.raw, BODY_MAX);
  if (!body.ok) throw new ChatRefusal(body.reason === 'too-large' ? 'too_large' : 'invalid');
  return parse(schema, body.value);
}

const uuid = v.pipe(v.string(), v.uuid());

/** A path's id; what is no id names nothing. */
export function idOf(context: Context<SignedIn>, name: 'id' | 'turn'): string {
  return parse(uuid, context.req.param(name), 'not_found');
}
