import type { BillingErrorCode } from '#contract/billing.ts';
import type { ApiError } from '../../http/api-error.ts';
import { loggedError } from '../../logging/logged-error.ts';
import { billingError } from '../errors.ts';

/** Translates an error of the provider for the person. Null for other errors. */
export function billingErrorOf(error: unknown): ApiError | null {
  const code = codeOf(stripeError(error)?.type);
  return code && billingError(code, { cause: error });
}

/** Whether the error means that the provider has no object with this ID. */
export function isMissing(error: unknown): boolean {
  return stripeError(error)?.code === 'resource_missing';
}

/** Returns the loggable part of an error in billing, with the provider's codes. */
export function loggable(error: unknown): Record<string, unknown> {
  const { type, code, requestId } = stripeError(error) ?? {};
  return { ...loggedError(error), ...(type && { error: type, code, stripeRequestId: requestId }) };
}

interface StripeError {
  type: string;
  code?: string;
  requestId?: string;
}

// The library's classes are not loaded here, so errors are recognized by their `type`.
function stripeError(error: unknown): StripeError | null {
  const isOne =
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    error.type.startsWith('Stripe');
  return isOne ? (error as Error & StripeError) : null;
}

function codeOf(type: string | undefined): BillingErrorCode | null {
  switch (type) {
    case undefined:
      return null;
    case 'StripeRateLimitError':
      return 'rate_limited';
    case 'StripeCardError':
      return 'card_declined';
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return 'not_configured';
    case 'StripeConnectionError':
    case 'StripeAPIError':
      return 'unavailable';
    default:
      return 'internal';
  }
}
