import { type PersonalTable, byForeignKey, ownRows } from './personal-table.ts';

export const billingTables: readonly PersonalTable[] = [
  {
    name: 'public.subscriptions',
    owner: ownRows,
    order: 'user_id',
    export: {
      data: [
        'user_id',
        'document_uploads_remaining',
        'total_document_uploads',
        'stripe_subscription_id',
        'created_at',
        'updated_at',
        'access_until',
        'pause_at',
        'past_due_since',
      ],
    },
    deletedBy: byForeignKey,
  },
  {
    name: 'public.billing_accounts',
    owner: ownRows,
    order: 'user_id',
    export: {
      data: ['user_id', 'mode', 'checkout_at', 'synced_at', 'sync_due_at', 'version', 'credited_for'],
      withheld: ['pending_payment_url', 'busy_until', 'busy_token'],
    },
    deletedBy: byForeignKey,
  },
  {
    name: 'private.upload_grants',
    owner: ownRows,
    order: 'period_start, tier',
    export: {
      data: ['stripe_subscription_id', 'tier', 'period_start', 'user_id', 'invoice_id', 'granted_at'],
    },
    deletedBy: byForeignKey,
  },
  {
    name: 'private.billing_emails',
    owner: ownRows,
    order: 'id',
    export: {
      data: [
        'id',
        'user_id',
        'kind',
        'stripe_subscription_id',
        'tier',
        'billing_interval',
        'amount',
        'charge_at',
        'queued_at',
        'useful_until',
        'try_at',
        'held_until',
        'tries',
        'sent_at',
      ],
    },
    deletedBy: byForeignKey,
  },
  {
    name: 'private.trial_reminders',
    owner: ownRows,
    order: 'user_id',
    export: { data: ['user_id', 'sent_at', 'held_until'] },
    deletedBy: byForeignKey,
  },
  {
    name: 'private.closed_accounts',
    owner: ownRows,
    order: 'user_id',
    export: { data: ['user_id', 'closed_at', 'delete_at', 'renewal_stopped'] },
    deletedBy: byForeignKey,
  },
  {
    name: 'private.closed_customers',
    owner: `stripe_customer_id in (select stripe_customer_id from public.billing_accounts where ${ownRows})`,
    order: 'stripe_customer_id',
    export: { leftOut: 'It only has accounts that are deleted already.' },
    deletedBy: 'reporting to the payment provider',
  },
];
