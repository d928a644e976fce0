import { type Context, Hono } from 'hono';
import { type AccountStanding, deletion, proof } from '#contract/account.ts';
import { copyName } from '#domain/account/account-closing.ts';
import { recordAudit } from '../auth/audit.ts';
import { type AccountSession, authenticate } from '../auth/authenticate.ts';
import { queueEmail, sendQueuedEmail } from '../mail/email-outbox.ts';
import { runAfterResponse, sendEmail } from '../mail/send-email.ts';
import { type Limiter, openLimiterFor } from '../limits/sign-in-limiter.ts';
import { callerOf } from '../auth/request.ts';
import type { AuthServices } from '../auth/services.ts';
import type { Billing } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';
import { bodyReader } from '../http/request-body.ts';
import { openLimit } from '../limits/open-limit.ts';
import { answerAccountError } from './answer-error.ts';
import { closeAccount, keepAccount } from './close-account.ts';
import { exportFiles } from './export/export-files.ts';
import { zipStream } from './export/zip-stream.ts';
import { deleteAccount } from './delete-account.ts';
import { proofOf, proveSelf, sendProofCode } from './prove-self.ts';
import { accountError } from './errors.ts';
import { readStanding } from './standing.ts';

const readBody = bodyReader(accountError, 4 * 1024);

/** Everything under /functions/v1/account. src/contract/account.ts lists the paths. */
export function accountRoutes(
  deps: Deps,
  billing: Billing | null,
  limiter: Limiter = openLimiterFor(deps),
): Hono {
  const services: AuthServices = { ...deps, limiter };
  const admitCopy = openLimit('data-copy', deps.database, { errorOf: accountError });
  const app = new Hono();
  app.onError(answerAccountError);
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  const signedIn = async (context: Context) => {
    await limiter.consume('readUser', { address: callerOf(context).address });
    return authenticate(services, context);
  };

  app.get('/', async (context) => {
    const { account } = await signedIn(context);
    const standing = await readStanding(deps.database, account.id);
    return context.json({ ...standing, proof: proofOf(services, account) } satisfies AccountStanding);
  });

  app.post('/code', async (context) => {
    const person = await signedIn(context);
    await sendProofCode(services, person, callerOf(context));
    return context.body(null, 204);
  });

  app.post('/copy', async (context) => {
    const person = await signedIn(context);
    await proveSelf(services, person, await readBody(context, proof), callerOf(context));
    if ((await readStanding(deps.database, person.account.id)).deletesAt) throw accountError('closed');
    await admitCopy(person.account.id);
    await recordEvent(services, person, context, 'data_copied');
    const at = deps.now();
    return context.body(zipStream(exportFiles(deps, person.account.id, at), at), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${copyName(at)}"`,
    });
  });

  app.post('/deletion', async (context) => {
    const person = await signedIn(context);
    const form = await readBody(context, deletion);
    await proveSelf(services, person, form, callerOf(context));
    const { id, email } = person.account;
    const isNow = form.when === 'now';
    if (!isNow) await recordEvent(services, person, context, 'account_closed');
    const receipt = isNow
      ? await deleteAccount(deps.database, billing, id)
      : await closeAccount(deps, billing, id);
    await emailAboutDeletion(deps, { userId: isNow ? null : id, to: email });
    return context.json(receipt);
  });

  app.post('/keep', async (context) => {
    const person = await signedIn(context);
    const isKept = await keepAccount(deps, person.account.id);
    // Repeated calls must not push other events off the list that the person sees.
    if (isKept) await recordEvent(services, person, context, 'account_kept');
    return context.body(null, 204);
  });

  app.all('*', () => {
    throw accountError('invalid');
  });
  return new Hono().route('/', app);
}

/** `userId` is null if the account has been deleted. */
async function emailAboutDeletion(
  deps: Deps,
  { userId, to }: { userId: string | null; to: string },
): Promise<void> {
  const message = { to, template: userId === null ? 'account_deleted' : 'account_closed' } as const;
  if (deps.config.supabase) {
    // Accounts of a hosted project have no outbox here.
    await runAfterResponse(deps, () => sendEmail(deps, message));
    return;
  }
  const kept = await deps.database.asAuthAdmin((auth) =>
    queueEmail(auth, { ...message, userId, at: deps.now() }),
  );
  await sendQueuedEmail(deps, kept);
}

async function recordEvent(
  { database, now }: AuthServices,
  { account }: AccountSession,
  context: Context,
  action: 'data_copied' | 'account_closed' | 'account_kept',
): Promise<void> {
  await database.asAuthAdmin((auth) =>
    recordAudit(auth, { action, userId: account.id, caller: callerOf(context), at: now() }),
  );
}
