import type { Billing } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';

/** What commands work with: a running server's own, or what the command line opens by itself. */
export interface OperatorDeps extends Pick<Deps, 'config' | 'database' | 'mailer' | 'log' | 'now'> {
  /** Null where no payments are set up. */
  billing: Billing | null;
}
