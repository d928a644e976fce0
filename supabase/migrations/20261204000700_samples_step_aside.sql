-- Samples show what a list of deadlines looks like. The first deadline of the person's own takes their place.
create function private.clear_samples() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.deadlines where user_id = new.user_id and is_sample;
  return null;
end
$$;
create trigger clear_samples after insert on public.deadlines
  for each row when (not new.is_sample) execute function private.clear_samples();
create trigger clear_samples_on_adoption after update on public.deadlines
  for each row when (old.is_sample and not new.is_sample) execute function private.clear_samples();

-- A tab that offers the samples a moment later adds none.
create function private.skip_late_sample() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.deadlines where user_id = new.user_id and not is_sample) then
    return null;
  end if;
  return new;
end
$$;
create trigger skip_late_sample before insert on public.deadlines
  for each row when (new.is_sample) execute function private.skip_late_sample();
revoke all on function private.clear_samples(), private.skip_late_sample() from public, anon, authenticated;

delete from public.deadlines as sample where is_sample and exists (
  select from public.deadlines as own where own.user_id = sample.user_id and not own.is_sample
);
