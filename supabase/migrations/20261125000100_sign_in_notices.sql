-- A sign-in looks for one person's settings by their key. Before, the id was compared as text, which no index answers:
-- every sign-in went through the settings of everybody.
create or replace function private.notice_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor text := new.payload ->> 'actor_id';
begin
  -- Programs that write entries of their own may name no account: that must not keep anybody from signing in.
  if actor !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  insert into private.outgoing_notices (slot, user_id, kind, moment, useful_until)
  select 'sign-in:' || new.id, user_id, 'sign-in', new.created_at, new.created_at + interval '1 day'
  from public.reminder_settings
  where user_id = actor::uuid and sign_in_mail_to is not null and private.is_account_open(user_id)
  on conflict (slot) do nothing;
  return null;
end
$$;
