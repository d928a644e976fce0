import { parseArgs } from 'node:util';
import { Stripe } from 'stripe';
import { setUpCatalog } from '#server/billing/provider/catalog.ts';
import { makeHardshipCode } from '#server/billing/plan/hardship-code.ts';
import { openStripe } from '#server/billing/provider/open-stripe.ts';
import { webhookEvents } from '#server/billing/webhook.ts';
import { readConfig } from '#server/config/config.ts';

/*
 * npm run stripe:setup                       creates the products, prices and coupons of the plans; running it again
 * changes nothing npm run stripe:setup -- --webhook          registers the endpoint of APP_URL and prints its secret,
 * once npm run stripe:setup -- --hardship [--months 12]   creates a code with a 100% discount, for one person
 */

const { values } = parseArgs({
  options: {
    webhook: { type: 'boolean', default: false },
    hardship: { type: 'boolean', default: false },
    months: { type: 'string' },
  },
});

const config = readConfig(
  // --webhook creates the secret, so it can't exist before.
  values.webhook ? { STRIPE_WEBHOOK_SECRET: 'whsec_to_be_made', ...process.env } : process.env,
);
if (config.billing.mode === 'off') throw new Error('Set BILLING_MODE and STRIPE_SECRET_KEY first.');
const stripe = await openStripe(config.billing);

const changes = await setUpCatalog(stripe);
console.log(changes.length === 0 ? 'The catalog is up to date.' : `Created: ${changes.join(', ')}`);
if (values.webhook) await registerWebhook();
if (values.hardship) await printHardshipCode();

async function registerWebhook(): Promise<void> {
  const url = `${config.appUrl}/functions/v1/stripe-webhook`;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const known = data.find((endpoint) => endpoint.url === url);
  if (known) {
    console.log(`${url} is registered already (${known.id}); its secret is shown in the dashboard.`);
    return;
  }
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...webhookEvents],
    // The format of its events depends on the endpoint, not on the library.
    api_version: Stripe.API_VERSION,
  });
  console.log(`Registered ${url}\nSTRIPE_WEBHOOK_SECRET=${secret}`);
}

async function printHardshipCode(): Promise<void> {
  const months = values.months === undefined ? null : Number(values.months);
  if (months !== null && !(Number.isInteger(months) && months > 0)) {
    throw new Error('--months takes a whole number');
  }
  const code = await makeHardshipCode(stripe, months);
  console.log(`Code for one person: ${code}\nEnter it on the checkout page, under "Add promotion code".`);
}
