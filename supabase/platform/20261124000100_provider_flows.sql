-- Sign-ins, and links to an account, that are under way at an OpenID Connect provider.
create table auth.provider_flows (
  id uuid primary key,
  -- SHA-256 of what the provider hands back, and of what the browser that went there keeps in a cookie. The secrets of
  -- the request to the provider are made from that cookie: whoever reads this table can finish nothing.
  state_hash text not null unique,
  browser_hash text not null,
  provider text not null,
  redirect_to text not null,
  -- Of the client that gets a code; null where the address itself brings the session.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- The account that the identity is to be linked to; null for a sign-in.
  user_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index provider_flows_user_id_idx on auth.provider_flows (user_id);
create index provider_flows_created_at_idx on auth.provider_flows (created_at);
revoke all on auth.provider_flows from public, anon, authenticated, service_role;
grant select, insert, update, delete on auth.provider_flows to supabase_auth_admin;
