-- What a session begins ends with it, however it ends: a change of address or number, a code that proves its owner, the link to
-- an account elsewhere, and an unfinished second step. Null: the operator's program began it.
alter table auth.one_time_tokens
  add column session_id uuid references auth.sessions (id) on delete cascade;
create index one_time_tokens_session_id_idx on auth.one_time_tokens (session_id);
alter table auth.provider_flows
  add column session_id uuid references auth.sessions (id) on delete cascade;
create index provider_flows_session_id_idx on auth.provider_flows (session_id);
alter table auth.mfa_factors add column session_id uuid;
alter table auth.users
  add column email_change_session_id uuid,
  add column phone_change_session_id uuid;

-- Nobody can tell any more which session began these: they are asked for anew.
update auth.users set email_change = null, phone_change = null
  where email_change is not null or phone_change is not null;
delete from auth.one_time_tokens where token_type in (
  'email_change_token_new', 'email_change_token_current', 'phone_change_token', 'reauthentication_token'
);
delete from auth.provider_flows where user_id is not null;
delete from auth.mfa_factors where status = 'unverified';

-- Not by foreign keys: the account and a verified factor stay.
create function auth.drop_begun_in_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set
    email_change = case when email_change_session_id = old.id then null else email_change end,
    phone_change = case when phone_change_session_id = old.id then null else phone_change end
  where id = old.user_id and old.id in (email_change_session_id, phone_change_session_id);
  delete from auth.mfa_factors
    where user_id = old.user_id and session_id = old.id and status = 'unverified';
  return old;
end
$$;
revoke all on function auth.drop_begun_in_session() from public;
create trigger drop_begun_in_session after delete on auth.sessions
  for each row execute function auth.drop_begun_in_session();
