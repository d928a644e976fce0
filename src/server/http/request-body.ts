import type { Context } from 'hono';
import * as v from 'valibot';
import { readJson } from './read-json.ts';
import type { ErrorOf } from './api-error.ts';

type ReadBody = <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
) => Promise<v.InferOutput<Schema>>;

/** Reads the JSON of a request and parses it, or throws the function's own error. */
export function bodyReader(errorOf: ErrorOf<'invalid' | 'too_large'>, maxBytes: number): ReadBody {
  return async (context, schema) => {
    const body = await readJson(context.req.raw, maxBytes);
    if (!body.ok) throw errorOf(body.reason === 'too-large' ? 'too_large' : 'invalid');
    const parsed = v.safeParse(schema, body.value);
    if (!parsed.success) throw errorOf('invalid');
    return parsed.output;
  };
}
