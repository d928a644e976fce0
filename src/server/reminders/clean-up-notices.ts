import type { Deps } from '../deps.ts';

const KEPT_DAYS = 7;

/** What was sent, or came too late, is forgotten after a week: long after its slot could be thought of again. */
export async function cleanUpNotices({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.asService((service) =>
    service.query(
      `delete from private.outgoing_notices
       where useful_until < $1::text::timestamptz - make_interval(days => ${KEPT_DAYS})`,
      [now().toISOString()],
    ),
  );
}
