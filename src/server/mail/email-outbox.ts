import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { EmailNotAccepted } from './mailer.ts';
import type { MailTemplate } from './template.ts';
import { loggedError } from '../logging/logged-error.ts';
import { type EmailDeps, runAfterResponse, emailOf } from './send-email.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Longer than the timeout of a mail server (mail/smtp.ts). */
const CLAIM_MS = 5 * MINUTE;
const RETRY_DELAYS_MS = [SECOND * 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
/** An email older than this would alarm more than help. */
const MAX_AGE_MS = 3 * DAY;
/** A worker holding it longer than this has crashed. */
const SENDING_MAX_MS = 60 * MINUTE;

/** Limits a run, so that refused addresses don't delay other emails and a busy mail server isn't overloaded. */
const MAX_REFUSED = 20;

export const OUTBOX_INTERVAL_MS = 30 * SECOND;

type SendingDeps = EmailDeps & Pick<Deps, 'database' | 'now'>;

/** Reports a change of the account. Contains no links and no codes. */
interface QueuedEmail {
  /** Null if the account has been deleted. */
  userId: string | null;
  to: string;
  template: Extract<
    MailTemplate,
    | 'account_closed'
    | 'account_deleted'
    | 'email_change_requested'
    | 'email_changed'
    | 'identity_linked'
    | 'identity_unlinked'
    | 'password_changed'
    | 'phone_changed'
    | 'recovery_code_used'
    | 'two_step_off'
    | 'two_step_on'
  >;
  at: Date;
}

/**
 * Queues an email in the transaction of the change that it reports, so that neither exists without the other. Returns the ID
 * for `sendQueuedEmail`, or null for an account without an address.
 */
export async function queueEmail(auth: Transaction, email: QueuedEmail): Promise<string | null> {
  if (email.to === '') return null;
  const [kept] = await auth.query<{ id: string }>(
    `insert into auth.kept_letters as kept (id, user_id, template, address, created_at, try_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (address, template) where handed_at is null
       do update set created_at = excluded.created_at, try_at = excluded.try_at
     returning kept.id`,
    [randomUUID(), email.userId, email.template, email.to, email.at],
  );
  return kept?.id ?? null;
}

/** Sends after the response, once the transaction is committed. `sendQueuedEmails` retries while the mail server is down. */
export async function sendQueuedEmail(deps: SendingDeps, id: string | null): Promise<void> {
  if (id === null) return;
  await runAfterResponse(deps, async () => {
    const email = await claim(deps, id);
    if (email) await deliver(deps, email);
  });
}

/** Runs regularly in every copy of the server: sends due emails and deletes those that are too old. */
export async function sendQueuedEmails(deps: SendingDeps): Promise<void> {
  await deleteOldEmails(deps);
  let refused = 0;
  for (let email = await claim(deps); email; email = await claim(deps)) {
    const outcome = await deliver(deps, email);
    // The other emails would fail as well.
    if (outcome === 'server is down') return;
    if (outcome === 'refused') refused += 1;
    if (refused >= MAX_REFUSED) return;
  }
}

interface ClaimedEmail {
  id: string;
  template: QueuedEmail['template'];
  address: string;
  tries: number;
  holder: string;
}

async function claim({ database, now }: SendingDeps, id: string | null = null): Promise<ClaimedEmail | null> {
  const at = now();
  const holder = randomUUID();
  const [email] = await database.asAuthAdmin((auth) =>
    auth.query<Omit<ClaimedEmail, 'holder'>>(
      `update auth.kept_letters set held_by = $1, held_until = $3, tries = tries + 1
       where id = (
         select id from auth.kept_letters
         where handed_at is null and try_at <= $2 and (held_until is null or held_until <= $2)
           ${id === null ? '' : 'and id = $4'}
         order by try_at, id limit 1 for update skip locked
       )
       returning id, template, address, tries`,
      [holder, at, new Date(at.getTime() + CLAIM_MS), ...(id === null ? [] : [id])],
    ),
  );
  return email ? { ...email, holder } : null;
}

type Outcome = 'done' | 'refused' | 'server is down';

async function deliver(deps: SendingDeps, email: ClaimedEmail): Promise<Outcome> {
  const rendered = await emailOf(deps, { to: email.address, template: email.template });
  let isSending = false;
  const beforeHandingOver = async () => {
    isSending = await markAsSending(deps, email);
    if (!isSending) throw new Error('The email is no longer claimed');
  };
  try {
    if (rendered) await deps.mailer.send({ ...rendered, beforeHandingOver });
  } catch (error) {
    const mayRetry = error instanceof EmailNotAccepted ? !error.isFinal : !isSending;
    if (mayRetry) {
      await postpone(deps, email);
      const isOfThisEmail = error instanceof EmailNotAccepted && error.isOfThisEmail;
      return isOfThisEmail ? 'refused' : 'server is down';
    }
    // Never logs the message: mail servers repeat the address in it.
    deps.log.error(loggedError(error), 'a message was not sent');
  }
  await change(deps, email, 'delete from auth.kept_letters');
  return 'done';
}

/**
 * Claims the email, so that no other worker sends it. False if another worker has claimed it meanwhile, or it was sent
 * before.
 */
async function markAsSending(deps: SendingDeps, email: ClaimedEmail): Promise<boolean> {
  const noted = await change(
    deps,
    email,
    'update auth.kept_letters set handed_at = $3',
    [deps.now()],
    'and handed_at is null',
  );
  return noted > 0;
}

/** Schedules the retry, or deletes the email if a newer one of its kind is already queued. */
async function postpone(deps: SendingDeps, email: ClaimedEmail): Promise<void> {
  const wait = RETRY_DELAYS_MS[Math.min(email.tries, RETRY_DELAYS_MS.length) - 1] ?? MINUTE;
  const isSuperseded = `exists (
    select from auth.kept_letters newer
    where newer.address = kept.address and newer.template = kept.template and newer.id <> kept.id
      and newer.handed_at is null
  )`;
  await deps.database.asAuthAdmin(async (auth) => {
    const own = [email.id, email.holder];
    await auth.query(
      `delete from auth.kept_letters kept where id = $1 and held_by = $2 and ${isSuperseded}`,
      own,
    );
    await auth.query(
      `update auth.kept_letters set try_at = $3, held_by = null, held_until = null, handed_at = null
       where id = $1 and held_by = $2`,
      [...own, new Date(deps.now().getTime() + wait)],
    );
  });
}

/** Returns the number of rows; 0 if this worker no longer holds the claim. */
async function change(
  { database }: SendingDeps,
  { id, holder }: ClaimedEmail,
  command: string,
  values: readonly unknown[] = [],
  condition = '',
): Promise<number> {
  const changed = await database.asAuthAdmin((auth) =>
    auth.query(`${command} where id = $1 and held_by = $2 ${condition} returning id`, [
      id,
      holder,
      ...values,
    ]),
  );
  return changed.length;
}

async function deleteOldEmails({ database, log, now }: SendingDeps): Promise<void> {
  const at = now().getTime();
  const deleted = await database.asAuthAdmin((auth) =>
    auth.query(
      `delete from auth.kept_letters where id in (
         select id from auth.kept_letters where created_at < $1 or handed_at < $2 for update skip locked
       ) returning id`,
      [new Date(at - MAX_AGE_MS), new Date(at - SENDING_MAX_MS)],
    ),
  );
  if (deleted.length > 0) log.error({ emails: deleted.length }, 'queued emails were dropped');
}
