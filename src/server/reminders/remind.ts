import type { Deps } from '../deps.ts';
import { planDue } from './plan-due.ts';
import { sendNotifications } from './send-notifications.ts';

/** The maximum delay of a reminder. */
export const POLL_INTERVAL_MS = 30_000;

/**
 * Runs twice a minute in every copy of the server: plans the due reminders and sends them. Planned reminders are sent
 * even if planning fails, but the run still counts as failed.
 */
export async function remind(deps: Pick<Deps, 'config' | 'database' | 'mailer' | 'push' | 'log' | 'now'>) {
  try {
    await planDue(deps);
  } finally {
    await sendNotifications(deps);
  }
}
