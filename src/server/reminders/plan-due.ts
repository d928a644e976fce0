import * as v from 'valibot';
import {
  type PlannedReminder,
  type ReminderPreferences,
  daysBeforeChoices,
  isDue,
  nextLookAt,
  planReminders,
} from '#domain/reminders/reminder-plan.ts';
import { deadlineFields } from '#domain/reminders/deadline-fields.ts';
import { isUnavailable } from '../database/backend-unavailable.ts';
import { type Transaction, isDatabaseError } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { loggedError } from '../logging/logged-error.ts';

const BATCH_SIZE = 20;
const HOUR = 3_600_000;
/** The delay before reminders that could not be planned are tried again: the error may be temporary. */
const RETRY_DELAY_MS = 5 * 60_000;

const moment = v.instance(Date);
const personRow = v.object({
  id: v.string(),
  zone: v.string(),
  daysBefore: v.array(v.picklist(daysBeforeChoices)),
  quietFrom: v.number(),
  quietTo: v.number(),
  mailTo: v.nullable(v.string()),
  mailSince: moment,
  address: v.nullable(v.string()),
  isOpen: v.boolean(),
});
type Person = v.InferOutput<typeof personRow>;

const deadlineRow = v.object({
  id: v.string(),
  person: v.string(),
  ...v.pick(v.object(deadlineFields), ['date', 'time']).entries,
  isSample: v.boolean(),
  changedAt: moment,
});
const browserRow = v.object({ id: v.string(), person: v.string(), createdAt: moment });

/**
 * Writes the due reminders of everyone whose `look_at` has come. The slot's name prevents duplicates by another copy
 * of the server or a later run. Reminders that no longer apply are deleted, unless they are sent.
 */
export async function planDue(deps: Pick<Deps, 'database' | 'log' | 'now'>): Promise<void> {
  for (;;) {
    const looked = await planSome(deps);
    if (looked < BATCH_SIZE) return;
  }
}

/**
 * Plans all people in one transaction, and after an error each separately, so that one person's unreadable data
 * doesn't delay the others.
 */
async function planSome({ database, log, now }: Pick<Deps, 'database' | 'log' | 'now'>): Promise<number> {
  try {
    return await database.asService(async (service) => planAll(service, await claim(service, now()), now()));
  } catch (error) {
    if (isUnavailable(error)) throw error;
  }
  const people = await database.asService((service) => claim(service, now()));
  const failures: unknown[] = [];
  for (const id of people)
    await database
      .asService((service) => planAll(service, [id], now()))
      .catch(async (error: unknown) => {
        failures.push(error);
        await postpone(database, id, now());
      });
  if (failures.length > 0)
    log.error({ people: failures.length, ...loggedError(failures[0]) }, 'reminders could not be planned');
  // The error was not caused by one person's data: the run has failed.
  if (failures.length > 0 && failures.length === people.length && isDatabaseError(failures[0]))
    throw failures[0];
  return people.length;
}

async function claim(service: Transaction, now: Date): Promise<string[]> {
  const rows = await service.query<{ id: string }>(
    `select user_id as id from public.reminder_settings where look_at <= $1::text::timestamptz
     order by look_at limit ${BATCH_SIZE} for update skip locked`,
    [now.toISOString()],
  );
  return rows.map(({ id }) => id);
}

async function postpone(database: Deps['database'], id: string, now: Date): Promise<void> {
  await database.asService((service) =>
    service.query(
      'update public.reminder_settings set look_at = $2::text::timestamptz where user_id = $1::text::uuid',
      [id, new Date(now.getTime() + RETRY_DELAY_MS).toISOString()],
    ),
  );
}

async function planAll(service: Transaction, claimed: readonly string[], now: Date): Promise<number> {
  if (claimed.length === 0) return 0;
  const ids = [`{${claimed.join(',')}}`];
  const people = v.parse(
    v.array(personRow),
    await service.query(
      `select user_id as id, zone, days_before as "daysBefore", quiet_from as "quietFrom", quiet_to as "quietTo",
         mail_to as "mailTo", mail_since as "mailSince", private.account_email(user_id) as address,
         private.is_account_open(user_id) as "isOpen"
       from public.reminder_settings where user_id = any ($1::text::uuid[]) order by look_at for update`,
      ids,
    ),
  );
  const deadlines = v.parse(
    v.array(deadlineRow),
    await service.query(
      `select id::text, user_id as person, date, time, is_sample as "isSample", changed_at as "changedAt"
       from public.deadlines where user_id = any ($1::text::uuid[])`,
      ids,
    ),
  );
  const browsers = v.parse(
    v.array(browserRow),
    await service.query(
      `select id, user_id as person, created_at as "createdAt"
       from public.push_subscriptions where user_id = any ($1::text::uuid[])`,
      ids,
    ),
  );
  for (const person of people) {
    const isTheirs = (row: { person: string }) => row.person === person.id;
    await planOne(service, person, deadlines.filter(isTheirs), browsers.filter(isTheirs), now);
  }
  return people.length;
}

async function planOne(
  service: Transaction,
  person: Person,
  deadlines: readonly v.InferOutput<typeof deadlineRow>[],
  browsers: readonly v.InferOutput<typeof browserRow>[],
  now: Date,
): Promise<void> {
  const { zone, daysBefore, quietFrom, quietTo } = person;
  const wishes: ReminderPreferences = { zone, daysBefore, quiet: { from: quietFrom, to: quietTo } };
  const places = person.isOpen ? placesOf(person, browsers) : [];
  const planned = deadlines.map((deadline) => ({ deadline, reminders: planReminders(deadline, wishes) }));
  const useful = planned.flatMap(({ deadline, reminders }) =>
    reminders
      .filter(({ at, until }) => at <= now && now < until)
      .flatMap((reminder) =>
        places
          .filter(({ since }) => since < reminder.at && deadline.changedAt < reminder.at)
          .map(({ browser }) => ({ reminder, row: rowOf(person.id, deadline.id, reminder, browser) })),
      ),
  );
  await service.query(
    `delete from private.outgoing_notices
     where user_id = $1::text::uuid and kind <> 'sign-in' and sent_at is null
       and slot <> all ($2::text::text[])`,
    [person.id, `{${useful.map(({ row }) => `"${row.slot}"`).join(',')}}`],
  );
  await service.query(
    `insert into private.outgoing_notices
       (slot, user_id, kind, deadline_id, due_at, moment, subscription_id, useful_until)
     select slot, user_id, kind, deadline_id, due_at, moment, subscription_id, useful_until
     from jsonb_to_recordset($1::text::jsonb) as planned (slot text, user_id uuid, kind text, deadline_id bigint,
       due_at timestamptz, moment timestamptz, subscription_id uuid, useful_until timestamptz)
     on conflict (slot) do nothing`,
    [JSON.stringify(useful.filter(({ reminder }) => isDue(reminder, now, wishes)).map(({ row }) => row))],
  );
  const next =
    places.length > 0
      ? nextLookAt(
          planned.flatMap(({ reminders }) => reminders),
          now,
          wishes,
        )
      : null;
  // The address that the person allowed is no longer the account's, or the account is closed. Neither change triggers a
  // new plan.
  const waits = !person.isOpen || (person.mailTo !== null && person.mailTo !== person.address);
  const again = waits ? new Date(now.getTime() + HOUR) : null;
  const lookAt = next && again ? (next < again ? next : again) : (next ?? again);
  await service.query(
    `update public.reminder_settings set look_at = $2::text::timestamptz where user_id = $1::text::uuid`,
    [person.id, lookAt?.toISOString() ?? null],
  );
}

/** Where a person receives reminders, and since when. `browser` is a browser's ID, or null for email. */
function placesOf(
  { mailTo, address, mailSince }: Person,
  browsers: readonly v.InferOutput<typeof browserRow>[],
): { browser: string | null; since: Date }[] {
  const mailbox = mailTo !== null && mailTo === address ? [{ browser: null, since: mailSince }] : [];
  return [...mailbox, ...browsers.map(({ id, createdAt }) => ({ browser: id, since: createdAt }))];
}

function rowOf(person: string, deadline: string, reminder: PlannedReminder, browser: string | null) {
  const { kind, moment, until, due } = reminder;
  return {
    slot: `${deadline}:${kind}:${moment.toISOString()}:${browser ?? 'mail'}`,
    user_id: person,
    kind,
    deadline_id: deadline,
    due_at: due?.toISOString() ?? null,
    moment: moment.toISOString(),
    subscription_id: browser,
    useful_until: until.toISOString(),
  };
}
