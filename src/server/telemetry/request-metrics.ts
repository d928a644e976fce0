import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Metrics } from './metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The time to the first byte: a stream continues after it. */
export function requestMetrics(metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const ended = metrics.requests.startTimer();
    await next();
    const { method } = context.req;
    ended({
      method: methods.has(method) ? method : 'other',
      route: routePath(context),
      status: context.res.status,
    });
  };
}
