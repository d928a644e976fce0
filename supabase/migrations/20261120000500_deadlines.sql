create table public.deadlines (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  -- The wording of the screens: 'June 15, 2023' and '10:00 AM'. Other times are kept, but set no reminder.
  date text not null check (date ~ '^[A-Z][a-z]{2,8} [0-9]{1,2}, [0-9]{4}$'),
  time text not null check (char_length(btrim(time)) between 1 and 40),
  priority text not null default 'medium' check (priority in ('high', 'medium', 'low')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);
create index deadlines_user_id_idx on public.deadlines (user_id);
-- Two tabs that both offer the samples insert them once.
create unique index deadlines_sample_key on public.deadlines (user_id, title) where is_sample;

alter table public.deadlines enable row level security;
revoke all on public.deadlines from public, anon, authenticated;
grant select, delete on public.deadlines to authenticated;
grant insert (user_id, title, date, time, priority, is_sample) on public.deadlines to authenticated;
grant update (title, date, time, priority) on public.deadlines to authenticated;
grant select, insert, update, delete on public.deadlines to service_role;

create policy "people read their own deadlines" on public.deadlines
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people add their own deadlines" on public.deadlines
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own deadlines" on public.deadlines
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own deadlines" on public.deadlines
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the service sees deadlines" on public.deadlines
  to service_role using (true) with check (true);

-- Counts as the caller, who sees nobody else's: the answer must not tell how many another person has.
create function private.limit_deadlines() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.deadlines where user_id = new.user_id) >= 500 then
    raise exception 'A person can keep 500 deadlines.' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger limit_deadlines before insert on public.deadlines
  for each row execute function private.limit_deadlines();

create function private.remember_deadlines() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, had_deadlines) values (new.user_id, true)
  on conflict (id) do update set had_deadlines = true where not profiles.had_deadlines;
  return new;
end
$$;
create trigger remember_deadlines after insert on public.deadlines
  for each row execute function private.remember_deadlines();
revoke all on function private.limit_deadlines(), private.remember_deadlines() from public, anon, authenticated;
