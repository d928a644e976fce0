-- The events that the security log shows. A new kind is one more row here, instead of another copy of the function.
create table private.listed_events (action text primary key);
insert into private.listed_events (action) values
  ('login'), ('logout'), ('session_ended'), ('token_reused'), ('user_recovery_requested'), ('sign_in_mail_requested'),
  ('sign_in_text_requested'), ('user_updated_password'), ('user_modified'), ('factor_verified'), ('factor_unenrolled'),
  ('verification_failed'), ('recovery_code_used'), ('generate_recovery_codes'), ('recovery_codes_deleted'),
  ('identity_linked'), ('identity_unlinked'), ('calendar_address_made'), ('data_copied'), ('account_closed'),
  ('account_kept'), ('sign_in_refused');

-- Only the function below reads it, as its owner.
alter table private.listed_events enable row level security;
revoke all on private.listed_events from public, anon, authenticated, service_role;

-- Each kind of event has its own limit, so that repeating a harmless one cannot push the others off the list.
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
      and entries.payload ->> 'action' in (select listed.action from private.listed_events listed)
  ) latest
  where latest.place <= 20
  order by latest.created_at desc, latest.id
$$;
