import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import type { ProviderConfig } from './billing-config.ts';
import type { Catalog } from './provider/catalog.ts';

/** The dependencies of the payment function. */
export interface Billing {
  stripe: Stripe;
  catalog: Catalog;
  mode: ProviderConfig['mode'];
  webhookSecret: string;
  appUrl: string;
  database: Database;
  log: Logger;
  /** The clock for plans, trials and payments. */
  now: () => Date;
}
