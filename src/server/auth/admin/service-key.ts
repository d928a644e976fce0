import type { Context } from 'hono';
import { isBearer } from '../../http/bearer-secret.ts';

// Browsers add these headers to their requests, and a key that a page contains is public. (Node also sends
// `Sec-Fetch-Mode`.)
const browserHeaders = ['Origin', 'Sec-Fetch-Site'];

/** Whether the request has the configured service key. */
export function isService(context: Context, serviceKey: string | undefined): boolean {
  if (!serviceKey || !isBearer(context, serviceKey)) return false;
  return !browserHeaders.some((name) => context.req.header(name) !== undefined);
}
