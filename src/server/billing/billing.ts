import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import type { ProviderConfig } from './billing-config.ts';
import type { Catalog } from './provider/catalog.ts';

/** What the payment function needs. */
export interface Billing {
  stripe: Stripe;
  catalog: Catalog;
  mode: ProviderConfig['mode'];
  webhookSecret: string;
  appUrl: string;
  database: Database;
  log: Logger;
  /** The clock of plans, trials and payments. */
  now: () => Date;
}
