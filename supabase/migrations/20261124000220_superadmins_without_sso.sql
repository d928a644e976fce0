-- An identity provider names whatever address it likes, so single sign-on makes nobody a superadmin.
create or replace function private.is_superadmin(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users
    join private.superadmins on superadmins.email = lower(users.email)
    where users.id = account and users.email_confirmed_at is not null and not users.is_sso_user
  )
$$;

-- And the end of such an account is no end of the superadmin with its address.
create or replace function private.delete_account(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.superadmins
    where email = (
      select pg_catalog.lower(users.email) from auth.users
      where id = account and not is_sso_user for update
    );
  delete from auth.audit_log_entries where payload ->> 'actor_id' = account::text;
  delete from auth.users where id = account;
end
$$;
