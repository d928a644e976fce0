-- Whoever sits at an open screen could do one harmless thing fifty times, and what they did before would have left the list:
-- so each kind of event has places of its own. Wrong passwords and codes are events too.
create or replace function public.list_security_events()
returns table (id uuid, happened_at timestamptz, action text, user_agent text)
language sql stable security definer set search_path = '' as $$
  select latest.id, latest.created_at, latest.action, latest.user_agent
  from (
    select entries.id, entries.created_at, entries.payload ->> 'action' as action,
      entries.payload ->> 'user_agent' as user_agent,
      row_number() over (
        partition by entries.payload ->> 'action' order by entries.created_at desc, entries.id
      ) as place
    from auth.audit_log_entries entries
    where entries.payload ->> 'actor_id' = auth.uid()::text and private.is_signed_in()
      and entries.payload ->> 'action' in (
        'login', 'logout', 'session_ended', 'token_reused', 'user_recovery_requested', 'sign_in_mail_requested',
        'sign_in_text_requested', 'user_updated_password', 'user_modified', 'factor_verified', 'factor_unenrolled',
        'verification_failed', 'recovery_code_used', 'generate_recovery_codes', 'recovery_codes_deleted',
        'identity_linked', 'identity_unlinked', 'calendar_address_made', 'data_copied', 'account_closed',
        'account_kept', 'sign_in_refused'
      )
  ) latest
  where latest.place <= 20
  order by latest.created_at desc, latest.id
$$;
