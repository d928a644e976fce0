import type { Database } from '../database/database.ts';

/** Makes the accounts with the configured addresses (lowercase) the only superadmins. */
export async function configureSuperadmins(database: Database, emails: readonly string[]): Promise<void> {
  await database.asService((service) =>
    service.query(
      `with kept as (select jsonb_array_elements_text($1::text::jsonb) as email),
            gone as (delete from private.superadmins where email not in (select email from kept))
       insert into private.superadmins (email) select email from kept on conflict do nothing`,
      [JSON.stringify(emails)],
    ),
  );
}
