import type Stripe from 'stripe';
import type { ProviderConfig } from '../billing-config.ts';

/**
 * Called for each request to the provider, including retries. A declined card counts as a response, not as a failure.
 */
export type ProviderWatch = (result: 'sent' | 'failed') => void;

/** The only place that creates a client for the provider. Its library is loaded here on demand. */
export async function openStripe(
  { mode, secretKey, apiBase }: ProviderConfig,
  watch?: ProviderWatch,
): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Client(secretKey, {
    // The library retries with the same idempotency key, so nothing happens twice.
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: mode === 'live',
    ...(watch && { httpClient: watched(Client.createNodeHttpClient(), watch) }),
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

function watched(client: HttpClient, watch: ProviderWatch): HttpClient {
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      let isAnswered = false;
      try {
        const response = await client.makeRequest(...request);
        const status = response.getStatusCode();
        // A refused key or a rate limit is the operator's problem.
        isAnswered = status < 500 && ![401, 403, 429].includes(status);
        return response;
      } finally {
        watch(isAnswered ? 'sent' : 'failed');
      }
    },
  };
}
