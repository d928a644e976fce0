import type { Deps } from '../deps.ts';
import { planDue } from './plan-due.ts';
import { sendNotices } from './send-notices.ts';

/** A reminder comes at most so late. */
export const LOOK_EVERY_MS = 30_000;

/**
 * What every copy of the server does, twice a minute: writes down what is due, and sends what is written down. That is
 * sent also when nothing can be planned; the run has failed then all the same.
 */
export async function remind(deps: Pick<Deps, 'config' | 'database' | 'mailer' | 'push' | 'log' | 'now'>) {
  try {
    await planDue(deps);
  } finally {
    await sendNotices(deps);
  }
}
