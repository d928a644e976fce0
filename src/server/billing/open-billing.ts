import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Billing } from './billing.ts';
import type { ProviderConfig } from './billing-config.ts';
import { openCatalog } from './provider/catalog.ts';
import { type ProviderWatch, openStripe } from './provider/open-stripe.ts';

/** Null if payments are not configured. Rejects a database whose payments belong to another mode. */
export async function openBilling(
  deps: Pick<Deps, 'config' | 'database' | 'log' | 'now'>,
  watch?: ProviderWatch,
): Promise<Billing | null> {
  const { billing, appUrl } = deps.config;
  if (billing.mode === 'off') return null;
  await refuseOtherMode(deps.database, billing.mode);
  const stripe = await openStripe(billing, watch);
  const { mode, webhookSecret } = billing;
  const { database, log, now } = deps;
  return { stripe, catalog: openCatalog(stripe), mode, webhookSecret, appUrl, database, log, now };
}

/**
 * A purchase with a test card must not give access to an installation that charges real money, and tests must not touch
 * real customers.
 */
async function refuseOtherMode(database: Database, mode: ProviderConfig['mode']): Promise<void> {
  const [other] = await database.asService((service) =>
    service.query<{ mode: string }>('select mode from public.billing_accounts where mode <> $1 limit 1', [
      mode,
    ]),
  );
  if (!other) return;
  throw new Error(
    `BILLING_MODE is ${mode}, but this database holds payments made with ${other.mode}. Use another database.`,
  );
}
