import { expect, test } from 'vitest';
import { billingProblem } from './billing-problem.ts';
import { BillingRefusal, NoCheckoutPage } from './billing-refusal.ts';

// Specification: 8.rate
test('recognizes a rate limit by the error code and by the error message', () => {
  const texts = {
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
  expect(billingProblem(new BillingRefusal('rate_limited', 'Wait a moment.'))).toMatchObject(texts);
  expect(billingProblem(new Error('Stripe rate limit exceeded'))).toMatchObject(texts);
});

// Specification: 8.stripe
test('a missing provider or an unexpected error shows a hint to check the configuration', () => {
  const problems = [
    new BillingRefusal('not_configured', 'Payments are off.'),
    new BillingRefusal('internal', 'Something went wrong.'),
    new Error('an answer that nobody can read'),
    'a text',
  ].map((error) => billingProblem(error));
  for (const problem of problems) {
    expect(problem.banner.title).toBe('Stripe Configuration Required');
    expect(problem.toast).toEqual({
      title: 'Subscription Error',
      description:
        'The Stripe integration is not properly configured. Please ensure the Stripe API key is set.',
    });
  }
});

test('a checkout without a page is reported as such', () => {
  expect(billingProblem(new NoCheckoutPage()).banner).toEqual({
    title: 'Stripe checkout failed',
    description: 'No checkout URL was returned',
  });
});

test("errors about the person’s account show the server's message, not a configuration hint", () => {
  const problem = billingProblem(new BillingRefusal('card_declined', 'Your card was declined.'));
  expect(problem).toEqual({
    kind: 'refused',
    banner: { title: 'Subscription Error', description: 'Your card was declined.' },
    toast: { title: 'Subscription Error', description: 'Your card was declined.' },
  });
});

test('an unavailable provider or a lost connection shows no configuration hint', () => {
  const message = 'Billing is unavailable right now.';
  expect(billingProblem(new BillingRefusal('unavailable', message))).toMatchObject({
    banner: { title: 'Stripe API error', description: message },
    toast: { title: 'Subscription Error', description: message },
  });
  expect(billingProblem(new TypeError('Failed to fetch')).banner.description).toContain('can’t reach');
});
