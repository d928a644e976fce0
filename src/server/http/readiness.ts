import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { pendingMigrations } from '../database/migrations.ts';

const TIMEOUT_MS = 1000;

type Unready = 'database' | 'migrations' | 'leaving';

/**
 * /readyz: whether this copy can serve requests. The database has one second to respond. Concurrent checks share one
 * query, and the response contains only a code for the reason.
 */
export function readinessRoutes(database: Database, isLeaving = () => false): Hono {
  let asked: Promise<Unready | null> | null = null;
  const app = new Hono();
  app.get('/readyz', async (context) => {
    asked ??= checkDatabase(database).finally(() => {
      asked = null;
    });
    const reason = isLeaving() ? 'leaving' : await withinASecond(asked);
    context.header('Cache-Control', 'no-store');
    return reason === null
      ? context.json({ status: 'ready' })
      : context.json({ status: 'unready', reason }, 503);
  });
  return app;
}

async function checkDatabase(database: Database): Promise<Unready | null> {
  try {
    return (await pendingMigrations(database)).length > 0 ? 'migrations' : null;
  } catch {
    return 'database';
  }
}

async function withinASecond(answer: Promise<Unready | null>): Promise<Unready | null> {
  const late = Promise.withResolvers<Unready>();
  const timer = setTimeout(() => late.resolve('database'), TIMEOUT_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
