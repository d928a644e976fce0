-- ID tokens that somebody has signed in with, until they run out: each counts once.
create table auth.used_id_tokens (
  -- SHA-256 of what the provider has signed.
  id text primary key,
  expires_at timestamptz not null
);
create index used_id_tokens_expires_at_idx on auth.used_id_tokens (expires_at);
revoke all on auth.used_id_tokens from public, anon, authenticated, service_role;
grant select, insert, update, delete on auth.used_id_tokens to supabase_auth_admin;
