import { deadlineLabels } from '#domain/reminders/deadline-fields.ts';

/** Columns of the personal tables that the readable files show, in this order and with these labels. */
export const labels = {
  'public.profiles': { first_name: 'First name', last_name: 'Last name' },
  'auth.users': {
    email: 'Email',
    phone: 'Phone',
    created_at: 'Account created',
    last_sign_in_at: 'Last sign-in',
  },
  'public.subscriptions': { tier: 'Plan', trial_ends_at: 'Trial ends', selected_advisors: 'Guides' },
  'public.deadlines': { ...deadlineLabels, is_sample: 'Sample' },
  'public.paper_reviews': { saved_at: 'Saved' },
  'public.saved_cases': { saved_at: 'Saved' },
  'auth.sessions': {
    created_at: 'Since',
    refreshed_at: 'Last used',
    user_agent: 'Browser',
    ip: 'Network address',
  },
  'public.billing_accounts': {
    status: 'Status with the payment provider',
    billing_interval: 'Billed every',
    current_period_end: 'Paid until',
    cancel_at_period_end: 'Cancels after that date',
    retention_used_at: 'Half-price offer used',
    stripe_customer_id: 'Stripe customer number',
    customer_email: 'Receipts sent to',
  },
} as const satisfies Record<string, Record<string, string>>;

export type LabeledTable = keyof typeof labels;

export function labeledColumns(table: string): string[] {
  return isLabeled(table) ? Object.keys(labels[table]) : [];
}

function isLabeled(table: string): table is LabeledTable {
  return Object.hasOwn(labels, table);
}
