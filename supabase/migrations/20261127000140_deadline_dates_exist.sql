-- A date that no calendar has, such as 'Foo 99, 9999' or 'February 30, 2027', set no reminder, and nobody was told.
create function private.is_deadline_date(date text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  months constant text[] := array['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
    'October', 'November', 'December'];
  parts constant text[] := regexp_match(date, '^([A-Z][a-z]+) ([0-9]{1,2}), ([0-9]{4})$');
  month constant integer := array_position(months, parts[1]);
begin
  -- As src/domain/reminders/deadline.ts reads it, where years before 100 are those of the last century.
  return month is not null and parts[3]::integer >= 100
    and make_date(parts[3]::integer, month, parts[2]::integer) is not null;
exception when datetime_field_overflow then
  return false;
end
$$;

-- Of what people write alone: a backup from before has to be restored as it is.
create function private.refuse_unreadable_date() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and not private.is_deadline_date(new.date) then
    raise exception 'The date is not a day in the calendar. Write it like June 15, 2027.' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger refuse_unreadable_date before insert or update of date on public.deadlines
  for each row execute function private.refuse_unreadable_date();
revoke all on function private.is_deadline_date(text), private.refuse_unreadable_date() from public, anon;
grant execute on function private.is_deadline_date(text) to authenticated, service_role;
