import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { type PaperErrorCode, linesToSumUp, reviewId, savedFindings } from '#contract/papers.ts';
import { type VerifiedClaims, bearerToken } from '../auth/access-token.ts';
import { NotAdmitted, isDatabaseError } from '../database.ts';
import type { Deps } from '../deps.ts';
import { readJson } from '../http.ts';
import { openCounter, sharedCounters, takePoint } from '../rate-counter.ts';
import { keptPaperRoutes } from './kept-paper-routes.ts';
import { PaperRefusal } from './refusal.ts';
import { type Summarizer, sumUp } from './sum-up.ts';
import { beginReview, deleteReview, listReviews, openReview, saveReview } from './reviews.ts';

type PaperDeps = Pick<Deps, 'database' | 'accessTokens' | 'paperKey'> & {
  summarizer?: Summarizer | undefined;
};

interface SignedIn {
  Variables: { claims: VerifiedClaims };
}

const BODY_MAX = 240 * 1024;
/** As many as a person can press, with a stack of papers in front of them. */
const CHANGES = { points: 120, seconds: 60 };

/** Stands under /functions/v1/papers; the paths stand in src/contract/papers.ts. */
export function paperRoutes({ database, accessTokens, paperKey, summarizer }: PaperDeps): Hono {
  const counter = openCounter('paper-reviews', CHANGES, sharedCounters(database));
  const app = new Hono<SignedIn>();
  app.onError(answerError);
  app.use(signedInOnly(accessTokens));
  app.use('/reviews/:id/*', async (context, next) => {
    const { sub } = context.var.claims;
    await takePoint(counter, sub, (retryAfter) => new PaperRefusal('rate_limited', retryAfter));
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
    await saveReview(database, context.var.claims, idOf(context), await read(context.req.raw, savedFindings));
    return context.body(null, 204);
  });
  app.delete('/reviews/:id', async (context) => {
    await deleteReview(database, context.var.claims, idOf(context));
    return context.body(null, 204);
  });
  if (summarizer) {
    app.post('/reviews/:id/summary', async (context) => {
      const { lines } = await read(context.req.raw, linesToSumUp);
      const { signal } = context.req.raw;
      return context.json(
        await sumUp({ ...summarizer, database }, context.var.claims, idOf(context), lines, signal),
      );
    });
  }
  if (paperKey) app.route('/reviews/:id/papers', keptPaperRoutes(database, paperKey));
  app.all('*', () => {
    throw new PaperRefusal('not_found');
  });
  return new Hono().route('/', app);
}

function signedInOnly(accessTokens: PaperDeps['accessTokens']): MiddlewareHandler<SignedIn> {
  return async (context, next) => {
    const token = bearerToken(context.req.header('Authorization'));
    const claims = token && (await accessTokens.verify(token));
    if (!claims) throw new PaperRefusal('unauthorized');
    context.set('claims', claims);
    context.header('Cache-Control', 'no-store');
    await next();
  };
}

function idOf(context: Context): string {
  const id = v.safeParse(reviewId, context.req.param('id'));
  if (!id.success) throw new PaperRefusal('invalid');
  return id.output;
}

async function read<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = await readJson(request, BODY_MAX);
  if (!body.ok) throw new PaperRefusal(body.reason === 'too-large' ? 'too_large' : 'invalid');
  const parsed = v.safeParse(schema, body.value);
  if (!parsed.success) throw new PaperRefusal('invalid');
  return parsed.output;
}

function answerError(error: Error, context: Context): Response {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  if (refusal.retryAfter !== undefined) context.header('Retry-After', String(refusal.retryAfter));
  return context.json({ error: { code: refusal.code, message: refusal.message } }, refusal.status);
}

function refusalOf(error: Error): PaperRefusal | null {
  if (error instanceof PaperRefusal) return error;
  if (error instanceof NotAdmitted) return new PaperRefusal('unauthorized');
  const code = isDatabaseError(error) ? refusedBy[error.code] : undefined;
  return code ? new PaperRefusal(code) : null;
}

/** What the database thinks of a request, by SQLSTATE. */
const refusedBy: Readonly<Record<string, PaperErrorCode>> = {
  // More than a row may hold.
  '23514': 'too_large',
  // The session was ended, or a second step was set up, while the token still holds.
  '23503': 'unauthorized',
  '42501': 'unauthorized',
};
