import { BillingRefusal, NoCheckoutPage } from './billing-refusal.ts';

export interface BillingProblem {
  kind: 'rate-limit' | 'configuration' | 'refused' | 'failed';
  banner: { title: string; description: string };
  toast: { title: string; description: string };
}

const RATE_LIMIT: BillingProblem = {
  kind: 'rate-limit',
  banner: {
    title: 'API Rate Limit Exceeded',
    description:
      'Too many requests to the payment service. Please wait a few minutes and try again. This is often a temporary issue that resolves automatically.',
  },
  toast: {
    title: 'Rate Limit Exceeded',
    description: 'Too many requests to the payment service. Please try again in a few minutes.',
  },
};

const CONFIGURATION: BillingProblem = {
  kind: 'configuration',
  banner: {
    title: 'Stripe Configuration Required',
    description: 'A valid Stripe API key must be configured in the backend function secrets.',
  },
  toast: {
    title: 'Subscription Error',
    description:
      'The Stripe integration is not properly configured. Please ensure the Stripe API key is set.',
  },
};

const UNREACHABLE = 'We can’t reach the server. Nothing was changed. Check your connection and try again.';

/** The message for a failed call of the payment function. */
export function billingProblem(error: unknown): BillingProblem {
  if (error instanceof Error && /rate limit/i.test(error.message)) return RATE_LIMIT;
  if (error instanceof NoCheckoutPage) return said('failed', 'Stripe checkout failed', error.message);
  // `fetch` throws only if no response arrived.
  if (error instanceof TypeError) return said('failed', 'Subscription Error', UNREACHABLE);
  if (!(error instanceof BillingRefusal)) return CONFIGURATION;
  switch (error.code) {
    case 'rate_limited':
      return RATE_LIMIT;
    case 'not_configured':
    case 'internal':
      return CONFIGURATION;
    case 'unavailable':
      return {
        ...said('failed', 'Stripe API error', error.message),
        toast: { title: 'Subscription Error', description: error.message },
      };
    case 'invalid':
    case 'unauthorized':
    case 'card_declined':
    case 'forbidden':
    case 'no_subscription':
    case 'discount_used':
    case 'already_on_plan':
    case 'too_large':
      return said('refused', 'Subscription Error', error.message);
  }
}

function said(kind: BillingProblem['kind'], title: string, description: string): BillingProblem {
  return { kind, banner: { title, description }, toast: { title, description } };
}
