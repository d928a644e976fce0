-- What several copies of the server on one database tell each other.

-- The copy that writes an answer moves this on while it lives; past it the answer has been left behind. Null where
-- one process has the database for itself.
alter table public.messages add column alive_until timestamptz;

-- Counters of the rate limits, under the hash of what is counted. The columns are the limiter library's; `expire` is in
-- milliseconds since 1970. Here and not in `auth`: a hosted project keeps that schema to itself.
create table private.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_idx on private.rate_limits (expire);
revoke all on private.rate_limits from public, anon, authenticated;
grant select, insert, update, delete on private.rate_limits to service_role;
alter table private.rate_limits enable row level security;
create policy "the service counts requests" on private.rate_limits
  to service_role using (true) with check (true);

-- When the jobs of every hour are due again: the copy that moves it on does them.
create table private.job_runs (
  name text primary key,
  due_at timestamptz not null
);
revoke all on private.job_runs from public, anon, authenticated;
grant select, insert, update, delete on private.job_runs to service_role;
alter table private.job_runs enable row level security;
create policy "the service takes turns with jobs" on private.job_runs
  to service_role using (true) with check (true);
