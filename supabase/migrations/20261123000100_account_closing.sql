-- Accounts that their person has closed. Nobody reads or writes them, and when the day has come they are deleted;
-- until then the person can sign in and keep the account.
create table private.closed_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  closed_at timestamptz not null,
  delete_at timestamptz not null,
  -- The payment provider was told that nothing is to be renewed.
  renewal_stopped boolean not null default false
);
create index closed_accounts_delete_at_idx on private.closed_accounts (delete_at);

alter table private.closed_accounts enable row level security;
revoke all on private.closed_accounts from public, anon, authenticated;
grant select, insert, update, delete on private.closed_accounts to service_role;
create policy "the service closes accounts" on private.closed_accounts to service_role using (true) with check (true);

-- Asked before anything is done in somebody's name (src/server/database/database.ts): a token outlives its account by minutes.
create function private.is_account_open(account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- In this language the plan is kept, and it runs with every request.
  return exists (select from auth.users where id = account and deleted_at is null)
    and not exists (select from private.closed_accounts where user_id = account);
end
$$;

-- False when there is no such account. Everybody who is signed in to it is out.
create function private.close_account(account uuid, at timestamptz, until timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- The row first, as whoever changes the sessions of an account does. The browser reads the day in its session.
  update auth.users
    set raw_app_meta_data = raw_app_meta_data || pg_catalog.jsonb_build_object('closes_at', until)
    where id = account and deleted_at is null;
  if not found then
    return false;
  end if;
  insert into private.closed_accounts (user_id, closed_at, delete_at) values (account, at, until)
    on conflict (user_id) do update set closed_at = excluded.closed_at, delete_at = excluded.delete_at;
  -- No mail about the end of a trial that nobody waits for.
  insert into private.trial_reminders (user_id) values (account) on conflict do nothing;
  delete from auth.sessions where user_id = account;
  delete from auth.one_time_tokens where user_id = account;
  delete from auth.flow_state where user_id = account;
  return true;
end
$$;

create function private.keep_account(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set raw_app_meta_data = raw_app_meta_data - 'closes_at' where id = account;
  delete from private.closed_accounts where user_id = account;
  delete from private.trial_reminders where user_id = account;
end
$$;

-- All that is known of a person. Most of it goes by its foreign keys; src/server/account/personal-tables.ts lists it.
create function private.delete_account(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.superadmins
    where email = (select pg_catalog.lower(users.email) from auth.users where id = account for update);
  delete from auth.audit_log_entries where payload ->> 'actor_id' = account::text;
  delete from auth.users where id = account;
end
$$;

revoke all on function private.is_account_open(uuid), private.close_account(uuid, timestamptz, timestamptz),
  private.keep_account(uuid), private.delete_account(uuid) from public, anon, authenticated;
grant execute on function private.is_account_open(uuid) to authenticated, service_role;
grant execute on function private.close_account(uuid, timestamptz, timestamptz), private.keep_account(uuid),
  private.delete_account(uuid) to service_role;
