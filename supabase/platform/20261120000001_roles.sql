-- What a hosted project brings by itself: the request roles. A plain PostgreSQL or PGlite gets them here.
-- service_role has no BYPASSRLS (only a superuser could grant it before PostgreSQL 16);
-- every table carries a policy for it instead.
do $$
declare
  name text;
  names constant text[] := array['anon', 'authenticated', 'service_role', 'supabase_auth_admin'];
  -- Since PostgreSQL 16 a member may be one without `set role`: whoever creates a role is.
  usable constant text := case when pg_catalog.current_setting('server_version_num')::integer < 160000 then 'member' else 'set' end;
begin
  foreach name in array names loop
    -- Roles belong to the whole cluster: another of its databases may be making the same ones right now.
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = name) then
        execute pg_catalog.format('create role %I nologin noinherit', name);
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end;
    -- An administrator may have granted them already, to an owner who could not.
    if pg_catalog.current_setting('is_superuser') = 'on' or not pg_catalog.pg_has_role(name, usable) then
      execute pg_catalog.format('grant %I to current_user', name);
    end if;
  end loop;
exception when insufficient_privilege then
  raise insufficient_privilege using message = pg_catalog.format(
    'The role %1$I may neither create the roles of this product nor grant them to itself. Let an administrator of PostgreSQL do both once: %2$sgrant %3$s to %1$I',
    current_user,
    (select pg_catalog.string_agg(pg_catalog.format('create role %I nologin noinherit; ', wanted), '')
     from pg_catalog.unnest(names) wanted
     where not exists (select from pg_catalog.pg_roles where rolname = wanted)),
    pg_catalog.array_to_string(names, ', ')
  );
end
$$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
