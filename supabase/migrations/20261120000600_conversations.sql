-- People read and delete their conversations themselves; the chat writes messages as the service,
-- after the database has said that the person may talk to this advisor.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  advisor text not null check (advisor in ('lena', 'emma', 'hannah', 'james', 'max', 'ava')),
  title text not null default '' check (char_length(title) <= 120),
  -- Set by the safety gate: such a conversation is left out of anything that is mailed.
  sensitive boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index conversations_user_id_idx on public.conversations (user_id, advisor, updated_at desc);

create table public.messages (
  -- Made by the browser, so that a repeated request is the same message.
  id uuid primary key,
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  position bigint generated always as identity,
  role text not null check (role in ('user', 'assistant')),
  status text not null check (status in ('streaming', 'done', 'stopped', 'error', 'interrupted')),
  -- Text and the cards beside it: the shapes stand in src/contract/chat.ts.
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  engine text check (engine in ('library', 'model', 'safety', 'tool')),
  created_at timestamptz not null default now()
);
create index messages_conversation_id_idx on public.messages (conversation_id, position);
-- One answer at a time: a second turn meets this index.
create unique index messages_streaming_key on public.messages (conversation_id) where status = 'streaming';

-- What a running turn has sent so far, for a reload in mid-answer; removed when the turn ends.
create table public.turn_events (
  message_id uuid not null references public.messages (id) on delete cascade,
  seq integer not null,
  data jsonb not null,
  primary key (message_id, seq)
);

alter table public.conversations enable row level security;
alter table public.messages enable row level security;
alter table public.turn_events enable row level security;
revoke all on public.conversations, public.messages, public.turn_events from public, anon, authenticated;
grant select, delete on public.conversations to authenticated;
grant insert (id, user_id, advisor) on public.conversations to authenticated;
grant select on public.messages to authenticated;
grant select, insert, update, delete on public.conversations, public.messages, public.turn_events to service_role;

create policy "people read their own conversations" on public.conversations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people start conversations with their advisors" on public.conversations
  for insert to authenticated
  with check (user_id = (select auth.uid()) and public.can_access_advisor(advisor));
create policy "people delete their own conversations" on public.conversations
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "people read their own messages" on public.messages
  for select to authenticated using (exists (
    select from public.conversations
    where conversations.id = messages.conversation_id and conversations.user_id = (select auth.uid())
  ));
create policy "the service sees conversations" on public.conversations
  to service_role using (true) with check (true);
create policy "the service sees messages" on public.messages
  to service_role using (true) with check (true);
create policy "the service sees turn events" on public.turn_events
  to service_role using (true) with check (true);

-- How much of the chat an account has used: the time at which its next turn would come at an even pace,
-- and the turns of one day (UTC). Neither texts nor advisors.
create table private.chat_budgets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  paced_until timestamptz not null,
  day date not null,
  turns integer not null
);
revoke all on private.chat_budgets from public, anon, authenticated;
grant select, insert, update, delete on private.chat_budgets to service_role;
alter table private.chat_budgets enable row level security;
create policy "the service counts turns" on private.chat_budgets
  to service_role using (true) with check (true);
