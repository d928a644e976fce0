import type { Context, MiddlewareHandler } from 'hono';
import { type VerifiedClaims, bearerToken } from '../auth/access-token.ts';
import { clientAddress } from '../client-address.ts';
import { NotAdmitted } from '../database.ts';
import type { Deps } from '../deps.ts';
import { openRequestLimit, requestLimitsFor } from '../request-limit.ts';

const TOO_MANY = 'Too many requests. Wait a moment, then try again.';

/**
 * Turns away whoever has a token of an account that is gone or closed, or of a session that has ended, before functions
 * that ask the database as the server itself, or not at all. What else is wrong with a token, each function says in its
 * own words. And whoever asks too often, since every one of these requests costs a signature's check and a transaction:
 * an address before the first, an account before the second.
 */
export function refuseClosed(
  { accessTokens, database, now }: Pick<Deps, 'accessTokens' | 'database' | 'now'>,
  limits = requestLimitsFor('local'),
): MiddlewareHandler {
  const limit = openRequestLimit(
    { name: 'functions', limits, refuse: (seconds) => new TooMany(seconds) },
    database,
    now,
  );
  return async (context, next) => {
    try {
      await limit.admitAddress(clientAddress(context));
      const token = bearerToken(context.req.header('Authorization'));
      const claims = token && (await accessTokens.verify(token));
      if (claims) {
        await limit.admitAccount(claims.sub);
        await requireEveryStep(database, claims);
      }
    } catch (error) {
      return refusal(context, error);
    }
    return next();
  };
}

/** Goes to the database together with the question whether account and session are open. */
async function requireEveryStep(database: Deps['database'], claims: VerifiedClaims): Promise<void> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query<{ hasTaken: boolean }>('select private.has_taken_every_step() as "hasTaken"'),
  );
  if (!row?.hasTaken) throw new StepMissing();
}

/** A second step was set up after the token was signed. */
class StepMissing extends Error {
  override readonly name = 'StepMissing';
}

class TooMany extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(TOO_MANY);
    this.retryAfter = retryAfter;
  }
}

function refusal(context: Context, error: unknown): Response {
  if (error instanceof NotAdmitted || error instanceof StepMissing) {
    return context.json({ error: { code: 'unauthorized', message: 'Sign in again to continue.' } }, 401);
  }
  if (!(error instanceof TooMany)) throw error;
  const { message, retryAfter } = error;
  context.header('Retry-After', String(retryAfter));
  return context.json({ error: { code: 'rate_limited', message, retryAfter } }, 429);
}
