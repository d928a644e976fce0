import * as v from 'valibot';

/** Facts about how a person pays, which rarely change. */
export interface BillingAccount {
  /** The payment provider's status. Null without a live subscription. */
  status: (typeof statuses)[number] | null;
  isAnnual: boolean;
  /** Whether the half-price offer was used. */
  isDiscountUsed: boolean;
  /** A page of the payment provider where an invoice waits to be paid or confirmed. */
  waitingPaymentUrl: string | null;
}

const statuses = ['trialing', 'active', 'past_due', 'unpaid', 'paused'] as const;

export const BILLING_COLUMNS = 'status,billing_interval,retention_used_at,pending_payment_url';

/** The value becomes a link, so only a web address is valid. */
const webAddress = v.pipe(
  v.string(),
  v.check((address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)),
);

const row = v.nullable(
  v.object({
    status: v.nullable(v.picklist(statuses)),
    billing_interval: v.nullable(v.picklist(['month', 'year'])),
    retention_used_at: v.nullable(v.string()),
    pending_payment_url: v.nullable(webAddress),
  }),
);

/** A row of `billing_accounts`. Null before the first checkout. */
export function parseBillingAccount(value: unknown): BillingAccount | null {
  const account = v.parse(row, value);
  return (
    account && {
      status: account.status,
      isAnnual: account.billing_interval === 'year',
      isDiscountUsed: account.retention_used_at !== null,
      waitingPaymentUrl: account.pending_payment_url,
    }
  );
}
