-- A paper itself, kept only where the person asks for it with a saved review. `sealed` is base64 of what the server has encrypted
-- with the installation's key, which is not in the database: only the server reads these rows, after it has asked as the person
-- whether the review is theirs.
create table private.kept_papers (
  user_id uuid not null,
  review_id uuid not null,
  -- The pages of a paper may be a photo each.
  position smallint not null check (position between 1 and 20),
  name text not null check (char_length(name) between 1 and 200),
  size integer not null check (size between 1 and 20971520),
  kept_at timestamptz not null default private.now(),
  sealed text not null check (pg_catalog.octet_length(sealed) <= 28000000),
  primary key (user_id, review_id, position),
  foreign key (user_id, review_id) references public.paper_reviews (user_id, id) on delete cascade
);

-- It is random to whoever compresses it.
alter table private.kept_papers alter column sealed set storage external;
alter table private.kept_papers enable row level security;
revoke all on private.kept_papers from public, anon, authenticated;
grant select, insert, update, delete on private.kept_papers to service_role;
create policy "the service keeps papers" on private.kept_papers
  to service_role using (true) with check (true);
