import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { linesToSumUp, reviewId, savedFindings } from '#contract/papers.ts';
import type { Deps } from '../deps.ts';
import { answerErrorsOf } from '../http/api-error.ts';
import { type SignedIn, signedInOnly } from '../http/caller.ts';
import { bodyReader } from '../http/request-body.ts';
import { openLimit } from '../limits/open-limit.ts';
import { storedPaperRoutes } from './stored-paper-routes.ts';
import { paperError } from './errors.ts';
import { type Summarizer, summarizePaper } from './sum-up.ts';
import { beginReview, deleteReview, listReviews, openReview, saveReview } from './reviews.ts';

type PaperDeps = Pick<Deps, 'database' | 'accessTokens' | 'paperKey'> & {
  summarizer?: Summarizer | undefined;
};

const readBody = bodyReader(paperError, 240 * 1024);

/** Mounted at /functions/v1/papers. src/contract/papers.ts lists the paths. */
export function paperRoutes({ database, accessTokens, paperKey, summarizer }: PaperDeps): Hono {
  const admit = openLimit('paper-reviews', database, { errorOf: paperError });
  const app = new Hono<SignedIn>();
  app.onError(answerErrorsOf(paperError, databaseErrors));
  app.use(signedInOnly(accessTokens, paperError));
  app.use('/reviews/:id/*', async (context, next) => {
    await admit(context.var.claims.sub);
    await next();
  });

  app.get('/reviews', async (context) => context.json(await listReviews(database, context.var.claims)));
  app.get('/reviews/:id', async (context) =>
    context.json(await openReview(database, context.var.claims, idOf(context))),
  );
  app.post('/reviews/:id', async (context) =>
    context.json(await beginReview(database, context.var.claims, idOf(context))),
  );
  app.put('/reviews/:id', async (context) => {
    await saveReview(database, context.var.claims, idOf(context), await readBody(context, savedFindings));
    return context.body(null, 204);
  });
  app.delete('/reviews/:id', async (context) => {
    await deleteReview(database, context.var.claims, idOf(context));
    return context.body(null, 204);
  });
  if (summarizer) {
    app.post('/reviews/:id/summary', async (context) => {
      const { lines } = await readBody(context, linesToSumUp);
      const { signal } = context.req.raw;
      return context.json(
        await summarizePaper({ ...summarizer, database }, context.var.claims, idOf(context), lines, signal),
      );
    });
  }
  if (paperKey) app.route('/reviews/:id/papers', storedPaperRoutes(database, paperKey));
  app.all('*', () => {
    throw paperError('not_found');
  });
  return new Hono().route('/', app);
}

function idOf(context: Context): string {
  const id = v.safeParse(reviewId, context.req.param('id'));
  if (!id.success) throw paperError('invalid');
  return id.output;
}

/** Errors of the database, by SQLSTATE. */
const databaseErrors = {
  // The row is larger than its limit.
  '23514': 'too_large',
  // The session ended, or a second step was set up, while the token is still valid.
  '23503': 'unauthorized',
  '42501': 'unauthorized',
} as const;
