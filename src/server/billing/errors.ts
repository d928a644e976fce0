import { billingErrorCodes } from '#contract/billing.ts';
import { ApiError, apiErrors } from '../http/api-error.ts';

export const billingError = apiErrors('billing', billingErrorCodes, {
  invalid: 'We couldn’t process that request. Reload the page and try again.',
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
});

export function isBillingError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.area === 'billing';
}
