-- Whoever has set up two-step sign-in is served only after the second step, whatever the browser shows.

-- An account without a confirmed factor needs one step. Asked for at every statement: a token may be older
-- than the factor.
create function private.has_taken_every_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.jwt() ->> 'aal' is not distinct from 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  )
$$;
revoke all on function private.has_taken_every_step() from public, anon;
grant execute on function private.has_taken_every_step() to authenticated, service_role;

-- On top of every policy that lets people in. A later table brings its own (tests/db/two-step.test.ts).
do $$
declare
  name text;
begin
  for name in select relname from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop
    execute pg_catalog.format(
      'create policy "people take every step" on public.%I as restrictive to authenticated
         using ((select private.has_taken_every_step())) with check ((select private.has_taken_every_step()))',
      name
    );
  end loop;
end
$$;

-- Unlike the token's word, this ends with the session.
create function private.is_signed_in() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_taken_every_step() and exists (
    select from auth.sessions
    where id::text = auth.jwt() ->> 'session_id' and user_id = auth.uid()
      and (not_after is null or not_after > now())
  )
$$;
revoke all on function private.is_signed_in() from public, anon;
grant execute on function private.is_signed_in() to authenticated, service_role;

-- Where the caller is signed in. No addresses: they would tell a watcher at this screen where somebody is.
create function public.list_sessions()
returns table (id uuid, started_at timestamptz, last_seen_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select sessions.id, sessions.created_at, coalesce(sessions.refreshed_at, sessions.created_at),
    sessions.user_agent, sessions.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions
  where sessions.user_id = auth.uid() and (sessions.not_after is null or sessions.not_after > now())
    and private.is_signed_in()
  order by 5 desc, 3 desc
  limit 100
$$;

-- Signs one of the caller's other devices out; false when there was none of that id.
create function public.end_session(session uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_signed_in() or session::text = auth.jwt() ->> 'session_id' then
    return false;
  end if;
  -- The account first, as the auth server does: in another order two requests could block each other.
  perform from auth.users where users.id = auth.uid() for update;
  delete from auth.sessions where sessions.id = session and sessions.user_id = auth.uid();
  if not found then
    return false;
  end if;
  insert into auth.audit_log_entries (id, payload, created_at) values (
    gen_random_uuid(),
    pg_catalog.jsonb_build_object('action', 'session_ended', 'actor_id', auth.uid()::text),
    now()
  );
  return true;
end
$$;

-- What happened to the caller's account, newest first. No addresses here either.
create function public.list_security_events()
returns table (id uuid, happened_at timestamptz, action text, user_agent text)
language sql stable security definer set search_path = '' as $$
  select entries.id, entries.created_at, entries.payload ->> 'action', entries.payload ->> 'user_agent'
  from auth.audit_log_entries entries
  where entries.payload ->> 'actor_id' = auth.uid()::text and private.is_signed_in()
    and entries.payload ->> 'action' in (
      'login', 'logout', 'session_ended', 'token_reused', 'user_recovery_requested', 'user_updated_password',
      'user_modified', 'factor_verified', 'factor_unenrolled', 'verification_failed', 'recovery_code_used',
      'generate_recovery_codes', 'recovery_codes_deleted', 'data_copied', 'account_closed', 'account_kept'
    )
  order by entries.created_at desc
  limit 50
$$;

revoke all on function public.list_sessions(), public.end_session(uuid), public.list_security_events()
  from public, anon;
grant execute on function public.list_sessions(), public.end_session(uuid), public.list_security_events()
  to authenticated, service_role;
