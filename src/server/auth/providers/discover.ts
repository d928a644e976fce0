import { createRemoteJWKSet } from 'jose';
import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  None,
  allowInsecureRequests,
  discovery,
} from 'openid-client';
import type { ProviderConfig } from './provider-config.ts';

/** A provider's metadata and its signing keys. */
export interface Discovered {
  client: Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

const TIMEOUT_SECONDS = 5;
const FRESH_MS = 60 * 60_000;
/** An unavailable provider is not requested again for each sign-in. */
const RETRY_MS = 10_000;

/**
 * Fetches the metadata when it is first needed, never at start-up, and again after an hour. While the provider is
 * unavailable, the last metadata stays valid.
 */
export function openDiscovery(config: ProviderConfig, now: () => Date): () => Promise<Discovered> {
  let known: Discovered | undefined;
  let asking: Promise<Discovered> | undefined;
  let askedAt = 0;
  let hasFailed = false;

  async function ask(): Promise<Discovered> {
    askedAt = now().getTime();
    try {
      known = await discover(config);
      hasFailed = false;
      return known;
    } catch (error) {
      hasFailed = true;
      if (known) return known;
      throw error;
    }
  }

  return () => {
    const age = now().getTime() - askedAt;
    if (!asking || age > (hasFailed ? RETRY_MS : FRESH_MS)) {
      asking = ask();
      // Waiting callers get the error. If nobody waits, it must not end the process.
      asking.catch(() => undefined);
    }
    return asking;
  };
}

async function discover(config: ProviderConfig): Promise<Discovered> {
  const issuer = new URL(config.issuer);
  const client = await discovery(issuer, config.clientId, undefined, clientAuth(config.clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // Plain HTTP is configured only for loopback in local mode.
    execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
  });
  const keys = new URL(client.serverMetadata().jwks_uri ?? '');
  if (keys.protocol !== issuer.protocol) throw new Error('The keys of the provider are not behind TLS');
  return { client, keys: createRemoteJWKSet(keys, { timeoutDuration: TIMEOUT_SECONDS * 1000 }) };
}

/**
 * Sends the secret in the body if the provider accepts that, because providers decode escapes in the header differently.
 */
function clientAuth(secret: string | undefined): ClientAuth {
  if (!secret) return None();
  return (server, ...request) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (takesBody ? ClientSecretPost : ClientSecretBasic)(secret)(server, ...request);
  };
}
