import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { paperName, paperPosition, reviewId } from '#contract/papers.ts';
import type { Database } from '../database/database.ts';
import { readBytes } from '../http/read-json.ts';
import type { SignedIn } from '../http/caller.ts';
import { deleteStoredPapers, storePaper, listStoredPapers, openStoredPaper } from './stored-papers.ts';
import { paperError } from './errors.ts';

const MAX_BYTES = 20 * 1024 * 1024;

/** Routes of stored papers, below /reviews/:id/papers. */
export function storedPaperRoutes(database: Database, key: Buffer): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  app.get('/', async (context) =>
    context.json(
      await listStoredPapers(database, context.var.claims, parsed(reviewId, context.req.param('id'))),
    ),
  );
  app.delete('/', async (context) => {
    await deleteStoredPapers(database, context.var.claims, parsed(reviewId, context.req.param('id')));
    return context.body(null, 204);
  });
  app.put('/:position', async (context) => {
    const place = placeOf(context);
    // Sent in a header and not in the URL, because URLs are logged.
    const name = parsed(paperName, decoded(context.req.header('X-Paper-Name')));
    const bytes = await readBytes(context.req.raw, MAX_BYTES);
    if (!bytes) throw paperError('too_large');
    if (bytes.length === 0) throw paperError('invalid');
    await storePaper(database, { claims: context.var.claims, key }, place, { name, bytes });
    return context.body(null, 204);
  });
  app.get('/:position', async (context) => {
    const bytes = await openStoredPaper(database, { claims: context.var.claims, key }, placeOf(context));
    // Any file is downloaded, never shown as a page of this app.
    return context.body(bytes, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment',
    });
  });
  return app;
}

function placeOf(context: Context) {
  return {
    review: parsed(reviewId, context.req.param('id')),
    position: parsed(paperPosition, Number(context.req.param('position'))),
  };
}

function decoded(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    throw paperError('invalid');
  }
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw paperError('invalid');
  return result.output;
}
