-- Sign-ins that were sent to a SAML identity provider and have not come back: each answer is taken once.
create table auth.saml_requests (
  -- SHA-256 of the request's own id, which the provider names in its answer.
  id text primary key,
  provider_id text not null,
  redirect_to text not null,
  -- SHA-256 of what the browser that began it keeps in a cookie; null where a code challenge binds it.
  browser_hash text,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  created_at timestamptz not null default now()
);
create index saml_requests_created_at_idx on auth.saml_requests (created_at);
revoke all on auth.saml_requests from public, anon, authenticated, service_role;
grant select, insert, update, delete on auth.saml_requests to supabase_auth_admin;
