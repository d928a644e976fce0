-- Reminders that come when no page is open, mails about sign-ins, and a calendar's address.

-- When a deadline was last written: a reminder that lay before that is not made up for. A calendar that knows an
-- older revision takes the newer one.
alter table public.deadlines
  add column changed_at timestamptz not null default now(),
  add column revision integer not null default 0;

create function private.note_deadline_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.changed_at := now();
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger note_deadline_change before update of title, date, time on public.deadlines
  for each row when ((old.title, old.date, old.time) is distinct from (new.title, new.date, new.time))
  execute function private.note_deadline_change();

create function private.is_time_zone(zone text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- The names alone: a made-up one like 'XYZ8' counts as an offset here, and as nothing in the server.
  return zone ~ '^[A-Za-z]+([/_+-][A-Za-z0-9_+-]+)*$' and now() at time zone zone is not null;
exception when invalid_parameter_value then
  return false;
end
$$;

create table public.reminder_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  zone text not null default 'UTC' check (char_length(zone) <= 64 and private.is_time_zone(zone)),
  days_before integer[] not null default '{}'
    check (days_before <@ array[1, 2, 3, 7, 14] and cardinality(days_before) <= 5),
  -- Minutes after midnight in that zone; no quiet hours where they are equal.
  quiet_from integer not null default 0 check (quiet_from between 0 and 1439),
  quiet_to integer not null default 0 check (quiet_to between 0 and 1439),
  wording text not null default 'neutral' check (wording in ('neutral', 'own', 'title')),
  own_words text check (char_length(btrim(own_words)) between 1 and 80),
  -- The address of which somebody has said that reminders may go there; another address needs another word.
  mail_to text check (char_length(mail_to) <= 320),
  mail_since timestamptz not null default now(),
  -- The same for mails about sign-ins.
  sign_in_mail_to text check (char_length(sign_in_mail_to) <= 320),
  -- Opens nothing but the end of the mails: it stands in each of them.
  stop_token uuid not null unique default gen_random_uuid(),
  -- When the server has to look at the person's deadlines next; -infinity: at once, null: never.
  look_at timestamptz default '-infinity',
  check (wording <> 'own' or own_words is not null)
);
create index reminder_settings_look_at_idx on public.reminder_settings (look_at) where look_at is not null;

-- It ends with the session: signing out, Quick exit, signing a device out from elsewhere, closing the account.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 2000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}=?$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}(==)?$'),
  created_at timestamptz not null default now()
);
create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id);
create index push_subscriptions_session_id_idx on public.push_subscriptions (session_id);

create table public.calendar_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  address_hash text not null unique check (address_hash ~ '^[0-9a-f]{64}$'),
  shows_titles boolean not null default false,
  zone text not null check (char_length(zone) <= 64 and private.is_time_zone(zone)),
  created_at timestamptz not null default now()
);

-- What is to be sent, once: whoever plans writes the slot, whoever sends holds it for a while.
create table private.outgoing_notices (
  id bigint generated always as identity primary key,
  -- Names one notice to one place, whoever thinks of it: a second one is not written.
  slot text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('days', 'soon', 'now', 'sign-in')),
  -- Not tied to deadline and browser: whoever removes those must not wait for whoever plans, and the other way round.
  deadline_id bigint,
  due_at timestamptz,
  -- The page's own notice of the same moment has the same tag.
  moment timestamptz not null,
  -- Null: by mail.
  subscription_id uuid,
  -- Too late, nobody is helped any more.
  useful_until timestamptz not null,
  try_at timestamptz not null default '-infinity',
  held_until timestamptz,
  tries integer not null default 0,
  sent_at timestamptz
);
create index outgoing_notices_try_at_idx on private.outgoing_notices (try_at) where sent_at is null;
create index outgoing_notices_user_id_idx on private.outgoing_notices (user_id);
create index outgoing_notices_useful_until_idx on private.outgoing_notices (useful_until);

alter table public.reminder_settings enable row level security;
alter table public.push_subscriptions enable row level security;
alter table public.calendar_addresses enable row level security;
alter table private.outgoing_notices enable row level security;
revoke all on public.reminder_settings, public.push_subscriptions, public.calendar_addresses,
  private.outgoing_notices from public, anon, authenticated;
grant select (user_id, zone, days_before, quiet_from, quiet_to, wording, own_words, mail_to, sign_in_mail_to),
  insert (user_id, zone, days_before, quiet_from, quiet_to, wording, own_words, mail_to, sign_in_mail_to),
  update (zone, days_before, quiet_from, quiet_to, wording, own_words, mail_to, sign_in_mail_to)
  on public.reminder_settings to authenticated;
grant select (id, user_id, session_id, created_at), insert (user_id, session_id, endpoint, p256dh, auth), delete
  on public.push_subscriptions to authenticated;
grant select (user_id, shows_titles, zone, created_at), insert (user_id, address_hash, shows_titles, zone), delete
  on public.calendar_addresses to authenticated;
grant select, insert, update, delete on public.reminder_settings, public.push_subscriptions,
  public.calendar_addresses, private.outgoing_notices to service_role;
-- The checks of the tables ask it.
revoke all on function private.is_time_zone(text) from public, anon;
grant execute on function private.is_time_zone(text) to authenticated, service_role;

create policy "people choose how they are reminded" on public.reminder_settings to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people are reminded in browsers where they are signed in" on public.push_subscriptions to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and session_id = (select private.session_id()));
create policy "people have a calendar address of their own" on public.calendar_addresses to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the service sees reminder settings" on public.reminder_settings
  to service_role using (true) with check (true);
create policy "the service sees push subscriptions" on public.push_subscriptions
  to service_role using (true) with check (true);
create policy "the service sees calendar addresses" on public.calendar_addresses
  to service_role using (true) with check (true);
create policy "the service sends notices" on private.outgoing_notices to service_role using (true) with check (true);
do $$
declare
  name text;
begin
  foreach name in array array['reminder_settings', 'push_subscriptions', 'calendar_addresses'] loop
    execute pg_catalog.format(
      'create policy "people take every step" on public.%I as restrictive to authenticated
         using ((select private.has_taken_every_step())) with check ((select private.has_taken_every_step()))',
      name
    );
  end loop;
end
$$;

-- Whatever changes the plan has it made anew. A moment that lay before mails were allowed is not made up for.
create function private.change_reminder_settings() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.look_at := '-infinity';
  if tg_op = 'INSERT' or new.mail_to is distinct from old.mail_to then
    new.mail_since := now();
  end if;
  return new;
end
$$;
create trigger change_reminder_settings before insert or update of zone, days_before, quiet_from, quiet_to, mail_to
  on public.reminder_settings for each row execute function private.change_reminder_settings();

create function private.plan_reminders_anew() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.reminder_settings set look_at = '-infinity'
    where user_id = coalesce(new.user_id, old.user_id) and look_at is distinct from '-infinity';
  return null;
end
$$;
create trigger plan_reminders_anew after insert or delete or update of date, time, is_sample on public.deadlines
  for each row execute function private.plan_reminders_anew();
create trigger plan_reminders_anew after insert or delete on public.push_subscriptions
  for each row execute function private.plan_reminders_anew();

-- As many browsers as somebody uses, and no more: the oldest gives way.
create function private.limit_push_subscriptions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions where user_id = new.user_id
    order by created_at desc, id offset 9
  );
  return new;
end
$$;
create trigger limit_push_subscriptions before insert on public.push_subscriptions
  for each row execute function private.limit_push_subscriptions();

-- A sign-in is mailed to whoever has allowed it, to the address they said it of, while that is still the account's.
create function private.notice_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outgoing_notices (slot, user_id, kind, moment, useful_until)
  select 'sign-in:' || new.id, user_id, 'sign-in', new.created_at, new.created_at + interval '1 day'
  from public.reminder_settings
  where user_id::text = new.payload ->> 'actor_id' and sign_in_mail_to is not null
    and private.is_account_open(user_id)
  on conflict (slot) do nothing;
  return null;
end
$$;
create trigger notice_sign_in after insert on auth.audit_log_entries
  for each row when (new.payload ->> 'action' = 'login') execute function private.notice_sign_in();

revoke all on function private.note_deadline_change(), private.change_reminder_settings(),
  private.plan_reminders_anew(), private.limit_push_subscriptions(), private.notice_sign_in()
  from public, anon, authenticated;
