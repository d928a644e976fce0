-- Conversations can be added by anybody who is signed in, as fast as requests go; what one person has, everybody waits
-- for where one database thread serves all. Two thousand are five a week for seven years.
-- Counts as the caller, who sees nobody else's: the answer must not tell how many another person has.
create function private.limit_conversations() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from (select distinct user_id from added) as adding
    where (select count(*) from public.conversations where conversations.user_id = adding.user_id) > 2000
  ) then
    raise exception 'A person can keep 2000 conversations.' using errcode = '23514';
  end if;
  return null;
end
$$;
revoke all on function private.limit_conversations() from public, anon, authenticated;
-- Once for a statement: counting for each row would itself be dear.
create trigger limit_conversations after insert on public.conversations
  referencing new table as added for each statement execute function private.limit_conversations();
