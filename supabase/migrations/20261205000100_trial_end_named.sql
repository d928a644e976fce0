-- The email before the end of a trial names that moment, in the person's time zone if they have told it.
drop function private.claim_trial_reminders(integer);
create function private.claim_trial_reminders(most integer)
returns table (user_id uuid, email text, ends_at timestamptz, zone text)
language sql volatile security definer set search_path = '' as $$
  with due as (
    select subscriptions.user_id, users.email, subscriptions.trial_ends_at, nullif(settings.zone, 'UTC') as zone
    from public.subscriptions
    join auth.users on users.id = subscriptions.user_id
    left join public.reminder_settings settings on settings.user_id = subscriptions.user_id
    where subscriptions.tier = 'trial' and subscriptions.stripe_subscription_id is null
      and subscriptions.trial_ends_at > private.now()
      and subscriptions.trial_ends_at <= private.now() + interval '1 day'
      and users.email is not null and users.email_confirmed_at is not null and users.deleted_at is null
      and not private.is_superadmin(users.id) and private.is_account_open(users.id)
      and not exists (
        select from private.trial_reminders
        where trial_reminders.user_id = users.id
          and (held_until is null or held_until > pg_catalog.clock_timestamp())
      )
    order by subscriptions.trial_ends_at
    limit most
  ), claimed as (
    insert into private.trial_reminders as held (user_id, held_until)
    select due.user_id, pg_catalog.clock_timestamp() + interval '15 minutes' from due
    on conflict on constraint trial_reminders_pkey do update set held_until = excluded.held_until
      where held.held_until <= pg_catalog.clock_timestamp()
    returning held.user_id
  )
  select due.user_id, due.email, due.trial_ends_at, due.zone from due join claimed on claimed.user_id = due.user_id
$$;
revoke all on function private.claim_trial_reminders(integer) from public, anon, authenticated;
grant execute on function private.claim_trial_reminders(integer) to service_role;
