import type { Deps } from '../deps.ts';

/**
 * For the start of the server on an embedded database, which nobody else uses: what a server that was killed had claimed
 * is free at once, not minutes later. A letter that it was handing over may have arrived; it is given up, and counted.
 */
export async function releaseHeldMails({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<void> {
  const handed = await database.asAuthAdmin(async (auth) => {
    await auth.query(
      'update auth.kept_letters set held_by = null, held_until = null where handed_at is null and held_by is not null',
    );
    return auth.query('delete from auth.kept_letters where handed_at is not null returning id');
  });
  if (handed.length > 0) log.error({ letters: handed.length }, 'letters were given up');
  await database.asService(async (service) => {
    await service.query(
      'update private.outgoing_notices set held_until = null where sent_at is null and held_until is not null',
    );
    await service.query(
      `update private.trial_reminders set held_until = '-infinity' where held_until is not null`,
    );
  });
}
