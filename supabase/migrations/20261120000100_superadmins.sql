-- Who is a superadmin: configured on the server, read by database functions, never sent to a browser.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create table private.superadmins (
  email text primary key check (email = lower(email))
);
revoke all on private.superadmins from public, anon, authenticated;
grant select, insert, delete on private.superadmins to service_role;
alter table private.superadmins enable row level security;
create policy "the service configures superadmins" on private.superadmins
  to service_role using (true) with check (true);

-- By the confirmed address of the account, not by the token's claim, which may be an hour old.
create function private.is_superadmin(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users
    join private.superadmins on superadmins.email = lower(users.email)
    where users.id = account and users.email_confirmed_at is not null
  )
$$;
revoke all on function private.is_superadmin(uuid) from public, anon;
grant execute on function private.is_superadmin(uuid) to authenticated, service_role;

create function public.is_superadmin() returns boolean
language sql stable set search_path = '' as $$
  select private.is_superadmin(auth.uid())
$$;
revoke all on function public.is_superadmin() from public, anon;
grant execute on function public.is_superadmin() to authenticated, service_role;
