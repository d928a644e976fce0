-- The clock of plans, trials and payments. The server puts it forward in tests and in local mode alone
-- (src/server/database/database.ts); nothing that a request carries reaches the setting.
create function private.now() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())
$$;
revoke all on function private.now() from public, anon;
grant execute on function private.now() to authenticated, service_role;

alter table public.subscriptions
  -- From then on the tier counts as canceled, unless a payment becomes known before. Set for every paid plan:
  -- where a cancellation is pending its day, else the paid time and seven days more.
  add column access_until timestamptz,
  -- From then on the tier counts as paused.
  add column pause_at timestamptz,
  -- The oldest bill that is not paid.
  add column past_due_since timestamptz;

-- What the payment provider says about a person, as the payment function last read it.
create table public.billing_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Payments of the stand-in, of a test account and of the real one never meet in one database.
  mode text not null check (mode in ('local', 'test', 'live')),
  stripe_customer_id text unique,
  -- The address that the provider sends receipts to.
  customer_email text,
  -- Null: no subscription is alive.
  status text check (status in ('trialing', 'active', 'past_due', 'unpaid', 'paused')),
  billing_interval text check (billing_interval in ('month', 'year')),
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  retention_used_at timestamptz,
  -- The provider's page for a bill that waits for a payment or a confirmation.
  pending_payment_url text,
  -- When the newest checkout page was handed out.
  checkout_at timestamptz,
  synced_at timestamptz,
  -- When the reconcile job asks the provider again.
  sync_due_at timestamptz not null default private.now(),
  -- Counts the syncs: one that read the provider before another has written starts anew.
  version integer not null default 0,
  -- The subscription and tier whose upload credits were set last.
  credited_for text,
  -- Held while an action talks to the provider, so that two tabs do not buy twice.
  busy_until timestamptz,
  busy_token uuid
);
create index billing_accounts_sync_due_at_idx on public.billing_accounts (sync_due_at);

alter table public.billing_accounts enable row level security;
revoke all on public.billing_accounts from public, anon, authenticated;
grant select (
  user_id, status, billing_interval, current_period_end, cancel_at_period_end, retention_used_at,
  pending_payment_url, synced_at
) on public.billing_accounts to authenticated;
grant select, insert, update, delete on public.billing_accounts to service_role;
create policy "people read their own billing account" on public.billing_accounts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the service keeps billing accounts" on public.billing_accounts
  to service_role using (true) with check (true);

-- Events of the provider that were worked through: one that comes twice is let pass.
create table private.stripe_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  processed_at timestamptz not null default now()
);
create index stripe_events_processed_at_idx on private.stripe_events (processed_at);

-- Upload credits that a change of tier brought: each tier at most once in a paid period.
create table private.upload_grants (
  stripe_subscription_id text not null,
  tier text not null check (tier in ('starter', 'core', 'unlimited')),
  period_start timestamptz not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  invoice_id text,
  granted_at timestamptz not null default private.now(),
  primary key (stripe_subscription_id, tier, period_start)
);
create index upload_grants_user_id_idx on private.upload_grants (user_id);

-- Customers whose account was deleted: until the job has told the provider, they could still be billed.
create table private.closed_customers (
  stripe_customer_id text primary key,
  closed_at timestamptz not null default now()
);

create table private.trial_reminders (
  user_id uuid primary key references auth.users (id) on delete cascade,
  sent_at timestamptz not null default private.now()
);

alter table private.stripe_events enable row level security;
alter table private.upload_grants enable row level security;
alter table private.closed_customers enable row level security;
alter table private.trial_reminders enable row level security;
revoke all on private.stripe_events, private.upload_grants, private.closed_customers, private.trial_reminders
  from public, anon, authenticated;
grant select, insert, update, delete
  on private.stripe_events, private.upload_grants, private.closed_customers, private.trial_reminders
  to service_role;
create policy "the service notes events" on private.stripe_events to service_role using (true) with check (true);
create policy "the service grants uploads" on private.upload_grants to service_role using (true) with check (true);
create policy "the service closes customers" on private.closed_customers
  to service_role using (true) with check (true);
create policy "the service reminds" on private.trial_reminders to service_role using (true) with check (true);

create function private.close_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.closed_customers (stripe_customer_id) values (old.stripe_customer_id) on conflict do nothing;
  return old;
end
$$;
create trigger close_customer after delete on public.billing_accounts
  for each row when (old.stripe_customer_id is not null)
  execute function private.close_customer();

-- Receipts follow a changed address: the old one may be read by somebody else.
create function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.billing_accounts set sync_due_at = private.now() where user_id = new.id;
  return new;
end
$$;
create trigger follow_changed_email after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_email();

create function private.account_email(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select email from auth.users where id = account and email_confirmed_at is not null
$$;

-- Trials that end within a day and were not spoken of yet. Whoever gets a row sends the mail.
create function private.claim_trial_reminders(most integer) returns table (user_id uuid, email text)
language sql volatile security definer set search_path = '' as $$
  with due as (
    select subscriptions.user_id, users.email
    from public.subscriptions
    join auth.users on users.id = subscriptions.user_id
    where subscriptions.tier = 'trial' and subscriptions.stripe_subscription_id is null
      and subscriptions.trial_ends_at > private.now()
      and subscriptions.trial_ends_at <= private.now() + interval '1 day'
      and users.email is not null and users.email_confirmed_at is not null and users.deleted_at is null
      and not private.is_superadmin(users.id)
      and not exists (select from private.trial_reminders where trial_reminders.user_id = users.id)
    order by subscriptions.trial_ends_at
    limit most
  ), claimed as (
    insert into private.trial_reminders (user_id) select due.user_id from due
    on conflict do nothing
    returning trial_reminders.user_id
  )
  select due.user_id, due.email from due join claimed on claimed.user_id = due.user_id
$$;
revoke all on function private.close_customer(), private.follow_email(), private.account_email(uuid),
  private.claim_trial_reminders(integer) from public, anon, authenticated;
grant execute on function private.account_email(uuid), private.claim_trial_reminders(integer) to service_role;

-- The tier that counts now: superadmins have everything, a trial ends by the clock, a plan when its paid time
-- does, a pause begins by the clock, no row means nothing.
create or replace function private.effective_tier(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.is_superadmin(account) then 'unlimited'
    else coalesce((
      select case
        when tier = 'trial' and (trial_ends_at is null or trial_ends_at <= private.now()) then 'canceled'
        when access_until <= private.now() then 'canceled'
        when tier <> 'canceled' and pause_at <= private.now() then 'paused'
        else tier
      end
      from public.subscriptions where user_id = account
    ), 'canceled')
  end
$$;

create or replace function private.start_trial() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    new.tier := 'trial';
    new.trial_ends_at := private.now() + interval '7 days';
    new.selected_advisors := array['lena', 'emma'];
    new.document_uploads_remaining := 3;
    new.total_document_uploads := 3;
    new.stripe_subscription_id := null;
    new.access_until := null;
    new.pause_at := null;
    new.past_due_since := null;
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end
$$;

create or replace function private.guard_subscription() returns trigger
language plpgsql set search_path = '' as $$
declare
  effective text;
  added text[];
begin
  new.updated_at := now();
  if current_user <> 'authenticated' then
    return new;
  end if;

  if (new.user_id, new.trial_ends_at, new.total_document_uploads, new.stripe_subscription_id, new.created_at,
      new.access_until, new.pause_at, new.past_due_since)
     is distinct from
     (old.user_id, old.trial_ends_at, old.total_document_uploads, old.stripe_subscription_id, old.created_at,
      old.access_until, old.pause_at, old.past_due_since) then
    raise exception 'Only the payment service can change this part of a subscription.' using errcode = '42501';
  end if;

  effective := private.effective_tier(old.user_id);

  if new.tier is distinct from old.tier and not (
    new.tier = 'canceled' and old.tier = 'trial' and old.trial_ends_at <= private.now()
  ) then
    raise exception 'Only the payment service can change the tier.' using errcode = '42501';
  end if;

  if new.document_uploads_remaining is distinct from old.document_uploads_remaining then
    if effective in ('canceled', 'paused') then
      raise exception 'This plan does not include uploads.' using errcode = '42501';
    end if;
    if old.document_uploads_remaining < 1 or new.document_uploads_remaining <> old.document_uploads_remaining - 1 then
      raise exception 'An upload uses exactly one credit.' using errcode = '42501';
    end if;
  end if;

  if new.selected_advisors is distinct from old.selected_advisors then
    added := array(
      select pg_catalog.unnest(new.selected_advisors) except all select pg_catalog.unnest(old.selected_advisors)
    );
    if pg_catalog.cardinality(added) > 0 then
      if not added <@ private.tier_advisors(effective, old.selected_advisors) then
        raise exception 'This advisor is not part of the plan.' using errcode = '42501';
      end if;
      if pg_catalog.cardinality(new.selected_advisors) > private.max_advisors(effective) then
        raise exception 'The plan''s number of advisors is reached.' using errcode = '42501';
      end if;
      if exists (
        select from pg_catalog.unnest(new.selected_advisors) as advisor group by advisor having count(*) > 1
      ) then
        raise exception 'An advisor can be selected once.' using errcode = '42501';
      end if;
    end if;
  end if;

  return new;
end
$$;

create or replace function private.welcome_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.subscriptions
    (user_id, tier, trial_ends_at, selected_advisors, document_uploads_remaining, total_document_uploads)
  values (new.id, 'trial', private.now() + interval '7 days', array['lena', 'emma'], 3, 3)
  on conflict (user_id) do nothing;

  insert into public.profiles (id, first_name, last_name)
  values (
    new.id,
    nullif(pg_catalog.left(pg_catalog.btrim(new.raw_user_meta_data ->> 'first_name'), 100), ''),
    nullif(pg_catalog.left(pg_catalog.btrim(new.raw_user_meta_data ->> 'last_name'), 100), '')
  )
  on conflict (id) do nothing;
  return new;
end
$$;
