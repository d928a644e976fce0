import { Hono } from 'hono';
import { isBearer } from '../http/bearer-secret.ts';
import type { Metrics } from './metrics.ts';

/** GET /metrics, in Prometheus's text format. Without the token it responds like a missing page. */
export function metricsRoutes({ registry }: Metrics, token: string | undefined): Hono {
  return new Hono().get('/metrics', async (context, next) => {
    if (token !== undefined && !isBearer(context, token)) return next();
    return context.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
}
