import { Hono } from 'hono';
import type { Deps } from '../deps.ts';

export function restRoutes(_deps: Deps): Hono {
  return new Hono();
}
