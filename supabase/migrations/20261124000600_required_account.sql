-- The same question as an error: what was sent behind it in the same breath is then not run.
create function private.require_open_account(account uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_account_open(account) then
    raise exception 'This account is not open' using errcode = 'EK001';
  end if;
end
$$;
revoke all on function private.require_open_account(uuid) from public, anon, authenticated;
grant execute on function private.require_open_account(uuid) to authenticated, service_role;
