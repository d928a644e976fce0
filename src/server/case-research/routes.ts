import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { caseSearch } from '#contract/case-research.ts';
import { type VerifiedClaims, bearerToken } from '../auth/access-token.ts';
import { type Database, NotAdmitted, isDatabaseError } from '../database.ts';
import type { Deps } from '../deps.ts';
import { readJson } from '../http.ts';
import { openCounter, sharedCounters, takePoint } from '../rate-counter.ts';
import type { CaseResearchConfig } from './case-research-config.ts';
import { CourtListenerFailure } from './court-listener.ts';
import { openOpinionFinder } from './opinion-finder.ts';
import { CaseResearchRefusal } from './refusal.ts';

type CaseResearchDeps = Pick<Deps, 'database' | 'accessTokens' | 'log' | 'now'>;

interface SignedIn {
  Variables: { claims: VerifiedClaims };
}

const BODY_MAX = 2000;
const TIMEOUT_MS = 15_000;
/** Of one person. */
const A_MINUTE = { points: 10, seconds: 60 };
const A_DAY = { points: 60, seconds: 24 * 60 * 60 };

/** Stands under /functions/v1/case-research. What was looked for is neither stored nor logged. */
export function caseResearchRoutes(
  { database, accessTokens, log, now }: CaseResearchDeps,
  config: CaseResearchConfig,
  timeoutMs = TIMEOUT_MS,
): Hono {
  const find = openOpinionFinder(config, now, timeoutMs);
  const counters = Object.entries({ minute: A_MINUTE, day: A_DAY }).map(([name, allowance]) =>
    openCounter(`case-research-${name}`, allowance, sharedCounters(database)),
  );
  const app = new Hono<SignedIn>();
  app.onError((error, context) => {
    if (error instanceof CourtListenerFailure)
      log.warn({ failure: error.kind }, 'the case search service failed');
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    if (refusal.retryAfter !== undefined) context.header('Retry-After', String(refusal.retryAfter));
    return context.json({ error: { code: refusal.code, message: refusal.message } }, refusal.status);
  });
  app.use(signedInOnly(accessTokens));
  app.post('/opinions', async (context) => {
    const { claims } = context.var;
    await refuseOtherPlans(database, claims);
    const search = await readSearch(context);
    for (const counter of counters) {
      await takePoint(counter, claims.sub, (wait) => new CaseResearchRefusal('rate_limited', wait));
    }
    return context.json(await find(search));
  });
  app.all('*', () => {
    throw new CaseResearchRefusal('not_found');
  });
  return new Hono().route('/', app);
}

function signedInOnly(accessTokens: Deps['accessTokens']): MiddlewareHandler<SignedIn> {
  return async (context, next) => {
    const token = bearerToken(context.req.header('Authorization'));
    const claims = token && (await accessTokens.verify(token));
    if (!claims) throw new CaseResearchRefusal('unauthorized');
    context.set('claims', claims);
    context.header('Cache-Control', 'no-store');
    await next();
  };
}

async function refuseOtherPlans(database: Database, claims: VerifiedClaims): Promise<void> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query('select public.can_read_cases() as allowed'),
  );
  if (!v.parse(v.object({ allowed: v.boolean() }), row).allowed) throw new CaseResearchRefusal('no_access');
}

async function readSearch({ req }: Context) {
  const body = await readJson(req.raw, BODY_MAX);
  const search = v.safeParse(caseSearch, body.ok ? body.value : undefined);
  if (!search.success) throw new CaseResearchRefusal('invalid');
  return search.output;
}

function refusalOf(error: Error): CaseResearchRefusal | null {
  if (error instanceof CaseResearchRefusal) return error;
  if (error instanceof NotAdmitted) return new CaseResearchRefusal('unauthorized');
  // The session was ended while the token still holds.
  if (isDatabaseError(error) && error.code === '42501') return new CaseResearchRefusal('unauthorized');
  if (!(error instanceof CourtListenerFailure)) return null;
  if (error.kind === 'no-page') return new CaseResearchRefusal('invalid');
  if (error.kind === 'throttled') return new CaseResearchRefusal('service_busy', error.retryAfter);
  return new CaseResearchRefusal('service_failed');
}
