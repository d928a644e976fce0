import type { Context } from 'hono';
import * as v from 'valibot';
import type { SignedIn } from '../http/caller.ts';
import { bodyReader } from '../http/request-body.ts';
import { chatError } from './errors.ts';

export const readBody = bodyReader(chatError, 32 * 1024);

export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  code: 'invalid' | 'not_found' = 'invalid',
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw chatError(code);
  return parsed.output;
}

const uuid = v.pipe(v.string(), v.uuid());

/** An ID in a path. Other text matches nothing. */
export function idOf(context: Context<SignedIn>, name: 'id' | 'turn'): string {
  return parse(uuid, context.req.param(name), 'not_found');
}
