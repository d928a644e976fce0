import { Hono } from 'hono';
import type { GuidedState } from '#contract/guided.ts';
import { flowById } from '#content/guided/flows.ts';
import type { Database } from '../../database/database.ts';
import { chatError } from '../errors.ts';
import type { SignedIn } from '../../http/caller.ts';
import { idOf } from '../request.ts';
import type { Admit } from '../../limits/open-limit.ts';
import { guidedViewOf } from './guided-view.ts';
import { deleteRun, readRun } from './run-store.ts';

/** Mounted at `/conversations/:id/guided`. */
export function guidedRoutes(database: Database, admit: Admit): Hono<SignedIn> {
  const app = new Hono<SignedIn>();

  app.get('/', async (context) => {
    const found = await readRun(database, context.var.claims, idOf(context, 'id'));
    if (!found) throw chatError('not_found');
    const flow = found.run && flowById(found.run.flow);
    const view = found.run && flow ? guidedViewOf(flow, found.run, found.isKept) : null;
    return context.json({ view } satisfies GuidedState);
  });

  app.delete('/', async (context) => {
    await admit(context.var.claims.sub);
    await deleteRun(database, context.var.claims, idOf(context, 'id'));
    return context.body(null, 204);
  });

  return app;
}
