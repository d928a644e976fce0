import type Stripe from 'stripe';
import type { ProviderConfig } from '../billing-config.ts';

/** The only place that makes a client of the provider. Its library is loaded where it is used. */
export async function openStripe({ mode, secretKey, apiBase }: ProviderConfig): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Client(secretKey, {
    // The library repeats with the same idempotency key, so nothing happens twice.
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: mode === 'live',
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}
