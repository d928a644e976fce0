-- What a person told one advisor and chose to share with the others: five facts in a fixed form, never words. A share is deleted
-- with the conversation that it comes from.
create function private.are_shareable_facts(facts jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 512 and facts <> '{}' then not exists (
    select from jsonb_each(facts) as fact (key, value)
    where not coalesce(case key
      when 'state' then jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[A-Z]{2}$'
      when 'stage' then value <@ '["thinking", "separated", "about-to-file", "served", "filed", "settling", "after"]'
        and jsonb_typeof(value) = 'string'
      when 'children' then value = '"none"' or case when jsonb_typeof(value) = 'object' then
        value - '{many,ages}'::text[] = '{}'
        and (value -> 'many' = 'null' or (jsonb_typeof(value -> 'many') = 'number' and value ->> 'many' ~ '^[0-9]{1,2}$'))
        and case when jsonb_typeof(value -> 'ages') = 'array' then
          jsonb_array_length(value -> 'ages') <= 5
          and value -> 'ages' <@ '["baby", "small", "school-age", "teen", "adult"]'
        end
      end
      when 'house' then case when jsonb_typeof(value) = 'object' then
        value - '{value,owed}'::text[] = '{}'
        and jsonb_typeof(value -> 'value') = 'number' and value ->> 'value' ~ '^[0-9]{1,12}$'
        and jsonb_typeof(value -> 'owed') = 'number' and value ->> 'owed' ~ '^[0-9]{1,12}$'
      end
      when 'served' then jsonb_typeof(value) = 'string'
        and value #>> '{}' ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    end, false)
  ) else false end
$$;
revoke all on function private.are_shareable_facts(jsonb) from public, anon;
grant execute on function private.are_shareable_facts(jsonb) to authenticated, service_role;

create table public.shared_facts (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Who was told. Support has no facts and gets none.
  advisor text not null check (advisor in ('lena', 'emma', 'hannah', 'james', 'max', 'ava')),
  conversation_id uuid not null unique references public.conversations (id) on delete cascade,
  facts jsonb not null check (private.are_shareable_facts(facts)),
  -- Of two shares of the same fact, the newer one counts.
  shared_at timestamptz not null default now(),
  primary key (user_id, advisor)
);

alter table public.shared_facts enable row level security;
revoke all on public.shared_facts from public, anon, authenticated;
grant select, delete, insert (user_id, advisor, conversation_id, facts, shared_at), update (conversation_id, facts, shared_at)
  on public.shared_facts to authenticated;
grant select, insert, update, delete on public.shared_facts to service_role;
create policy "people share facts from their own stored conversations" on public.shared_facts to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (
    select from public.conversations
    where conversations.id = shared_facts.conversation_id and conversations.advisor = shared_facts.advisor
      and conversations.unkept_in is null
  ));
create policy "the service sees shared facts" on public.shared_facts
  to service_role using (true) with check (true);

create policy "people take every step" on public.shared_facts as restrictive to authenticated
  using ((select private.has_taken_every_step())) with check ((select private.has_taken_every_step()));
