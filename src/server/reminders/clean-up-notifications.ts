import type { Deps } from '../deps.ts';

const RETENTION_DAYS = 7;

/** Deletes sent and expired notifications after a week, long after their time slot could be planned again. */
export async function cleanUpNotifications({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.asService((service) =>
    service.query(
      `delete from private.outgoing_notices
       where useful_until < $1::text::timestamptz - make_interval(days => ${RETENTION_DAYS})`,
      [now().toISOString()],
    ),
  );
}
