import type { Database } from '../database/database.ts';

/**
 * Records the last backup for the metrics. If that fails, as in a database of an older version, the backup is still
 * complete.
 */
export async function recordBackup(database: Database, at: Date): Promise<void> {
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
