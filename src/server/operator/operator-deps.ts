import type { Billing } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';

/** The dependencies of commands: those of a running server, or opened by the command line. */
export interface OperatorDeps extends Pick<Deps, 'config' | 'database' | 'mailer' | 'log' | 'now'> {
  /** Null if payments are not configured. */
  billing: Billing | null;
}
