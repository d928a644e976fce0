-- Six-digit codes beside links, and the sign-ins that a link hands on to the browser that began them (PKCE).
alter table auth.one_time_tokens
  -- SHA-256 of the account's id and the code; null where the mail has a link alone.
  add column code_hash text,
  -- Wrong guesses at the code: the fifth ends it, the link stays good.
  add column code_tries integer not null default 0,
  -- Of the browser that asked for the mail; null where the link itself brings the session.
  add column code_challenge text,
  add column code_challenge_method text;
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

-- A link was opened; whoever has the verifier of the challenge gets the session, once, within five minutes.
create table auth.flow_state (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  auth_code text not null unique,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  created_at timestamptz not null default now()
);
create index flow_state_user_id_idx on auth.flow_state (user_id);
create index flow_state_created_at_idx on auth.flow_state (created_at);
revoke all on auth.flow_state from public, anon, authenticated, service_role;
grant select, insert, update, delete on auth.flow_state to supabase_auth_admin;

-- What the housekeeping looks for.
create index one_time_tokens_created_at_idx on auth.one_time_tokens (created_at);
create index rate_limits_expire_idx on auth.rate_limits (expire);
