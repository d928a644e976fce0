-- What somebody corrected or had forgotten of what their messages tell, by fact. `value` is null for forgotten; `after` is the
-- position of the conversation's newest message at that time: only later ones may tell the fact again. A state is the one value
-- that can be set, and it is a code: no words of anybody's reach an advisor this way.
create function private.are_amendments(amendments jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(amendments) = 'object' and octet_length(amendments::text) <= 2048 then not exists (
    select from jsonb_each(amendments) as fact (key, amendment)
    where not coalesce(
      key in ('state', 'stage', 'children', 'house', 'served')
      and jsonb_typeof(amendment) = 'object'
      and jsonb_typeof(amendment -> 'after') = 'number' and amendment ->> 'after' ~ '^[0-9]{1,15}$'
      and (amendment -> 'value' = 'null' or (
        key = 'state' and jsonb_typeof(amendment -> 'value') = 'string' and amendment ->> 'value' ~ '^[A-Z]{2}$'
      ))
      and case when jsonb_typeof(amendment) = 'object' then amendment - '{value,after}'::text[] = '{}' end,
      false
    )
  ) else false end
$$;
revoke all on function private.are_amendments(jsonb) from public, anon;
grant execute on function private.are_amendments(jsonb) to authenticated, service_role;

alter table public.conversations
  add column understood jsonb not null default '{}' check (private.are_amendments(understood));
-- Which conversations: the policy by which people rename their own.
grant update (understood) on public.conversations to authenticated;
