// Includes only objects that a browser role has a privilege on: the rest of the schema does not exist for this layer.
// Types come without their length (`varchar`, not `varchar(9)`), because a cast to the latter would truncate a filter's
// text.
export const catalogQuery = `
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
  'relations', (
    select coalesce(json_agg(json_build_object(
      'name', conname, 'from', pointing.relname, 'to', pointed.relname,
      'on', (
        select json_agg(json_build_array(own.attname, other.attname) order by position)
        from unnest(conkey, confkey) with ordinality as pairs(here, there, position)
        join pg_catalog.pg_attribute as own on own.attrelid = conrelid and own.attnum = here
        join pg_catalog.pg_attribute as other on other.attrelid = confrelid and other.attnum = there
      ),
      -- By an index on these columns the pointing rows are found, and one without others says that there is one at most.
      'isIndexed', exists (
        select from pg_catalog.pg_index where indrelid = conrelid and indisvalid and indpred is null
          and conkey <@ (indkey::int2[])[0:cardinality(conkey) - 1]
      ),
      'isUnique', exists (
        select from pg_catalog.pg_index where indrelid = conrelid and indisvalid and indisunique and indpred is null
          and indnkeyatts = cardinality(conkey) and conkey <@ (indkey::int2[])[0:cardinality(conkey) - 1]
      )
    )), '[]')
    from pg_catalog.pg_constraint
    join pg_catalog.pg_class as pointing on pointing.oid = conrelid
    join pg_catalog.pg_class as pointed on pointed.oid = confrelid
    where contype = 'f' and conparentid = 0
      and pointing.relnamespace = 'public'::regnamespace and pointed.relnamespace = 'public'::regnamespace
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
      -- Of the rows that it returns; null where they are plain values.
      'columns', case
        when not proretset then null
        when 't' = any (proargmodes) then (
          select json_agg(json_build_object('name', name, 'type', format_type(type, null)) order by position)
          from unnest(proargnames, proallargtypes, proargmodes) with ordinality as arguments(name, type, mode, position)
          where mode = 't'
        )
        else (
          select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)) order by attnum)
          from pg_catalog.pg_type join pg_catalog.pg_attribute on attrelid = typrelid
          where pg_type.oid = prorettype and attnum > 0 and not attisdropped
        )
      end,
      'table', (
        select relname from pg_catalog.pg_type join pg_catalog.pg_class on pg_class.oid = typrelid
        where pg_type.oid = prorettype and relnamespace = 'public'::regnamespace
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
)::text as catalog`;
