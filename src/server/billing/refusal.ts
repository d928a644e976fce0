import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as v from 'valibot';
import { type BillingErrorCode, type billingError, billingErrorCodes } from '#contract/billing.ts';

const messages: Readonly<Record<BillingErrorCode, string>> = {
  invalid: 'We couldn’t read that request. Reload the page and try again.',
  unauthorized: 'Sign in to see your plan.',
  card_declined: 'Your card was declined. Try another card.',
  forbidden: 'This isn’t your account.',
  no_subscription: 'You don’t have a plan to change.',
  discount_used: 'You’ve already used the half-price offer.',
  already_on_plan: 'You’re already on this plan.',
  too_large: 'This request is too long.',
  rate_limited: 'Stripe rate limit exceeded. Too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong on our end. Try again in a moment.',
  not_configured: 'Stripe API error: payments aren’t set up here.',
  unavailable: 'Billing is unavailable right now. Try again in a few minutes.',
};

/** Thrown anywhere in the payment function; the route answers it as a `BillingError`. */
export class BillingRefusal extends Error {
  readonly code: BillingErrorCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    code: BillingErrorCode,
    options: { message?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? messages[code], { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
  }

  get status(): ContentfulStatusCode {
    return billingErrorCodes[this.code];
  }

  get body(): v.InferOutput<typeof billingError> {
    return { error: { code: this.code, message: this.message } };
  }
}
