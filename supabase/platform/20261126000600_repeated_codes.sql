-- The session that a code has opened: whoever brings the code a second time ends it, because one of the two is not its owner.
-- Null: the code was not used yet.
alter table auth.flow_state add column session_id uuid references auth.sessions (id) on delete cascade;
create index flow_state_session_id_idx on auth.flow_state (session_id);
