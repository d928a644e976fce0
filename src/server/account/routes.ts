import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type AccountStanding, deletion, proof } from '#contract/account.ts';
import { copyName } from '#domain/account-closing.ts';
import { recordAudit } from '../auth/audit.ts';
import { type SignedIn, authenticate } from '../auth/authenticate.ts';
import { AuthError } from '../auth/error.ts';
import { behindTheAnswer, sendLetter } from '../auth/letter.ts';
import { type Limiter, openLimiterFor } from '../auth/limits.ts';
import { callerOf } from '../auth/request.ts';
import type { AuthServices } from '../auth/services.ts';
import type { Billing } from '../billing/billing.ts';
import { BillingRefusal } from '../billing/refusal.ts';
import type { Deps } from '../deps.ts';
import { readJson } from '../http.ts';
import { sharedCounters } from '../rate-counter.ts';
import { closeAccount, keepAccount } from './close-account.ts';
import { copyFiles } from './copy/copy-files.ts';
import { zipStream } from './copy/zip-stream.ts';
import { copyLimit } from './copy-limit.ts';
import { deleteAccount } from './delete-account.ts';
import { type ProofRequest, proofOf, proveSelf, sendProofCode } from './prove-self.ts';
import { AccountRefusal } from './refusal.ts';
import { readStanding } from './standing.ts';

const BODY_MAX = 4 * 1024;

/** Everything under /functions/v1/account; the paths stand in src/contract/account.ts. */
export function accountRoutes(
  deps: Deps,
  billing: Billing | null,
  limiter: Limiter = openLimiterFor(deps),
): Hono {
  const services: AuthServices = { ...deps, limiter };
  const admitCopy = copyLimit(sharedCounters(deps.database));
  const app = new Hono();
  app.onError((error, context) => answerError(error, context));
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  const signedIn = (context: Context) => authenticate(services, context.req.header('Authorization'));

  app.get('/', async (context) => {
    const { account } = await signedIn(context);
    const standing = await readStanding(deps.database, account.id);
    return context.json({ ...standing, proof: proofOf(services, account) } satisfies AccountStanding);
  });

  app.post('/code', async (context) => {
    const person = await signedIn(context);
    await sendProofCode(services, person, requestOf(context));
    return context.body(null, 204);
  });

  app.post('/copy', async (context) => {
    const person = await signedIn(context);
    await proveSelf(services, person, await readBody(context, proof), requestOf(context));
    if ((await readStanding(deps.database, person.account.id)).deletesAt) throw new AccountRefusal('closed');
    await admitCopy(person.account.id);
    await note(services, person, context, 'data_copied');
    const at = deps.now();
    return context.body(zipStream(copyFiles(deps.database, person.account.id, at), at), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${copyName(at)}"`,
    });
  });

  app.post('/deletion', async (context) => {
    const person = await signedIn(context);
    const form = await readBody(context, deletion);
    await proveSelf(services, person, form, requestOf(context));
    const { id, email } = person.account;
    const isNow = form.when === 'now';
    if (!isNow) await note(services, person, context, 'account_closed');
    const receipt = isNow
      ? await deleteAccount(deps.database, billing, id)
      : await closeAccount(deps, billing, id);
    await behindTheAnswer(deps, () =>
      sendLetter(deps, { to: email, template: isNow ? 'account_deleted' : 'account_closed' }),
    );
    return context.json(receipt);
  });

  app.post('/keep', async (context) => {
    const person = await signedIn(context);
    await keepAccount(deps, person.account.id);
    await note(services, person, context, 'account_kept');
    return context.body(null, 204);
  });

  app.all('*', () => {
    throw new AccountRefusal('invalid');
  });
  return new Hono().route('/', app);
}

function requestOf(context: Context): ProofRequest {
  return { authorization: context.req.header('Authorization') ?? '', caller: callerOf(context) };
}

async function note(
  { database, now }: AuthServices,
  { account }: SignedIn,
  context: Context,
  action: 'data_copied' | 'account_closed' | 'account_kept',
): Promise<void> {
  await database.asAuthAdmin((auth) =>
    recordAudit(auth, { action, userId: account.id, caller: callerOf(context), at: now() }),
  );
}

async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = await readJson(context.req.raw, BODY_MAX);
  if (!body.ok) throw new AccountRefusal(body.reason === 'too-large' ? 'too_large' : 'invalid');
  const parsed = v.safeParse(schema, body.value);
  if (!parsed.success) throw new AccountRefusal('invalid');
  return parsed.output;
}

function answerError(error: Error, context: Context): Response {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  if (refusal.retryAfter !== undefined) context.header('Retry-After', String(refusal.retryAfter));
  return context.json({ error: { code: refusal.code, message: refusal.message } }, refusal.status);
}

function refusalOf(error: Error): AccountRefusal | null {
  if (error instanceof AccountRefusal) return error;
  // Somebody buys at this moment, perhaps in another copy of the server.
  if (error instanceof BillingRefusal) return new AccountRefusal('busy');
  if (!(error instanceof AuthError)) return null;
  const { retryAfterSeconds: retryAfter } = error.details;
  if (retryAfter !== undefined) return new AccountRefusal('rate_limited', { retryAfter });
  return new AccountRefusal('unauthorized');
}
