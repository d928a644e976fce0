import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Billing } from './billing.ts';

export interface BillingAccount {
  userId: string;
  customer: string | null;
  customerEmail: string | null;
  /** The confirmed address of the account. */
  email: string | null;
  isSuperAdmin: boolean;
  retentionUsedAt: Date | null;
  checkoutAt: Date | null;
  version: number;
  /** The origin of the event that caused the request. */
  isEventDone: boolean;
}

const time = v.nullable(
  v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
);

const row: v.GenericSchema<unknown, BillingAccount> = v.object({
  userId: v.string(),
  customer: v.nullable(v.string()),
  customerEmail: v.nullable(v.string()),
  email: v.nullable(v.string()),
  isSuperAdmin: v.boolean(),
  retentionUsedAt: time,
  checkoutAt: time,
  version: v.number(),
  isEventDone: v.boolean(),
});

const columns = `user_id as "userId", stripe_customer_id as customer, customer_email as "customerEmail",
  private.account_email(user_id) as email, private.is_superadmin(user_id) as "isSuperAdmin",
  to_json(retention_used_at) #>> '{}' as "retentionUsedAt", to_json(checkout_at) #>> '{}' as "checkoutAt", version`;

export async function readAccount(
  database: Database,
  by: { userId: string } | { customer: string },
  event: string | null = null,
): Promise<BillingAccount | null> {
  const [column, value] = 'userId' in by ? ['user_id', by.userId] : ['stripe_customer_id', by.customer];
  const [found] = await database.asService((service) =>
    service.query(
      `select ${columns}, exists (select from private.stripe_events where id = $2::text) as "isEventDone"
       from public.billing_accounts where ${column} = $1`,
      [value, event],
    ),
  );
  return found ? v.parse(row, found) : null;
}

/** Returns the person's account, created if missing. */
export async function openAccount({ database, mode }: Billing, userId: string): Promise<BillingAccount> {
  await database.asService((service) =>
    service.query(
      'insert into public.billing_accounts (user_id, mode) values ($1, $2) on conflict (user_id) do nothing',
      [userId, mode],
    ),
  );
  const account = await readAccount(database, { userId });
  if (!account) throw new Error('The billing account is gone');
  return account;
}

export async function keepCustomer(
  database: Database,
  userId: string,
  { customer, email }: { customer: string; email: string | null },
): Promise<void> {
  await database.asService((service) =>
    service.query(
      `update public.billing_accounts set stripe_customer_id = $2, customer_email = $3::text where user_id = $1`,
      [userId, customer, email],
    ),
  );
}

/** Records that a checkout page was opened. Until it is used or a day has passed, the job checks more often. */
export async function noteCheckout({ database, now }: Billing, userId: string): Promise<void> {
  await database.asService((service) =>
    service.query(
      `update public.billing_accounts set checkout_at = $2::text::timestamptz,
         sync_due_at = $2::text::timestamptz + interval '1 hour' where user_id = $1`,
      [userId, now().toISOString()],
    ),
  );
}

export async function syncSoon({ database, now }: Billing, customer: string): Promise<void> {
  await database.asService((service) =>
    service.query(
      'update public.billing_accounts set sync_due_at = $2::text::timestamptz where stripe_customer_id = $1',
      [customer, now().toISOString()],
    ),
  );
}
