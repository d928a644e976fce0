import { Hono } from 'hono';
import * as v from 'valibot';
import { caseSearch } from '#contract/case-research.ts';
import type { VerifiedClaims } from '../auth/tokens/access-token.ts';
import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { answerErrorsOf } from '../http/api-error.ts';
import { type SignedIn, signedInOnly } from '../http/caller.ts';
import { readJson } from '../http/read-json.ts';
import { openLimit } from '../limits/open-limit.ts';
import type { CaseResearchConfig } from './case-research-config.ts';
import { CourtListenerFailure } from './court-listener.ts';
import { caseResearchError, waitError } from './errors.ts';
import { openOpinionFinder } from './opinion-finder.ts';

type CaseResearchDeps = Pick<Deps, 'database' | 'accessTokens' | 'log' | 'now'>;

const BODY_MAX = 2000;
const TIMEOUT_MS = 15_000;

/** Mounted at /functions/v1/case-research. Queries are neither stored nor logged. */
export function caseResearchRoutes(
  { database, accessTokens, log, now }: CaseResearchDeps,
  config: CaseResearchConfig,
  timeoutMs = TIMEOUT_MS,
): Hono {
  const find = openOpinionFinder(config, now, timeoutMs);
  const limited = {
    errorOf: (_code: 'rate_limited', options?: { retryAfter?: number | undefined }) =>
      waitError('rate_limited', options?.retryAfter),
  };
  const limits = [
    openLimit('case-research-minute', database, limited),
    openLimit('case-research-day', database, limited),
  ];
  const answerErrors = answerErrorsOf(caseResearchError, { '42501': 'unauthorized' });
  const app = new Hono<SignedIn>();
  app.onError((error, context) => {
    if (error instanceof CourtListenerFailure)
      log.warn({ failure: error.kind }, 'the case search service failed');
    return answerErrors(error instanceof CourtListenerFailure ? errorFor(error) : error, context);
  });
  app.use(signedInOnly(accessTokens, caseResearchError));
  app.post('/opinions', async (context) => {
    const { claims } = context.var;
    await refuseOtherPlans(database, claims);
    const body = await readJson(context.req.raw, BODY_MAX);
    const search = v.safeParse(caseSearch, body.ok ? body.value : undefined);
    if (!search.success) throw caseResearchError('invalid');
    for (const admit of limits) await admit(claims.sub);
    return context.json(await find(search.output));
  });
  app.all('*', () => {
    throw caseResearchError('not_found');
  });
  return new Hono().route('/', app);
}

async function refuseOtherPlans(database: Database, claims: VerifiedClaims): Promise<void> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query('select public.can_read_cases() as allowed'),
  );
  if (!v.parse(v.object({ allowed: v.boolean() }), row).allowed) throw caseResearchError('no_access');
}

function errorFor({ kind, retryAfter }: CourtListenerFailure) {
  if (kind === 'no-page') return caseResearchError('invalid');
  return kind === 'throttled' ? waitError('service_busy', retryAfter) : caseResearchError('service_failed');
}
