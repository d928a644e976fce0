import * as v from 'valibot';
import {
  type BrowserAddress,
  type BrowserRenewal,
  type ReminderChange,
  type ReminderSettings,
  reminderSettings,
} from '#contract/reminders.ts';
import type { VerifiedClaims } from '../auth/tokens/access-token.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { isPublicKey } from './push-config.ts';
import { reminderError } from './errors.ts';

type SettingsDeps = Pick<Deps, 'database' | 'push'>;

const {
  mailsReminders: _mails,
  mailsSignIns: _signIns,
  address: _address,
  pushKey: _key,
  ...told
} = reminderSettings.entries;
const stored = v.object({ ...told, mailTo: v.nullable(v.string()), signInMailTo: v.nullable(v.string()) });

export async function readSettings(
  { database, push }: SettingsDeps,
  claims: VerifiedClaims,
): Promise<ReminderSettings> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select coalesce(zone, 'UTC') as zone, coalesce(days_before, '{}') as "daysBefore",
         coalesce(quiet_from, 0) as "quietFrom", coalesce(quiet_to, 0) as "quietTo",
         coalesce(wording, 'neutral') as wording, own_words as "ownWords", mail_to as "mailTo",
         sign_in_mail_to as "signInMailTo",
         (select count(*)::integer from public.push_subscriptions
          where session_id is distinct from private.session_id()) as "otherBrowsers",
         exists (select from public.push_subscriptions where session_id = private.session_id()) as "isOnHere"
       from (values (1)) as one left join public.reminder_settings on user_id = $1::uuid`,
      [claims.sub],
    ),
  );
  const { mailTo, signInMailTo, ...settings } = v.parse(stored, row);
  const address = await confirmedAddress(database, claims);
  const may = (to: string | null) => address !== null && to === address;
  return {
    ...settings,
    address,
    mailsReminders: may(mailTo),
    mailsSignIns: may(signInMailTo),
    pushKey: push?.publicKey ?? null,
  };
}

export async function changeSettings(
  { database }: SettingsDeps,
  claims: VerifiedClaims,
  change: ReminderChange,
): Promise<void> {
  const asked = [change.mailTo, change.signInMailTo].filter((to) => typeof to === 'string');
  const address = asked.length > 0 ? await confirmedAddress(database, claims) : null;
  if (asked.some((to) => to !== address)) throw reminderError('other_address');
  const { daysBefore, ...others } = change;
  const values = Object.fromEntries([
    ...Object.entries(others).map(([name, value]) => [columns[name as keyof typeof columns], value]),
    ...(daysBefore ? [['days_before', [...new Set(daysBefore)].toSorted((a, b) => a - b)]] : []),
  ]);
  await database.asUser(claims, (transaction) => write(transaction, claims.sub, values));
}

const columns = {
  zone: 'zone',
  quietFrom: 'quiet_from',
  quietTo: 'quiet_to',
  wording: 'wording',
  ownWords: 'own_words',
  mailTo: 'mail_to',
  signInMailTo: 'sign_in_mail_to',
} as const satisfies Record<Exclude<keyof ReminderChange, 'daysBefore'>, string>;

/** The names come from the list above. */
async function write(
  transaction: Transaction,
  person: string,
  values: Record<string, unknown>,
): Promise<void> {
  await transaction.query(
    'insert into public.reminder_settings (user_id) values ($1::uuid) on conflict (user_id) do nothing',
    [person],
  );
  const names = Object.keys(values);
  if (names.length === 0) return;
  await transaction.query(
    `update public.reminder_settings set (${names.join(', ')}) =
       (select ${names.map((name) => `changed.${name}`).join(', ')}
        from jsonb_to_record($2::text::jsonb) as changed (zone text, days_before integer[], quiet_from integer,
          quiet_to integer, wording text, own_words text, mail_to text, sign_in_mail_to text))
     where user_id = $1::uuid`,
    [person, JSON.stringify(values)],
    { isShaped: true },
  );
}

/**
 * Valid until the session ends. The browser has created a new subscription, so no other person's notifications are sent
 * there.
 */
export async function remindBrowser(
  { database, push }: SettingsDeps,
  claims: VerifiedClaims,
  { endpoint, p256dh, auth }: BrowserAddress,
): Promise<void> {
  refuseUnusable(push, { endpoint, p256dh });
  await database.asService((service) =>
    service.query('delete from public.push_subscriptions where endpoint = $1', [endpoint]),
  );
  await database.asUser(claims, async (transaction) => {
    await write(transaction, claims.sub, {});
    await removeBrowserIn(transaction);
    await transaction.query(
      `insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
       values ($1::uuid, private.session_id(), $2, $3, $4)`,
      [claims.sub, endpoint, p256dh, auth],
    );
  });
}

/** Belongs to the same session. If that session has ended, the subscription is not found. */
export async function renewBrowser(
  { database, push }: SettingsDeps,
  { before, now: { endpoint, p256dh, auth } }: BrowserRenewal,
): Promise<void> {
  refuseUnusable(push, { endpoint, p256dh });
  const renewed = await database.asService((service) =>
    service.query(
      `update public.push_subscriptions set endpoint = $3, p256dh = $4, auth = $5
       where endpoint = $1 and auth = $2 returning id`,
      [before.endpoint, before.auth, endpoint, p256dh, auth],
    ),
  );
  if (renewed.length === 0) throw reminderError('not_found');
}

function refuseUnusable(
  push: SettingsDeps['push'],
  { endpoint, p256dh }: Pick<BrowserAddress, 'endpoint' | 'p256dh'>,
): void {
  if (!push) throw reminderError('push_off');
  if (!push.mayPushTo(endpoint)) throw reminderError('unknown_push_service');
  if (!isPublicKey(p256dh)) throw reminderError('invalid');
}

export async function removeBrowser({ database }: SettingsDeps, claims: VerifiedClaims): Promise<void> {
  await database.asUser(claims, removeBrowserIn);
}

async function removeBrowserIn(transaction: Transaction): Promise<void> {
  await transaction.query('delete from public.push_subscriptions where session_id = private.session_id()');
}

/** The current email. The one in the token may be stale. */
async function confirmedAddress(database: Database, { sub }: VerifiedClaims): Promise<string | null> {
  const [user] = await database.asService((service) =>
    service.query<{ email: string | null }>('select private.account_email($1::text::uuid) as email', [sub]),
  );
  return user?.email ?? null;
}
