-- How far somebody has come in a guided conversation: their answers, never the questions or the result. It goes with its
-- conversation, and after thirty days without an answer by itself.
create table public.guided_runs (
  conversation_id uuid primary key references public.conversations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The shape stands in src/domain/guided/run.ts.
  state jsonb not null check (jsonb_typeof(state) = 'object' and octet_length(state::text) <= 65536),
  updated_at timestamptz not null default now()
);
create index guided_runs_user_id_idx on public.guided_runs (user_id);
create index guided_runs_updated_at_idx on public.guided_runs (updated_at);

alter table public.guided_runs enable row level security;
revoke all on public.guided_runs from public, anon, authenticated;
-- The server writes what an answer means; people read it and take it back.
grant select, delete on public.guided_runs to authenticated;
grant select, insert, update, delete on public.guided_runs to service_role;
create policy "people see and delete their own answers" on public.guided_runs to authenticated
  -- Conversations are read with their own policy: none that another session hides.
  using (user_id = (select auth.uid()) and exists (
    select from public.conversations where conversations.id = guided_runs.conversation_id
  ));
create policy "the service sees guided runs" on public.guided_runs
  to service_role using (true) with check (true);

alter table public.messages drop constraint messages_engine_check;
alter table public.messages add constraint messages_engine_check
  check (engine in ('library', 'model', 'safety', 'tool', 'guided'));

create policy "people take every step" on public.guided_runs as restrictive to authenticated
  using ((select private.has_taken_every_step())) with check ((select private.has_taken_every_step()));
