import { Gauge } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Metrics } from './metrics.ts';

/** Read from the database for each request of the metrics. Absent while the database is unavailable. */
export function watchLastBackup(database: Pick<Database, 'asService'>, { registry }: Metrics): void {
  const gauge = new Gauge({
    name: 'evenkeel_last_backup_timestamp_seconds',
    help: 'When the backup command last made a backup; 0 if never.',
    registers: [registry],
    async collect() {
      const [row] = await database
        .asService((service) => service.query<{ at: number }>(LAST))
        .catch(() => []);
      if (row) gauge.set(row.at);
      else gauge.remove();
    },
  });
}

const LAST = `select coalesce(extract(epoch from max(due_at)), 0)::float8 as at
  from private.job_runs where name = 'backup'`;
