-- What a hosted project brings by itself: the request roles. A plain PostgreSQL or PGlite gets them here.
-- service_role has no BYPASSRLS (only a superuser could grant it before PostgreSQL 16);
-- every table carries a policy for it instead.
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin'] loop
    -- Roles belong to the whole cluster: another of its databases may be making the same ones right now.
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = name) then
        execute pg_catalog.format('create role %I nologin noinherit', name);
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end;
    execute pg_catalog.format('grant %I to current_user', name);
  end loop;
end
$$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
