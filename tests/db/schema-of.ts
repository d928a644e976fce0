import type { Transaction } from '#server/database/database.ts';

const ours = `nspname in ('auth', 'public', 'private', 'extensions')`;

/** Describes everything in the schema, one line each and sorted, without the positions of columns. */
const look = `
  select format('column %s.%s.%s %s %s %s %s', nspname, relname, attname, format_type(atttypid, atttypmod),
      attnotnull, pg_get_expr(adbin, adrelid), attacl) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${ours} and attnum > 0 and not attisdropped and relkind in ('r', 'v')
  union all select format('relation %s.%s %s %s %s', nspname, relname, relkind, relrowsecurity, relacl)
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace where ${ours} and relkind in ('r', 'v', 'S')
  union all select format('index %s', pg_get_indexdef(indexrelid))
    from pg_index join pg_class on pg_class.oid = indrelid join pg_namespace on pg_namespace.oid = relnamespace
    where ${ours}
  union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace where ${ours} and conrelid <> 0
  union all select format('policy %s %s %s %s %s %s', polrelid::regclass, polname, polcmd, polpermissive,
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy
  union all select format('trigger %s', pg_get_triggerdef(pg_trigger.oid)) from pg_trigger where not tgisinternal
  union all select format('function %s %s', pg_get_functiondef(pg_proc.oid), proacl)
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where ${ours} and prokind = 'f' and not exists (
      select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  order by line`;

export async function schemaOf(owner: Transaction): Promise<string[]> {
  return (await owner.query<{ line: string }>(look)).map(({ line }) => line);
}
