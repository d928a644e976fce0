import { type Context, Hono } from 'hono';
import { clientAddress } from '../http/client-address.ts';
import { type Claims, NotAdmitted } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { loggedError } from '../logging/logged-error.ts';
import { requestLimitsFor } from '../limits/limits.ts';
import { type RequestLimit, openRequestLimit } from '../limits/request-limit.ts';
import { type Answer, answerError } from './answer.ts';
import type { RestRequest } from './asked.ts';
import { askRoutine, callRoutine } from './call-routine.ts';
import { callerOf } from './caller.ts';
import { openCatalog } from './catalog.ts';
import { fromDatabase } from './database-error.ts';
import { RestError, badToken } from './error.ts';
import { requirePublicSchema } from './media-type.ts';
import { readRows } from './read-rows.ts';
import { deleteRows, insertRows, updateRows } from './write-rows.ts';

type RestDeps = Pick<Deps, 'database' | 'accessTokens' | 'log' | 'now'>;

/** A strict subset of PostgREST for schema public. docs/rest-subset.md describes what is supported. */
export function restRoutes(deps: RestDeps, limits = requestLimitsFor('local')): Hono {
  const routes = new Hono();
  const limit = openRequestLimit({ name: 'rest', limits, refuse }, deps.database, deps.now);
  const catalog = openCatalog(deps.database, deps.now);

  const answer =
    (work: (asked: RestRequest, name: string) => Promise<Answer>) => async (context: Context) => {
      const { status, headers, body } = await answerOrRefusal(deps, limit, context, work);
      return context.newResponse(body, status, { ...headers, 'Cache-Control': 'no-store' });
    };

  routes
    .get(
      '/rpc/:name',
      answer(async (asked, name) => askRoutine(asked, name, await catalog.routines(name))),
    )
    .post(answer(async (asked, name) => callRoutine(asked, name, await catalog.routines(name))));
  routes
    .get(
      '/:name',
      answer(async (asked, name) => readRows(asked, await catalog.table(name))),
    )
    .post(answer(async (asked, name) => insertRows(asked, await catalog.table(name))))
    .patch(answer(async (asked, name) => updateRows(asked, await catalog.table(name))))
    .delete(answer(async (asked, name) => deleteRows(asked, await catalog.table(name))));
  routes.all('/rpc/:name', answer(unsupported)).all('/:name', answer(unsupported));
  routes.all(
    '*',
    answer(async () => {
      throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
    }),
  );
  return routes;
}

async function answerOrRefusal(
  deps: RestDeps,
  limit: RequestLimit,
  context: Context,
  work: (asked: RestRequest, name: string) => Promise<Answer>,
): Promise<Answer> {
  let caller: Claims = { role: 'anon' };
  try {
    await limit.admitAddress(clientAddress(context));
    caller = await callerOf(context.req.header('Authorization'), deps.accessTokens);
    if (caller.sub !== undefined) await limit.admitAccount(caller.sub);
    requirePublicSchema(context.req.header('Accept-Profile'));
    requirePublicSchema(context.req.header('Content-Profile'));
    const asked: RestRequest = {
      request: context.req.raw,
      url: new URL(context.req.url),
      asCaller: (statements) => deps.database.asUser(caller, statements),
    };
    return await work(asked, context.req.param('name') ?? '');
  } catch (error) {
    return answerError(refusalOf(error, caller, deps, context.res.headers.get('X-Request-Id')));
  }
}

function refuse(retryAfterSeconds: number): RestError {
  const message = 'Too many requests. Wait a moment, then try again.';
  return new RestError(429, 'PGRSTX29', message, { retryAfterSeconds });
}

/** An error that the caller may not see is logged by its name and code alone. */
function refusalOf(error: unknown, caller: Claims, { log }: RestDeps, requestId: string | null): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof NotAdmitted) return badToken();
  const known = fromDatabase(error, caller.role);
  if (known && known.status < 500) return known;
  log.error(loggedError(error), 'a data request failed');
  if (known) return known;
  return new RestError(500, 'PGRSTX00', 'Something went wrong on our end. Try again in a moment.', {
    ...(requestId && { details: `Request ${requestId}` }),
  });
}

async function unsupported(asked: RestRequest): Promise<Answer> {
  throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${asked.request.method}`);
}
