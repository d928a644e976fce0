create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  tier text not null default 'trial'
    check (tier in ('trial', 'starter', 'core', 'unlimited', 'paused', 'canceled')),
  trial_ends_at timestamptz,
  selected_advisors text[] not null default '{}'
    check (
      selected_advisors <@ array['lena', 'emma', 'hannah', 'james', 'max', 'ava']
      and coalesce(array_ndims(selected_advisors), 1) = 1
    ),
  document_uploads_remaining integer not null default 0 check (document_uploads_remaining >= 0),
  total_document_uploads integer not null default 0 check (total_document_uploads >= 0),
  stripe_subscription_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.subscriptions enable row level security;
revoke all on public.subscriptions from public, anon, authenticated;
grant select, insert, update on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;

create policy "people read their own subscription" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people start their own trial" on public.subscriptions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own subscription" on public.subscriptions
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the service sees subscriptions" on public.subscriptions
  to service_role using (true) with check (true);

-- The rules below stand in src/domain/billing/plan.ts and access.ts too; a test holds the two together.

create function private.tier_advisors(tier text, selected text[]) returns text[]
language sql immutable set search_path = '' as $$
  select case tier
    when 'starter' then array['lena', 'emma']
    when 'trial' then array['lena', 'emma', 'hannah', 'james']
    when 'core' then array['lena', 'emma', 'hannah', 'james']
    when 'unlimited' then array['lena', 'emma', 'hannah', 'james', 'max', 'ava']
    when 'paused' then selected
    else '{}'::text[]
  end
$$;

create function private.max_advisors(tier text) returns integer
language sql immutable set search_path = '' as $$
  select case tier
    when 'starter' then 2
    when 'trial' then 4
    when 'core' then 4
    when 'unlimited' then 6
    when 'paused' then 6
    else 0
  end
$$;

-- The tier that counts now: superadmins have everything, a trial ends by the clock, no row means nothing.
create function private.effective_tier(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.is_superadmin(account) then 'unlimited'
    else coalesce((
      select case
        when tier = 'trial' and (trial_ends_at is null or trial_ends_at <= now()) then 'canceled'
        else tier
      end
      from public.subscriptions where user_id = account
    ), 'canceled')
  end
$$;

create function private.account_advisors(account uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select private.tier_advisors(
    private.effective_tier(account),
    coalesce((select selected_advisors from public.subscriptions where user_id = account), '{}')
  )
$$;

create function public.can_access_advisor(advisor text) returns boolean
language sql stable set search_path = '' as $$
  select advisor = any (private.account_advisors(auth.uid()))
$$;

revoke all on function private.tier_advisors(text, text[]), private.max_advisors(text),
  private.effective_tier(uuid), private.account_advisors(uuid), public.can_access_advisor(text)
  from public, anon;
grant execute on function private.tier_advisors(text, text[]), private.max_advisors(text),
  private.effective_tier(uuid), private.account_advisors(uuid), public.can_access_advisor(text)
  to authenticated, service_role;

create function private.start_trial() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    new.tier := 'trial';
    new.trial_ends_at := now() + interval '7 days';
    new.selected_advisors := array['lena', 'emma'];
    new.document_uploads_remaining := 3;
    new.total_document_uploads := 3;
    new.stripe_subscription_id := null;
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end
$$;

create trigger start_trial before insert on public.subscriptions
  for each row execute function private.start_trial();

create function private.guard_subscription() returns trigger
language plpgsql set search_path = '' as $$
declare
  effective text;
  added text[];
begin
  new.updated_at := now();
  if current_user <> 'authenticated' then
    return new;
  end if;

  if (new.user_id, new.trial_ends_at, new.total_document_uploads, new.stripe_subscription_id, new.created_at)
     is distinct from
     (old.user_id, old.trial_ends_at, old.total_document_uploads, old.stripe_subscription_id, old.created_at) then
    raise exception 'Only the payment service can change this part of a subscription.' using errcode = '42501';
  end if;

  effective := private.effective_tier(old.user_id);

  if new.tier is distinct from old.tier and not (
    new.tier = 'canceled' and old.tier = 'trial' and old.trial_ends_at <= now()
  ) then
    raise exception 'Only the payment service can change the tier.' using errcode = '42501';
  end if;

  if new.document_uploads_remaining is distinct from old.document_uploads_remaining then
    if effective = 'canceled' then
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

create trigger guard_subscription before update on public.subscriptions
  for each row execute function private.guard_subscription();
revoke all on function private.start_trial(), private.guard_subscription() from public, anon, authenticated;

-- A confirmed account has a trial, whatever the browser sends or forgets to send.
create function private.welcome_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.subscriptions
    (user_id, tier, trial_ends_at, selected_advisors, document_uploads_remaining, total_document_uploads)
  values (new.id, 'trial', now() + interval '7 days', array['lena', 'emma'], 3, 3)
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
revoke all on function private.welcome_account() from public, anon, authenticated;

create trigger welcome_new_account after insert on auth.users
  for each row when (new.email_confirmed_at is not null)
  execute function private.welcome_account();
create trigger welcome_confirmed_account after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.welcome_account();
