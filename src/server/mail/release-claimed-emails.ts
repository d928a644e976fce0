import type { Deps } from '../deps.ts';

/**
 * Runs at the start of a server on the embedded database, which no other server uses: claims of a killed server are
 * released at once instead of minutes later. An email that it was sending may have arrived, so that email is deleted and
 * counted.
 */
export async function releaseClaimedEmails({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<void> {
  const handed = await database.asAuthAdmin(async (auth) => {
    await auth.query(
      'update auth.kept_letters set held_by = null, held_until = null where handed_at is null and held_by is not null',
    );
    return auth.query('delete from auth.kept_letters where handed_at is not null returning id');
  });
  if (handed.length > 0) log.error({ emails: handed.length }, 'queued emails were dropped');
  await database.asService(async (service) => {
    await service.query(
      'update private.outgoing_notices set held_until = null where sent_at is null and held_until is not null',
    );
    await service.query(
      'update private.billing_emails set held_until = null where sent_at is null and held_until is not null',
    );
    await service.query(
      `update private.trial_reminders set held_until = '-infinity' where held_until is not null`,
    );
  });
}
