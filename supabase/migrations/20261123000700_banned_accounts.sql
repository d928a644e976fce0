-- A banned account is served nowhere, from that moment on, though its tokens still verify.
create or replace function private.is_account_open(account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- In this language the plan is kept, and it runs with every request.
  return exists (
    select from auth.users
    where id = account and deleted_at is null and (banned_until is null or banned_until <= now())
  )
    and not exists (select from private.closed_accounts where user_id = account);
end
$$;
