// Only what a browser's roles have some right on: the rest of the schema does not exist for this layer.
// Types come without their length (`varchar`, not `varchar(9)`): a cast to the latter would cut a filter's text.
export const catalogueQuery = `
with browser(role) as (values ('anon'), ('authenticated'))
select json_build_object(
  'tables', (
    select coalesce(json_agg(json_build_object(
      'name', tables.relname,
      'columns', (
        select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)) order by attnum)
        from pg_catalog.pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and exists (
          select from browser where has_column_privilege(role, tables.oid, attnum, 'select, insert, update')
        )
      ),
      'key', (
        select coalesce(json_agg(attname order by array_position(conkey, attnum)), '[]')
        from pg_catalog.pg_constraint
        join pg_catalog.pg_attribute on attrelid = conrelid and attnum = any (conkey)
        where conrelid = tables.oid and contype = 'p'
      )
    )), '[]')
    from pg_catalog.pg_class as tables
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and exists (
      select from browser where has_any_column_privilege(role, tables.oid, 'select, insert, update')
    )
  ),
  'routines', (
    select coalesce(json_agg(json_build_object(
      'name', proname,
      'arguments', (
        select coalesce(json_agg(json_build_object(
          'name', coalesce(proargnames[position], ''),
          'type', format_type(type, null),
          'optional', position > pronargs - pronargdefaults
        ) order by position), '[]')
        from unnest(proargtypes::oid[]) with ordinality as arguments(type, position)
      ),
      'returns', case when proretset then 'rows' when prorettype = 'void'::regtype then 'nothing' else 'value' end
    )), '[]')
    from pg_catalog.pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and provariadic = 0
      and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
      -- Output arguments would shift the names against the types.
      and (proargmodes is null or proargmodes <@ array['i', 't']::"char"[])
      and exists (select from browser where has_function_privilege(role, pg_proc.oid, 'execute'))
  )
)::text as catalogue`;
