-- A sample that its person has changed is their own deadline: it loses the mark, and may be overdue.
create function private.adopt_sample() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.is_sample := false;
  return new;
end
$$;
create trigger adopt_sample before update of title, date, time, priority on public.deadlines
  for each row when (old.is_sample) execute function private.adopt_sample();
revoke all on function private.adopt_sample() from public, anon, authenticated;
