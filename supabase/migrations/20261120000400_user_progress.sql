create table public.user_progress (
  user_id uuid primary key references auth.users (id) on delete cascade,
  journey_steps jsonb not null default '[]',
  updated_at timestamptz not null default now()
);

alter table public.user_progress enable row level security;
revoke all on public.user_progress from public, anon, authenticated;
grant select, insert, update on public.user_progress to authenticated;
grant select, insert, update, delete on public.user_progress to service_role;

create policy "people read their own progress" on public.user_progress
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people start their own progress" on public.user_progress
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own progress" on public.user_progress
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the service sees progress" on public.user_progress
  to service_role using (true) with check (true);

-- An array of at most 50 objects with a numeric id, a boolean done, and texts of a sensible length.
create function private.is_journey(steps jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  step jsonb;
begin
  if steps is null or pg_catalog.jsonb_typeof(steps) <> 'array' or pg_catalog.jsonb_array_length(steps) > 50
     or pg_catalog.octet_length(steps::text) > 20000 then
    return false;
  end if;
  for step in select value from pg_catalog.jsonb_array_elements(steps) loop
    if pg_catalog.jsonb_typeof(step) <> 'object'
       or pg_catalog.jsonb_typeof(step -> 'id') is distinct from 'number'
       or pg_catalog.jsonb_typeof(step -> 'done') is distinct from 'boolean'
       or (step ? 'label' and pg_catalog.jsonb_typeof(step -> 'label') <> 'string')
       or (step ? 'description' and pg_catalog.jsonb_typeof(step -> 'description') <> 'string') then
      return false;
    end if;
  end loop;
  return true;
end
$$;
revoke all on function private.is_journey(jsonb) from public, anon;
grant execute on function private.is_journey(jsonb) to authenticated, service_role;

alter table public.user_progress add constraint journey_steps_shape check (private.is_journey(journey_steps));

create function private.guard_progress() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  -- Triggers run before checks: without this, a malformed value would fail below with an unclear error.
  if not private.is_journey(new.journey_steps) then
    raise exception 'The journey steps have a wrong shape.' using errcode = '23514';
  end if;
  if tg_op = 'UPDATE' and exists (
    select from pg_catalog.jsonb_array_elements(old.journey_steps) as was(step)
    where (was.step ->> 'done')::boolean and not exists (
      select from pg_catalog.jsonb_array_elements(new.journey_steps) as now(step)
      where now.step -> 'id' = was.step -> 'id' and (now.step ->> 'done')::boolean
    )
  ) then
    raise exception 'A completed step stays completed.' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.guard_progress() from public, anon, authenticated;

create trigger guard_progress before insert or update on public.user_progress
  for each row execute function private.guard_progress();
