-- What becomes of a conversation: found again, renamed, continued, not kept, deleted after a time.

create function private.session_id() returns uuid language sql stable set search_path = '' as $$
  select nullif(auth.jwt() ->> 'session_id', '')::uuid
$$;
revoke all on function private.session_id() from public, anon;
grant execute on function private.session_id() to authenticated, service_role;

-- Chats in which nothing is kept, each in one browser: it ends with that browser's session at the latest.
create table public.unkept_chats (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  advisor text not null check (advisor in ('lena', 'emma', 'hannah', 'james', 'max', 'ava', 'support')),
  since timestamptz not null default now(),
  primary key (session_id, advisor)
);
create index unkept_chats_user_id_idx on public.unkept_chats (user_id);

alter table public.unkept_chats enable row level security;
revoke all on public.unkept_chats from public, anon, authenticated;
grant select, delete, insert (session_id, user_id, advisor, since) on public.unkept_chats to authenticated;
grant select, insert, update, delete on public.unkept_chats to service_role;
create policy "people choose in their own browser" on public.unkept_chats to authenticated
  using (user_id = (select auth.uid()) and session_id = (select private.session_id()))
  with check (user_id = (select auth.uid()) and session_id = (select private.session_id()));
create policy "the service sees unkept chats" on public.unkept_chats
  to service_role using (true) with check (true);

alter table public.conversations
  -- When somebody went on with it from the list: the chat shows the one that was opened or spoken in last.
  add column opened_at timestamptz,
  -- Not kept: nobody else's session sees it, not even of the same account, and it goes with that session.
  add column unkept_in uuid references auth.sessions (id) on delete cascade;
create index conversations_unkept_in_idx on public.conversations (unkept_in) where unkept_in is not null;
create index conversations_updated_at_idx on public.conversations (user_id, updated_at desc);

-- Here and not in the server: whoever starts a conversation cannot forget it.
create function private.mark_unkept() returns trigger language plpgsql set search_path = '' as $$
begin
  new.unkept_in := (
    select session_id from public.unkept_chats
    where session_id = private.session_id() and user_id = new.user_id and advisor = new.advisor
  );
  return new;
end
$$;
revoke all on function private.mark_unkept() from public, anon;
create trigger mark_unkept before insert on public.conversations
  for each row execute function private.mark_unkept();

drop policy "people read their own conversations" on public.conversations;
create policy "people read their own conversations" on public.conversations for select to authenticated
  using (user_id = (select auth.uid()) and (unkept_in is null or unkept_in = (select private.session_id())));
grant update (title, opened_at) on public.conversations to authenticated;
create policy "people rename and open their own conversations" on public.conversations for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- What is searched. No index over all accounts: under row-level security a search may only look at rows that
-- it has been allowed to see, so it goes through the person's own messages, whose words stand ready here.
alter table public.messages add column words tsvector generated always as (
  jsonb_to_tsvector('simple', jsonb_path_query_array(parts, '$[*].text'), '["string"]')
) stored;

create table public.conversation_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Days after the last message; null: never.
  delete_after integer check (delete_after in (7, 30, 90)),
  -- The address of which somebody has said that copies may go there; another address needs another word.
  mail_to text check (char_length(mail_to) <= 320),
  shares_unanswered boolean not null default false
);

alter table public.conversation_settings enable row level security;
revoke all on public.conversation_settings from public, anon, authenticated;
grant select, insert, update on public.conversation_settings to authenticated;
grant select, insert, update, delete on public.conversation_settings to service_role;
create policy "people have settings of their own" on public.conversation_settings to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the service sees conversation settings" on public.conversation_settings
  to service_role using (true) with check (true);

-- It goes with the answer that it is about.
create table public.answer_feedback (
  message_id uuid primary key references public.messages (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  is_helpful boolean not null,
  reason text check (reason in ('wrong', 'unclear', 'not-my-question', 'not-for-my-state', 'hurtful')),
  -- Question and answer, only where the person has agreed that we read them.
  shared jsonb check (octet_length(shared::text) <= 65536),
  created_at timestamptz not null default now()
);
create index answer_feedback_user_id_idx on public.answer_feedback (user_id);

alter table public.answer_feedback enable row level security;
revoke all on public.answer_feedback from public, anon, authenticated;
grant select, insert, update, delete on public.answer_feedback to authenticated;
grant select, insert, update, delete on public.answer_feedback to service_role;
create policy "people judge answers of their own" on public.answer_feedback to authenticated
  -- Messages are read with their own policy: none of another person's, none of a chat that another session hides.
  using (user_id = (select auth.uid()) and exists (
    select from public.messages where messages.id = answer_feedback.message_id
  ))
  with check (user_id = (select auth.uid()) and exists (
    select from public.messages where messages.id = answer_feedback.message_id
  ));
create policy "the service sees feedback" on public.answer_feedback
  to service_role using (true) with check (true);

-- How often the library had no answer: no person, no words.
create table private.unanswered_counts (
  day date not null,
  advisor text not null,
  kind text not null check (kind in ('closest', 'nothing')),
  questions integer not null,
  primary key (day, advisor, kind)
);
revoke all on private.unanswered_counts from public, anon, authenticated;
grant select, insert, update, delete on private.unanswered_counts to service_role;
alter table private.unanswered_counts enable row level security;
create policy "the service counts unanswered questions" on private.unanswered_counts
  to service_role using (true) with check (true);

-- The words of those who have agreed, for thirty days and no longer than the conversation.
create table public.unanswered_questions (
  message_id uuid primary key references public.messages (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  advisor text not null,
  text text not null check (char_length(text) <= 4000),
  created_at timestamptz not null default now()
);
create index unanswered_questions_user_id_idx on public.unanswered_questions (user_id);

alter table public.unanswered_questions enable row level security;
revoke all on public.unanswered_questions from public, anon, authenticated;
grant select, delete on public.unanswered_questions to authenticated;
grant select, insert, update, delete on public.unanswered_questions to service_role;
create policy "people see and take back what they share" on public.unanswered_questions to authenticated
  using (user_id = (select auth.uid()));
create policy "the service sees unanswered questions" on public.unanswered_questions
  to service_role using (true) with check (true);
