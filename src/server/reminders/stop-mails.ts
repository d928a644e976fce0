import type { Database } from '../database/database.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a person's emails have this token. */
export async function isStopToken(database: Database, token: string): Promise<boolean> {
  if (!uuid.test(token)) return false;
  const found = await database.asService((service) =>
    service.query('select from public.reminder_settings where stop_token = $1::text::uuid', [token]),
  );
  return found.length > 0;
}

/** Ends reminders by email for the owner of the token. Can be repeated safely. False for an unknown token. */
export async function stopMails(database: Database, token: string): Promise<boolean> {
  if (!uuid.test(token)) return false;
  const stopped = await database.asService((service) =>
    service.query(
      'update public.reminder_settings set mail_to = null where stop_token = $1::text::uuid returning user_id',
      [token],
    ),
  );
  return stopped.length > 0;
}
