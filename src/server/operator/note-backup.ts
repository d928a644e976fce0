import type { Database } from '../database/database.ts';

/** What the metrics say of the last backup. One that cannot be noted, as in a database of an older version, is whole all the same. */
export async function noteBackup(database: Database, at: Date): Promise<void> {
  await database
    .asService((service) =>
      service.query(
        `insert into private.job_runs (name, due_at) values ('backup', $1::text::timestamptz)
         on conflict (name) do update set due_at = excluded.due_at`,
        [at.toISOString()],
      ),
    )
    .catch(() => undefined);
}
