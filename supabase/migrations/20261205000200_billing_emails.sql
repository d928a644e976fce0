-- Emails of our own about a payment: one after a purchase, one before a yearly charge. A row is written with the plan it reports,
-- is sent from here, and stays as the record that it was sent, so that neither is sent twice.
create table private.billing_emails (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('purchase', 'renewal')),
  stripe_subscription_id text not null,
  -- What the email says.
  tier text not null check (tier in ('starter', 'core', 'unlimited')),
  billing_interval text not null check (billing_interval in ('month', 'year')),
  -- US cents: the regular price after a purchase, what will be charged before a renewal.
  amount integer not null check (amount >= 0),
  charge_at timestamptz not null,
  queued_at timestamptz not null default private.now(),
  -- After that it no longer helps anyone.
  useful_until timestamptz not null,
  try_at timestamptz not null default '-infinity',
  held_until timestamptz,
  tries integer not null default 0,
  sent_at timestamptz
);
-- A subscription is bought once, and each yearly charge is announced once.
create unique index billing_emails_purchase_idx on private.billing_emails (stripe_subscription_id)
  where kind = 'purchase';
create unique index billing_emails_renewal_idx on private.billing_emails (stripe_subscription_id, charge_at)
  where kind = 'renewal';
create index billing_emails_user_id_idx on private.billing_emails (user_id);
create index billing_emails_try_at_idx on private.billing_emails (try_at) where sent_at is null;
-- The hourly job looks for yearly plans that renew soon.
create index billing_accounts_yearly_end_idx on public.billing_accounts (current_period_end)
  where billing_interval = 'year';

alter table private.billing_emails enable row level security;
revoke all on private.billing_emails from public, anon, authenticated;
grant select, insert, update, delete on private.billing_emails to service_role;
create policy "the service sends billing emails" on private.billing_emails
  to service_role using (true) with check (true);
