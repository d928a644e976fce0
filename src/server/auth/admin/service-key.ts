import type { Context } from 'hono';
import { isBearer } from '../../http/bearer-secret.ts';

// Browsers mark their requests with these headers, and a key that a page holds is public. (Node also sends
// `Sec-Fetch-Mode`.)
const browserHeaders = ['Origin', 'Sec-Fetch-Site'];

/** Whether the operator's program sends the configured key. */
export function isService(context: Context, serviceKey: string | undefined): boolean {
  if (!serviceKey || !isBearer(context, serviceKey)) return false;
  return !browserHeaders.some((name) => context.req.header(name) !== undefined);
}
