-- An address of a calendar reads along for as long as it is there: somebody who once sat at an open screen must not
-- keep it. A new password ends it, and that it was made stands among what happened to the account, whoever made it.
create function private.end_calendar_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.calendar_addresses where user_id = new.id;
  return null;
end
$$;
create trigger end_calendar_address after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.end_calendar_address();

create function private.note_calendar_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.audit_log_entries (id, payload, created_at) values (
    gen_random_uuid(),
    pg_catalog.jsonb_build_object('action', 'calendar_address_made', 'actor_id', new.user_id::text),
    now()
  );
  return null;
end
$$;
create trigger note_calendar_address after insert on public.calendar_addresses
  for each row execute function private.note_calendar_address();

revoke all on function private.end_calendar_address(), private.note_calendar_address()
  from public, anon, authenticated;

create or replace function public.list_security_events()
returns table (id uuid, happened_at timestamptz, action text, user_agent text)
language sql stable security definer set search_path = '' as $$
  select entries.id, entries.created_at, entries.payload ->> 'action', entries.payload ->> 'user_agent'
  from auth.audit_log_entries entries
  where entries.payload ->> 'actor_id' = auth.uid()::text and private.is_signed_in()
    and entries.payload ->> 'action' in (
      'login', 'logout', 'session_ended', 'token_reused', 'user_recovery_requested', 'sign_in_mail_requested',
      'sign_in_text_requested', 'user_updated_password', 'user_modified', 'factor_verified', 'factor_unenrolled',
      'verification_failed', 'recovery_code_used', 'generate_recovery_codes', 'recovery_codes_deleted',
      'identity_linked', 'identity_unlinked', 'calendar_address_made', 'data_copied', 'account_closed',
      'account_kept'
    )
  order by entries.created_at desc
  limit 50
$$;
