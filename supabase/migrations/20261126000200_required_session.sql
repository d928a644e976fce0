-- Who is signed out is out with the next statement, whatever their token says: raised in the same breath as the role is
-- set, so that nothing sent behind it is run. Without an account or a session there is nobody to serve.
create function private.require_session(account uuid, session uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  -- In this language the plan is kept, and it runs with every request: so private.is_account_open is written out here.
  if not exists (
    select from auth.sessions join auth.users on users.id = sessions.user_id
    where sessions.id = session and sessions.user_id = account
      and (sessions.not_after is null or sessions.not_after > now())
      and users.deleted_at is null and (users.banned_until is null or users.banned_until <= now())
  ) or exists (select from private.closed_accounts where user_id = account) then
    raise exception 'This account is not open, or the session is over' using errcode = 'EK001';
  end if;
end
$$;
revoke all on function private.require_session(uuid, uuid) from public, anon, authenticated;
grant execute on function private.require_session(uuid, uuid) to authenticated, service_role;
