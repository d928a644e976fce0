-- The chat about the product itself is kept like every other conversation and is no part of any plan: it
-- answers everybody who is signed in, also after a trial or a plan has ended.
create or replace function public.can_access_advisor(advisor text) returns boolean
language sql stable set search_path = '' as $$
  select advisor = any (private.account_advisors(auth.uid())) or (advisor = 'support' and auth.uid() is not null)
$$;

alter table public.conversations drop constraint conversations_advisor_check;
alter table public.conversations add constraint conversations_advisor_check
  check (advisor in ('lena', 'emma', 'hannah', 'james', 'max', 'ava', 'support'));
