import * as v from 'valibot';
import { deadlineFields } from '#domain/reminders/deadline-fields.ts';
import { wordings } from '#domain/reminders/reminder-words.ts';
import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';

/** Longer than sending a claimed batch can take. */
const LEASE_MS = 5 * 60_000;

const moment = v.instance(Date);
const row = v.object({
  id: v.string(),
  slot: v.string(),
  person: v.string(),
  kind: v.picklist(['days', 'soon', 'now', 'sign-in']),
  dueAt: v.nullable(moment),
  moment,
  usefulUntil: moment,
  tries: v.number(),
  /** Null if the reminder is sent by email. */
  browser: v.nullable(v.string()),
  target: v.nullable(v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() })),
  /** Null if the deadline is deleted. */
  deadline: v.nullable(v.pick(v.object(deadlineFields), ['title', 'date', 'time'])),
  wording: v.picklist(wordings),
  ownWords: v.nullable(v.string()),
  zone: v.string(),
  quietFrom: v.number(),
  quietTo: v.number(),
  mailTo: v.nullable(v.string()),
  signInMailTo: v.nullable(v.string()),
  stopToken: v.string(),
  address: v.nullable(v.string()),
  isOpen: v.boolean(),
});
export type QueuedNotification = v.InferOutput<typeof row>;

/**
 * Claims the next notifications that no other worker holds. If a worker crashes, another claims its notifications
 * later, so one that was sent just before the crash is sent twice (decision 015).
 */
export async function claimNotifications(
  { database, log }: Pick<Deps, 'database' | 'log'>,
  now: Date,
  most: number,
): Promise<{ claimed: number; notifications: QueuedNotification[] }> {
  const rows = await database.asService((service) =>
    service.query(
      `with claimed as (
         update private.outgoing_notices set held_until = $2::text::timestamptz, tries = tries + 1
         where id in (
           select id from private.outgoing_notices
           where sent_at is null and try_at <= $1::text::timestamptz and useful_until > $1::text::timestamptz
             and (held_until is null or held_until <= $1::text::timestamptz)
           order by try_at, user_id, id limit ${most} for update skip locked
         )
         returning *
       )
       select claimed.id::text, slot, claimed.user_id as person, kind, due_at as "dueAt", moment,
         useful_until as "usefulUntil", tries, subscription_id as browser,
         case when browsers.id is not null then jsonb_build_object(
           'endpoint', browsers.endpoint, 'p256dh', browsers.p256dh, 'auth', browsers.auth) end as target,
         case when deadlines.id is not null then jsonb_build_object(
           'title', deadlines.title, 'date', deadlines.date, 'time', deadlines.time) end as deadline,
         wording, own_words as "ownWords", zone, quiet_from as "quietFrom", quiet_to as "quietTo",
         mail_to as "mailTo", sign_in_mail_to as "signInMailTo", stop_token as "stopToken",
         private.account_email(claimed.user_id) as address, private.is_account_open(claimed.user_id) as "isOpen"
       from claimed
       join public.reminder_settings on reminder_settings.user_id = claimed.user_id
       left join public.deadlines on deadlines.id = deadline_id
       left join public.push_subscriptions as browsers on browsers.id = subscription_id
       order by claimed.user_id, claimed.id`,
      [now.toISOString(), new Date(now.getTime() + LEASE_MS).toISOString()],
    ),
  );
  // An unreadable notification doesn't delay the others. It is claimed again when its claim expires, until it is
  // outdated.
  const read = rows.map((each) => v.safeParse(row, each));
  const notifications = read.flatMap(({ success, output }) => (success ? [output] : []));
  if (notifications.length < rows.length)
    log.error({ notifications: rows.length - notifications.length }, 'notifications could not be read');
  return { claimed: rows.length, notifications };
}

export async function markSent(database: Database, ids: readonly string[], at: Date): Promise<void> {
  await change(
    database,
    `update private.outgoing_notices set sent_at = $2::text::timestamptz, held_until = null`,
    ids,
    [at.toISOString()],
  );
}

export async function postpone(database: Database, ids: readonly string[], until: Date): Promise<void> {
  await change(
    database,
    `update private.outgoing_notices set try_at = $2::text::timestamptz, held_until = null`,
    ids,
    [until.toISOString()],
  );
}

export async function deleteNotifications(database: Database, ids: readonly string[]): Promise<void> {
  await change(database, 'delete from private.outgoing_notices', ids, []);
}

/** The browser has ended the subscription: nothing more is sent there. */
export async function endSubscription(database: Database, browser: string): Promise<void> {
  await database.asService(async (service) => {
    await service.query('delete from private.outgoing_notices where subscription_id = $1::text::uuid', [
      browser,
    ]);
    await service.query('delete from public.push_subscriptions where id = $1::text::uuid', [browser]);
  });
}

async function change(
  database: Database,
  command: string,
  ids: readonly string[],
  values: readonly string[],
): Promise<void> {
  await database.asService((service) =>
    service.query(`${command} where id = any ($1::text::bigint[])`, [`{${ids.join(',')}}`, ...values]),
  );
}
