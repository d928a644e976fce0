-- Somebody asked for a text message that signs in: the person can see it among what happened to the account.
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
      'identity_linked', 'identity_unlinked', 'data_copied', 'account_closed', 'account_kept'
    )
  order by entries.created_at desc
  limit 50
$$;
