import type { Deps } from '../deps.ts';
import { type Jobs, runJobs } from '../jobs/jobs.ts';
import type { Billing } from './billing.ts';
import { queueRenewalEmails } from './emails/queue-renewal-emails.ts';
import { closeCustomers } from './provider/close-customers.ts';
import { reconcile } from './provider/reconcile.ts';
import { remindOfTrialEnds } from './plan/remind-of-trial-ends.ts';

/** Hourly jobs. `billing` is null if payments are not configured. */
export async function runBillingJobs(
  deps: Pick<Deps, 'config' | 'database' | 'mailer' | 'log'>,
  billing: Billing | null,
): Promise<void> {
  const jobs: Jobs = {
    'trial ends': () => remindOfTrialEnds(deps),
    ...(billing && {
      reconcile: () => reconcile(billing),
      'renewal emails': () => queueRenewalEmails(billing),
      'close customers': () => closeCustomers(billing),
    }),
  };
  await runJobs(jobs, deps.log);
}
