-- Real court decisions come with the unlimited plan; the samples that every browser has need no rule here.
create function public.can_read_cases() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.effective_tier(auth.uid()) = 'unlimited' and private.has_taken_every_step(), false)
$$;
revoke all on function public.can_read_cases() from public, anon;
grant execute on function public.can_read_cases() to authenticated, service_role;

-- A decision that somebody saved, as the search service described it. It can be read and removed under any plan.
create table public.saved_cases (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The service's number of the decision.
  id text not null check (id ~ '^[1-9][0-9]{0,9}$'),
  opinion jsonb not null check (pg_catalog.octet_length(opinion::text) <= 8000),
  saved_at timestamptz not null default private.now(),
  primary key (user_id, id)
);

alter table public.saved_cases enable row level security;
revoke all on public.saved_cases from public, anon, authenticated;
grant select, insert (user_id, id, opinion), delete on public.saved_cases to authenticated;
grant select, insert, update, delete on public.saved_cases to service_role;

create policy "people read the cases they saved" on public.saved_cases
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people save cases of their plan" on public.saved_cases
  for insert to authenticated with check (user_id = (select auth.uid()) and (select public.can_read_cases()));
create policy "people remove the cases they saved" on public.saved_cases
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "people take every step" on public.saved_cases as restrictive to authenticated
  using ((select private.has_taken_every_step())) with check ((select private.has_taken_every_step()));
create policy "the service sees saved cases" on public.saved_cases
  to service_role using (true) with check (true);

-- Counts as the caller, who sees nobody else's.
create function private.limit_saved_cases() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select pg_catalog.count(*) from public.saved_cases where user_id = new.user_id) >= 300 then
    raise exception 'A person can save 300 cases.' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger limit_saved_cases before insert on public.saved_cases
  for each row execute function private.limit_saved_cases();
revoke all on function private.limit_saved_cases() from public, anon, authenticated;
