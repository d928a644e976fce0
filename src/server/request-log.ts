import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';

/** One line for each request: the route's pattern, never its parameters, query, headers or body. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    context.header('X-Request-Id', requestId);
    await next();
    log.info(
      {
        requestId,
        method: context.req.method,
        route: routePath(context),
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    );
  };
}
