-- One trial and one half-price offer for each mailbox and phone number, also after the account is deleted, moved or made again
-- with another spelling of the address. What is kept is a keyed hash of the mailbox or number, when the trial ends and when
-- the offer was taken: nothing of it names a person or an account. It goes two years after the trial's end.

-- Without it nobody can try addresses against the hashes. One row.
create table private.trial_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null
);
insert into private.trial_key (key)
  values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

create table private.trial_marks (
  mark text primary key,
  trial_ends_at timestamptz not null,
  offer_used_at timestamptz
);
create index trial_marks_trial_ends_at_idx on private.trial_marks (trial_ends_at);
alter table private.trial_key enable row level security;
alter table private.trial_marks enable row level security;
revoke all on private.trial_key, private.trial_marks from public, anon, authenticated, service_role;

-- As `mailboxOf` in src/domain/account/mailbox.ts.
create function private.mailbox_of(email text) returns text
language sql immutable set search_path = '' as $$
  select case
    when host in ('gmail.com', 'googlemail.com') then replace(box, '.', '') || '@gmail.com'
    else box || '@' || host
  end
  from (
    select coalesce(nullif(split_part(name, '+', 1), ''), name) as box, host
    from (
      select regexp_replace(lower(email), '@[^@]*$', '') as name, regexp_replace(lower(email), '^.*@', '') as host
    ) halves
  ) parts
$$;

-- Of what the account's owner has proven.
create function private.trial_marks_of(account uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(key || sha256(key || convert_to(contact, 'UTF8'))), 'hex')
  from private.trial_key, auth.users, lateral (values
    (case when email_confirmed_at is not null then 'mailbox ' || private.mailbox_of(email) end),
    (case when phone_confirmed_at is not null then 'phone ' || phone end)
  ) contacts (contact)
  where users.id = account and contact is not null
$$;

-- When a trial of that account ends that begins now: with the earliest that its mailbox or number had before.
create function private.trial_end_for(account uuid, latest timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(latest, min(trial_ends_at)) from private.trial_marks
  where mark in (select private.trial_marks_of(account)) and trial_ends_at > private.now() - interval '2 years'
$$;

create function private.note_trial(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.trial_marks where trial_ends_at <= private.now() - interval '2 years';
  insert into private.trial_marks (mark, trial_ends_at, offer_used_at)
    select marks.mark, coalesce(subscriptions.trial_ends_at, private.now()), billing_accounts.retention_used_at
    from private.trial_marks_of(account) marks (mark)
      join public.subscriptions on subscriptions.user_id = account
      left join public.billing_accounts on billing_accounts.user_id = account
    where coalesce(subscriptions.trial_ends_at, private.now()) > private.now() - interval '2 years'
    order by 1
  on conflict (mark) do update set
    trial_ends_at = least(trial_marks.trial_ends_at, excluded.trial_ends_at),
    offer_used_at = coalesce(trial_marks.offer_used_at, excluded.offer_used_at);
end
$$;

create function private.note_trial_of_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_trial(case when tg_table_schema = 'auth'
    then (pg_catalog.to_jsonb(new) ->> 'id')::uuid else (pg_catalog.to_jsonb(new) ->> 'user_id')::uuid end);
  return new;
end
$$;
create trigger note_trial after insert on public.subscriptions
  for each row execute function private.note_trial_of_row();
create trigger note_trial_of_offer after insert or update of retention_used_at on public.billing_accounts
  for each row when (new.retention_used_at is not null)
  execute function private.note_trial_of_row();
create trigger note_trial_of_contact
  after update of email, phone, email_confirmed_at, phone_confirmed_at on auth.users
  for each row when (
    (old.email, old.phone, old.email_confirmed_at, old.phone_confirmed_at)
    is distinct from (new.email, new.phone, new.email_confirmed_at, new.phone_confirmed_at)
  )
  execute function private.note_trial_of_row();

create function private.remember_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.retention_used_at := coalesce(new.retention_used_at, (
    select min(offer_used_at) from private.trial_marks where mark in (select private.trial_marks_of(new.user_id))
  ));
  return new;
end
$$;
create trigger remember_offer before insert on public.billing_accounts
  for each row execute function private.remember_offer();

create or replace function private.welcome_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.subscriptions
    (user_id, tier, trial_ends_at, selected_advisors, document_uploads_remaining, total_document_uploads)
  values (
    new.id, 'trial', private.trial_end_for(new.id, private.now() + interval '7 days'), array['lena', 'emma'], 3, 3
  )
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

-- Not `security definer`: it asks who inserts.
create or replace function private.start_trial() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    new.tier := 'trial';
    new.trial_ends_at := private.own_trial_end(private.now() + interval '7 days');
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

create function private.own_trial_end(latest timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select private.trial_end_for(auth.uid(), latest)
$$;

revoke all on function private.mailbox_of(text), private.trial_marks_of(uuid),
  private.trial_end_for(uuid, timestamptz), private.note_trial(uuid), private.note_trial_of_row(),
  private.remember_offer(), private.own_trial_end(timestamptz) from public, anon, authenticated;
grant execute on function private.own_trial_end(timestamptz) to authenticated;

select private.note_trial(user_id) from public.subscriptions;
