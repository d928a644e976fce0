import type { BillingErrorCode } from '#contract/billing.ts';

/** An error of the payment function, with its message. */
export class BillingRefusal extends Error {
  readonly code: BillingErrorCode;

  constructor(code: BillingErrorCode, message: string) {
    super(message);
    this.name = 'BillingRefusal';
    this.code = code;
  }
}

/** The provider returned no page. */
export class NoCheckoutPage extends Error {
  constructor() {
    super('No checkout URL was returned');
    this.name = 'NoCheckoutPage';
  }
}
