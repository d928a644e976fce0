import { readAccount } from '../account-store.ts';
import type { Billing } from '../billing.ts';
import { billingError } from '../errors.ts';
import { returnAddress } from '../provider/return-address.ts';

/** Opens the provider's page for cards, receipts and addresses. */
export async function openPortal(billing: Billing, userId: string): Promise<string> {
  const customer = (await readAccount(billing.database, { userId }))?.customer;
  if (!customer) throw billingError('no_subscription');
  const session = await billing.stripe.billingPortal.sessions.create({
    customer,
    return_url: returnAddress(billing),
  });
  return session.url;
}
