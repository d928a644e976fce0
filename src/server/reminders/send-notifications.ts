import { type ReminderPreferences, isQuiet } from '#domain/reminders/reminder-plan.ts';
import { REMINDER_TITLE, reminderWords } from '#domain/reminders/reminder-words.ts';
import type { Deps } from '../deps.ts';
import { loggedError } from '../logging/logged-error.ts';
import { messageId } from '../mail/message-id.ts';
import { renderMail } from '../mail/template.ts';
import {
  type QueuedNotification,
  claimNotifications,
  deleteNotifications,
  endSubscription,
  markSent,
  postpone,
} from './notification-store.ts';

const BATCH_SIZE = 20;
const CONCURRENCY = 5;
const MINUTE = 60_000;
/** Another worker may claim a notification when its claim expires (LEASE_MS), so the sender stops before that. */
const SEND_TIMEOUT_MS = 4 * MINUTE;
const RETRY_DELAYS_MS = [1, 2, 5, 10, 30].map((minutes) => minutes * MINUTE);
const QUIET_WAIT_MS = 10 * MINUTE;
/** After this many failures in a row the mail server counts as unavailable. */
const MAX_CONSECUTIVE_FAILURES = 2;

type SendingDeps = Pick<Deps, 'config' | 'database' | 'mailer' | 'push' | 'log' | 'now'>;

/** Sends the planned reminders: one notification per destination, with everything that is due there now. */
export async function sendNotifications(deps: SendingDeps): Promise<void> {
  const run = { failedMails: 0, failed: 0 };
  for (;;) {
    const at = deps.now();
    const { claimed, notifications } = await claimNotifications(deps, at, BATCH_SIZE);
    const groups = [...groupByPlace(notifications)];
    const workers = Array.from({ length: CONCURRENCY }, async () => {
      for (let group = groups.shift(); group; group = groups.shift()) {
        const isLate = deps.now().getTime() - at.getTime() > SEND_TIMEOUT_MS;
        await recordOutcome(deps, group, isLate ? 'failed' : await delivered(deps, group, run), run);
      }
    });
    await Promise.all(workers);
    if (claimed < BATCH_SIZE) break;
  }
  if (run.failed > 0) deps.log.warn({ failed: run.failed }, 'notifications could not be sent');
}

type Group = readonly [QueuedNotification, ...QueuedNotification[]];
type Outcome = 'sent' | 'failed' | 'gone' | 'quiet' | 'unwanted';

function groupByPlace(notifications: readonly QueuedNotification[]): Iterable<Group> {
  const groups = new Map<string, [QueuedNotification, ...QueuedNotification[]]>();
  for (const notification of notifications) {
    const place =
      notification.kind === 'sign-in'
        ? notification.id
        : `${notification.person} ${notification.browser ?? 'mail'}`;
    const group = groups.get(place);
    if (group) group.push(notification);
    else groups.set(place, [notification]);
  }
  return groups.values();
}

/** An error in one person's data postpones their notification and doesn't stop the others. */
async function delivered(deps: SendingDeps, group: Group, run: { failedMails: number }): Promise<Outcome> {
  try {
    return await deliver(deps, group, run);
  } catch (error) {
    deps.log.error(loggedError(error), 'a notification could not be written');
    return 'failed';
  }
}

async function deliver(deps: SendingDeps, group: Group, run: { failedMails: number }): Promise<Outcome> {
  const [first] = group;
  if (!first.isOpen) return 'unwanted';
  if (first.kind === 'sign-in') {
    if (first.signInMailTo === null || first.signInMailTo !== first.address) return 'unwanted';
    return mail(deps, run, { to: first.address, ...(await signInEmail(deps, first)) });
  }
  const now = deps.now();
  if (isQuiet(now, wishesOf(first))) return 'quiet';
  const words = wordsOf(group, now);
  if (first.browser !== null) {
    if (!deps.push || !first.target) return 'gone';
    const seconds = Math.max(0, Math.round((latest(group).getTime() - now.getTime()) / 1000));
    return deps.push.send(first.target, { title: REMINDER_TITLE, body: words, tag: tagOf(group) }, seconds);
  }
  if (first.mailTo === null || first.mailTo !== first.address) return 'unwanted';
  const stopAddress = `${deps.config.appUrl}/functions/v1/reminders/stop/${first.stopToken}`;
  const values = { SiteURL: deps.config.appUrl, ConfirmationURL: stopAddress, Words: words };
  const message = {
    ...(await renderMail('reminder', values)),
    messageId: messageId(deps.config, first.slot),
    stopAddress,
  };
  return mail(deps, run, { to: first.address, ...message });
}

async function signInEmail(deps: SendingDeps, notification: QueuedNotification) {
  const message = await renderMail('sign_in', { SiteURL: deps.config.appUrl });
  return { ...message, messageId: messageId(deps.config, notification.slot) };
}

async function mail(
  { mailer }: SendingDeps,
  run: { failedMails: number },
  message: Parameters<Deps['mailer']['send']>[0],
): Promise<Outcome> {
  if (run.failedMails >= MAX_CONSECUTIVE_FAILURES) return 'failed';
  try {
    await mailer.send(message);
    run.failedMails = 0;
    return 'sent';
  } catch {
    run.failedMails += 1;
    return 'failed';
  }
}

async function recordOutcome(
  { database, now }: SendingDeps,
  group: Group,
  outcome: Outcome,
  run: { failed: number },
): Promise<void> {
  const [{ browser, tries }] = group;
  const ids = group.map(({ id }) => id);
  const at = now();
  const after = (wait: number) => postpone(database, ids, new Date(at.getTime() + wait));
  if (outcome === 'sent') await markSent(database, ids, at);
  if (outcome === 'unwanted') await deleteNotifications(database, ids);
  if (outcome === 'quiet') await after(QUIET_WAIT_MS);
  if (outcome === 'gone' && browser !== null) await endSubscription(database, browser);
  if (outcome === 'failed') {
    run.failed += group.length;
    await after(RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length) - 1] ?? MINUTE);
  }
}

function wishesOf({ zone, quietFrom, quietTo }: QueuedNotification): ReminderPreferences {
  return { zone, daysBefore: [], quiet: { from: quietFrom, to: quietTo } };
}

function wordsOf(group: Group, now: Date): string {
  const [first] = group;
  const deadlines = group.flatMap(({ deadline }) => deadline ?? []);
  const due = group.reduce<Date | null>((soonest, each) => earlier(soonest, each.dueAt), null);
  return reminderWords(first, { deadlines, due, now });
}

function earlier(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a < b ? a : b;
}

function latest(group: Group): Date {
  return group.reduce((last, { usefulUntil }) => (usefulUntil > last ? usefulUntil : last), new Date(0));
}

/**
 * The same tag as the page's own notification (features/deadlines/show-reminder.ts), so that the later one replaces
 * it.
 */
function tagOf(group: Group): string {
  const [first, ...others] = group;
  const { kind, moment } = others.reduce((last, each) => (each.moment > last.moment ? each : last), first);
  return `reminder-${kind}-${moment.getTime()}`;
}
