import type { Billing } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';

/** What commands need: a running server's, or opened by the command line. */
export interface OperatorDeps extends Pick<Deps, 'config' | 'database' | 'mailer' | 'log' | 'now'> {
  /** Null if payments are not configured. */
  billing: Billing | null;
}
