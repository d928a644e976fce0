import { readJson } from '../http/read-json.ts';
import { RestError, badBody } from './error.ts';
import { MAX_ROWS } from './parse-range.ts';

const MAX_BODY_BYTES = 256 * 1024;
const MAX_DEPTH = 64;

export type JsonObject = Record<string, unknown>;

/** The rows of an insert: one object or an array of them. */
export async function readObjects(request: Request): Promise<JsonObject[]> {
  const value = await readBody(request);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (rows.length > MAX_ROWS) throw badBody(`A request can have at most ${MAX_ROWS} objects`);
  if (!rows.every(isObject)) throw badBody('The body must be an object or an array of objects');
  return rows;
}

export async function readObject(request: Request): Promise<JsonObject> {
  const value = await readBody(request);
  if (!isObject(value)) throw badBody('The body must be an object');
  return value;
}

/** Like `readObject`, and an absent body is an empty object. */
export async function readArguments(request: Request): Promise<JsonObject> {
  const value = (await readBody(request)) ?? {};
  if (!isObject(value)) throw badBody('The body must be an object');
  return value;
}

async function readBody(request: Request): Promise<unknown> {
  const body = await readJson(request, MAX_BODY_BYTES);
  if (body.ok) {
    refuseUnsafe(body.value, 0);
    return body.value;
  }
  if (body.reason === 'too-large') {
    throw new RestError(413, 'PGRST102', 'The body is larger than 256 KB');
  }
  throw badBody('The body is not valid JSON');
}

/** Rejects nesting that would exhaust the stack, and numbers that JavaScript has already rounded while parsing. */
function refuseUnsafe(value: unknown, depth: number): void {
  if (depth > MAX_DEPTH) throw badBody(`The body is nested deeper than ${MAX_DEPTH}`);
  if (typeof value === 'number' && (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)) {
    throw badBody('A number is too large: send it as a string');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const entry of Object.values(value)) refuseUnsafe(entry, depth + 1);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
