import * as v from 'valibot';
import { planIds } from '#domain/billing/plan.ts';

/*
 * POST /functions/v1/stripe-subscription with `Authorization: Bearer <access token>` and a BillingRequest.
 * The shape of the response depends on the action:
 *
 *   get-subscription      SubscriptionInfo
 *   create-checkout       Redirect: a checkout page, an invoice page that waits for a payment, or the settings
 *   cancel-subscription   Done
 *   undo-cancel           Done
 *   preview-change        ChangePreview: what create-checkout would cost now
 *   open-portal           Redirect: cards, receipts and addresses at the payment provider
 *
 * An error is a BillingError with the status of its code. `userId` must be the caller's own.
 * Rarely changing facts (how a plan is billed, a pending payment) are read from the table `billing_accounts`.
 */

export const cancelActions = ['immediate', 'discount', 'pause'] as const;
export type CancelAction = (typeof cancelActions)[number];

const userId = v.pipe(v.string(), v.uuid());
const tier = v.picklist(planIds);

export const billingRequest = v.variant('action', [
  v.strictObject({ action: v.literal('get-subscription'), userId }),
  v.strictObject({ action: v.literal('create-checkout'), userId, tier, isAnnual: v.boolean() }),
  v.strictObject({
    action: v.literal('cancel-subscription'),
    userId,
    cancelAction: v.picklist(cancelActions),
  }),
  v.strictObject({ action: v.literal('undo-cancel'), userId }),
  v.strictObject({ action: v.literal('preview-change'), userId, tier, isAnnual: v.boolean() }),
  v.strictObject({ action: v.literal('open-portal'), userId }),
]);
export type BillingRequest = v.InferOutput<typeof billingRequest>;

/** Times in seconds since 1970. Null if unknown. */
export const subscriptionInfo = v.object({
  isTrialing: v.boolean(),
  trialEnd: v.nullable(v.number()),
  hasSubscription: v.boolean(),
  currentPeriodEnd: v.nullable(v.number()),
  cancelAtPeriodEnd: v.boolean(),
});
export type SubscriptionInfo = v.InferOutput<typeof subscriptionInfo>;

/** Where the browser goes next. A provider that returns no URL is an error, so `url` may be missing. */
export const redirect = v.object({ url: v.optional(v.string()) });

export const done = v.object({ success: v.literal(true) });

/** Money in US cents; times in seconds since 1970. */
export const changePreview = v.object({
  /** The amount charged immediately. */
  dueNow: v.number(),
  /** The amount credited to the next invoices if the change results in money back. */
  credit: v.number(),
  /** The regular price from then on, before any discount. */
  nextAmount: v.number(),
  nextDate: v.number(),
  /** Whether this change ends the rest of the two months at half price. */
  endsHalfPrice: v.boolean(),
});
export type ChangePreview = v.InferOutput<typeof changePreview>;

export const billingErrorCodes = {
  invalid: 400,
  unauthorized: 401,
  card_declined: 402,
  forbidden: 403,
  /** There is nothing to cancel, undo or preview. */
  no_subscription: 409,
  /** The half-price offer was already used. */
  discount_used: 409,
  already_on_plan: 409,
  too_large: 413,
  /** The message contains "rate limit". */
  rate_limited: 429,
  internal: 500,
  /** The server has no payment provider, or one that refuses its key. */
  not_configured: 503,
  unavailable: 503,
} as const;
export type BillingErrorCode = keyof typeof billingErrorCodes;

export const billingError = v.object({
  error: v.object({
    code: v.picklist(Object.keys(billingErrorCodes) as [BillingErrorCode, ...BillingErrorCode[]]),
    /** An error message for people. */
    message: v.string(),
  }),
});

export const billingModes = ['off', 'local', 'test', 'live'] as const;
export type BillingMode = (typeof billingModes)[number];
