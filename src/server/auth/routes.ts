import { Hono } from 'hono';
import type { Deps } from '../deps.ts';

export function authRoutes(_deps: Deps): Hono {
  return new Hono();
}
