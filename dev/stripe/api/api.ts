import { createHash, randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import {
  checkAnswer,
  checkedParameters,
  type Json,
  matchOperation,
  type MatchedOperation,
} from '../contract/contract.ts';
import { expand } from './expand.ts';
import { notSimulated, StripeFault } from './fault.ts';
import type { Faults } from '../faults.ts';
import { type Form, parseForm } from './form.ts';
import { operations } from './operations.ts';
import { DAY } from '../world/periods.ts';
import type { StandInWorld } from '../world/stand-in-world.ts';

/** The only key that is accepted here. Real Stripe doesn't know it. */
export const secretKey = 'sk_test_local_standin';

const MAX_BODY_BYTES = 256 * 1024;

interface Answer {
  status: number;
  body: Json | string;
  headers?: Record<string, string>;
}

/** `/v1`: every request and every response is checked against the contract. */
export function apiRoutes(world: StandInWorld, faults: Faults): Hono {
  const routes = new Hono();
  routes.all('/v1/*', async (context) => {
    const requestId = `req_${randomBytes(7).toString('hex')}`;
    const { status, body, headers } = await answerTo(world, faults, context, requestId);
    const isText = typeof body === 'string';
    return context.body(isText ? body : JSON.stringify(body), status as 200, {
      'Content-Type': isText ? 'text/html' : 'application/json',
      'Request-Id': requestId,
      'Cache-Control': 'no-store',
      ...headers,
    });
  });
  return routes;
}

async function answerTo(
  world: StandInWorld,
  faults: Faults,
  context: Context,
  requestId: string,
): Promise<Answer> {
  try {
    if (!isAllowed(context)) throw wrongKey();
    const { method, path } = context.req;
    const matched = matchOperation(method, path);
    if (!matched) throw unknownAddress(method, path);
    const form = await formOf(context);
    const before = faults.take(matched, 'before');
    if (before) return faults.answer(before, context);
    const answer = world.act(context, { id: requestId, idempotencyKey: idempotencyKey(context) }, () =>
      onceOnly(world, context, matched, form),
    );
    const after = faults.take(matched, 'after');
    return after ? faults.answer(after, context) : answer;
  } catch (error) {
    return errorAnswer(error);
  }
}

/** The same key with the same parameters gets the first response again. Nothing happens twice. */
function onceOnly(world: StandInWorld, context: Context, matched: MatchedOperation, form: Form): Answer {
  const key = idempotencyKey(context);
  if (matched.method !== 'POST' || key === null) return run(world, matched, form);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([context.req.path, form]))
    .digest('hex');
  const saved = world.state.idempotency[key];
  if (saved && saved.created > world.now() - DAY) {
    if (saved.fingerprint !== fingerprint) throw reusedKey(key);
    return { ...saved, headers: { 'Idempotent-Replayed': 'true' } };
  }
  const created = world.now();
  const answer = errorsAsAnswers(() => run(world, matched, form));
  const { status, body } = answer;
  // As at Stripe, a request with invalid parameters has not started, so its key can be used again.
  if (status !== 400 && typeof body !== 'string') {
    world.state.idempotency[key] = { fingerprint, created, status, body };
  }
  return answer;
}

function run(world: StandInWorld, matched: MatchedOperation, form: Form): Answer {
  const parameters = checkedParameters(matched.id, form);
  const operation = operations[matched.id];
  if (!operation) throw notSimulated(`${matched.method} ${matched.pattern}`);
  const unknown = Object.keys(parameters).find((name) => !operation.simulates.has(name));
  if (unknown) throw notSimulated(`the parameter ${unknown} of ${matched.method} ${matched.pattern}`);
  const paths = (parameters['expand'] ?? []) as string[];
  const body = structuredClone(operation.run(world, parameters, matched.ids[0] ?? ''));
  expand(world, body, paths);
  checkAnswer(matched.id, body);
  return { status: 200, body };
}

function errorsAsAnswers(action: () => Answer): Answer {
  try {
    return action();
  } catch (error) {
    return errorAnswer(error);
  }
}

function errorAnswer(error: unknown): Answer {
  if (error instanceof StripeFault) return { status: error.status, body: { error: { ...error.fields } } };
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`payment stand-in: ${error instanceof Error ? error.stack : message}\n`);
  return {
    status: 500,
    body: { error: { type: 'api_error', message } },
    // A fault of the stand-in itself, which the SDK must not retry.
    headers: { 'Stripe-Should-Retry': 'false' },
  };
}

async function formOf(context: Context): Promise<Form> {
  const query = new URL(context.req.url).search.slice(1);
  const bytes = await context.req.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) {
    throw new StripeFault(413, { type: 'invalid_request_error', message: 'Request body too large.' });
  }
  const body = new TextDecoder().decode(bytes);
  return parseForm([query, body].filter(Boolean).join('&'));
}

function isAllowed(context: Context): boolean {
  const header = context.req.header('Authorization') ?? '';
  const [scheme = '', credentials = ''] = header.split(' ');
  if (scheme.toLowerCase() === 'bearer') return credentials === secretKey;
  return scheme.toLowerCase() === 'basic' && atob(credentials).split(':')[0] === secretKey;
}

function idempotencyKey(context: Context): string | null {
  return context.req.header('Idempotency-Key') ?? null;
}

function wrongKey(): StripeFault {
  return new StripeFault(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided. The payment stand-in takes its own key and no other.',
  });
}

function unknownAddress(method: string, path: string): StripeFault {
  return new StripeFault(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function reusedKey(key: string): StripeFault {
  return new StripeFault(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
