import { createHash } from 'node:crypto';
import { type BillingAccount, keepCustomer, openAccount } from './account-store.ts';
import type { Billing } from './billing.ts';
import { isMissing } from './provider/stripe-error.ts';

export interface Customer {
  id: string;
  account: BillingAccount;
}

/** Returns the person's customer at the provider, created before anything can be bought. */
export async function openCustomer(billing: Billing, userId: string): Promise<Customer> {
  const account = await openAccount(billing, userId);
  if (account.customer && (await exists(billing, account.customer))) return { id: account.customer, account };
  const id = await createCustomer(billing, account);
  return { id, account: { ...account, customer: id } };
}

async function exists({ stripe }: Billing, customer: string): Promise<boolean> {
  try {
    return !(await stripe.customers.retrieve(customer)).deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function createCustomer({ stripe, database }: Billing, account: BillingAccount): Promise<string> {
  const { userId, email, customer: gone } = account;
  // The key depends on the address and the former customer: the provider would refuse the same key with another address,
  // and must not return a deleted customer.
  const key = createHash('sha256').update(`${email} ${gone}`).digest('base64url');
  const { id } = await stripe.customers.create(
    { ...(email && { email }), metadata: { userId } },
    { idempotencyKey: `customer:${userId}:${key}` },
  );
  await keepCustomer(database, userId, { customer: id, email });
  return id;
}
