-- Where somebody signed in all the way, for ninety days: while strangers guess at an account, its owner passes first from
-- there. A network (/24 of IPv4, /48 of IPv6) as SHA-256; the sessions and the log of events hold the addresses themselves.
create table auth.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  network text not null,
  seen_at timestamptz not null,
  primary key (user_id, network)
);
create index known_networks_seen_at_idx on auth.known_networks (seen_at);
revoke all on auth.known_networks from public, anon, authenticated, service_role;
grant select, insert, update, delete on auth.known_networks to supabase_auth_admin;
