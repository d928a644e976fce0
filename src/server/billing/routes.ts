import { type Context, Hono } from 'hono';
import { type BillingRequest, billingRequest } from '#contract/billing.ts';
import { isDatabaseError } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { answerError } from '../http/api-error.ts';
import { signedInOnly } from '../http/caller.ts';
import { bodyReader } from '../http/request-body.ts';
import { type Admit, openLimit } from '../limits/open-limit.ts';
import { readAccount } from './account-store.ts';
import type { Billing } from './billing.ts';
import { cancelSubscription, undoCancel } from './plan/cancel-subscription.ts';
import { createCheckout } from './plan/create-checkout.ts';
import { openPortal } from './plan/open-portal.ts';
import { previewChange } from './plan/preview-change.ts';
import { billingError, isBillingError } from './errors.ts';
import { billingErrorOf, loggable } from './provider/stripe-error.ts';
import { readSubscriptionInfo } from './plan/subscription-info.ts';
import { syncCustomer } from './provider/sync-customer.ts';

type BillingDeps = Pick<Deps, 'database' | 'accessTokens' | 'log' | 'now'>;

const readBody = bodyReader(billingError, 4 * 1024);

/**
 * POST /functions/v1/stripe-subscription. Without a provider (`billing` is null) it only returns the stored state.
 */
export function billingRoutes(
  deps: BillingDeps,
  billing: Billing | null,
  admit: Admit = openLimit('billing', deps.database, { errorOf: billingError }),
): Hono {
  const app = new Hono();
  app.onError((error, context) => answerBillingError(deps, error, context));
  app.post('/', signedInOnly(deps.accessTokens, billingError), async (context) => {
    const { claims } = context.var;
    await admit(claims.sub);
    const request = await readBody(context, billingRequest);
    // A body can name any person, but the session cannot.
    if (request.userId !== claims.sub) throw billingError('forbidden');
    return context.json(await answer(deps, billing, request));
  });
  app.all('*', () => {
    throw billingError('invalid');
  });
  return new Hono().route('/', app);
}

async function answer(deps: BillingDeps, billing: Billing | null, request: BillingRequest): Promise<object> {
  if (request.action === 'get-subscription') {
    if (billing) await syncAfterReturn(billing, request.userId);
    return readSubscriptionInfo(deps.database, request.userId, (billing ?? deps).now());
  }
  if (!billing) throw billingError('not_configured');
  switch (request.action) {
    case 'create-checkout':
      return { url: await createCheckout(billing, request.userId, requestedPlan(request)) };
    case 'preview-change':
      return previewChange(billing, request.userId, requestedPlan(request));
    case 'cancel-subscription':
      await cancelSubscription(billing, request.userId, request.cancelAction);
      return { success: true };
    case 'undo-cancel':
      await undoCancel(billing, request.userId);
      return { success: true };
    case 'open-portal':
      return { url: await openPortal(billing, request.userId) };
  }
}

function requestedPlan({ tier, isAnnual }: Extract<BillingRequest, { isAnnual: boolean }>) {
  return { tier, interval: isAnnual ? ('year' as const) : ('month' as const) };
}

/** People return from the provider's page before its event arrives. */
async function syncAfterReturn(billing: Billing, userId: string): Promise<void> {
  const customer = (await readAccount(billing.database, { userId }))?.customer;
  if (customer) await syncCustomer(billing, customer);
}

function answerBillingError({ log }: BillingDeps, thrown: Error, context: Context): Response {
  const error = asBillingError(thrown);
  if (isBillingError(error) && error.cause) log.warn(loggable(error.cause), 'the payment provider refused');
  return answerError(error, context);
}

function asBillingError(error: Error): Error {
  // The account was deleted, but its token is still valid.
  if (isDatabaseError(error) && error.code === '23503') return billingError('unauthorized');
  return isBillingError(error) ? error : (billingErrorOf(error) ?? error);
}
