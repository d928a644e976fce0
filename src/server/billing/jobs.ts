import type { Deps } from '../deps.ts';
import type { Billing } from './billing.ts';
import { closeCustomers } from './close-customers.ts';
import { reconcile } from './reconcile.ts';
import { remindOfTrialEnds } from './remind-of-trial-ends.ts';

const HOUR = 3_600_000;

/** What happens without a request, every hour. `billing` is null where no payments are set up. */
export async function runBillingJobs(
  deps: Pick<Deps, 'config' | 'database' | 'mailer' | 'log'>,
  billing: Billing | null,
): Promise<void> {
  const jobs = [
    () => remindOfTrialEnds(deps),
    ...(billing ? [() => reconcile(billing), () => closeCustomers(billing)] : []),
  ];
  for (const job of jobs) {
    try {
      await job();
    } catch (error) {
      deps.log.error({ error: error instanceof Error ? error.name : typeof error }, 'a billing job failed');
    }
  }
}

/** Now and every hour. Returns how to stop; that waits for the run that is under way. */
export function scheduleBillingJobs(run: () => Promise<void>): () => Promise<void> {
  // Now too: a server that is started anew every half hour would never get to it.
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, HOUR);
  // The timer alone keeps no process alive.
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
