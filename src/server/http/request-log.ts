import type { BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { requestIdOf, withRequestId } from '../logging/request-id.ts';

/** One line for each request: the route's pattern, never its parameters, query, headers or body. */
export function requestLog(log: Logger, trusted?: BlockList): MiddlewareHandler {
  return (context, next) => {
    const requestId = requestIdOf(context, trusted);
    context.header('X-Request-Id', requestId);
    return withRequestId(requestId, async () => {
      const start = performance.now();
      await next();
      log.info(
        {
          method: context.req.method,
          route: routePath(context),
          status: context.res.status,
          ms: Math.round(performance.now() - start),
        },
        'request',
      );
    });
  };
}
