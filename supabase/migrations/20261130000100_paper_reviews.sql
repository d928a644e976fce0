-- A review that was begun, and, once the person asks for it, what it found. The paper itself stays on their device.
create table public.paper_reviews (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Chosen by the browser: beginning the same review again takes no second credit.
  id uuid not null,
  begun_at timestamptz not null default private.now(),
  saved_at timestamptz,
  title text check (char_length(title) between 1 and 120),
  findings jsonb check (pg_catalog.octet_length(findings::text) <= 200000),
  primary key (user_id, id),
  check ((saved_at is null) = (findings is null) and (findings is null) = (title is null))
);

alter table public.paper_reviews enable row level security;
revoke all on public.paper_reviews from public, anon, authenticated;
grant select, delete, update (title, findings, saved_at) on public.paper_reviews to authenticated;
grant select, insert, update, delete on public.paper_reviews to service_role;

create policy "people read their own reviews" on public.paper_reviews
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people save their own reviews" on public.paper_reviews
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own reviews" on public.paper_reviews
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "people take every step" on public.paper_reviews as restrictive to authenticated
  using ((select private.has_taken_every_step())) with check ((select private.has_taken_every_step()));
create policy "the service sees reviews" on public.paper_reviews
  to service_role using (true) with check (true);

-- Takes one upload credit, once for each review. The answer is a word, because none of them is a fault.
create function public.begin_paper_review(review uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  account uuid := auth.uid();
  left_over integer;
begin
  if account is null or review is null or not private.has_taken_every_step() then
    raise exception 'Only a signed-in person begins a review.' using errcode = '42501';
  end if;
  -- Two tabs, or a request that is sent twice, wait here for one another.
  select document_uploads_remaining into left_over
    from public.subscriptions where user_id = account for update;
  if exists (select from public.paper_reviews where user_id = account and id = review) then
    return 'begun';
  end if;
  if (select pg_catalog.count(*) from public.paper_reviews where user_id = account) >= 500 then
    return 'too-many';
  end if;
  if not private.is_superadmin(account) then
    if private.effective_tier(account) in ('canceled', 'paused') then
      return 'no-plan';
    end if;
    if coalesce(left_over, 0) < 1 then
      return 'no-credits';
    end if;
    update public.subscriptions
      set document_uploads_remaining = document_uploads_remaining - 1 where user_id = account;
  end if;
  insert into public.paper_reviews (user_id, id) values (account, review);
  return 'begun';
end
$$;
revoke all on function public.begin_paper_review(uuid) from public, anon;
grant execute on function public.begin_paper_review(uuid) to authenticated;
