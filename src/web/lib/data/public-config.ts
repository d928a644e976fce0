import * as v from 'valibot';
import { type PublicConfig, publicConfig as schema } from '#contract/public-config.ts';
import { cacheBackend } from './cached-backend.ts';

let loading: Promise<PublicConfig> | undefined;

/** The backend's addresses, requested once. Rejects if the server is unavailable; the next call retries. */
export function publicConfig(): Promise<PublicConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<PublicConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`The configuration answered ${response.status}`);
  const config = v.parse(schema, await response.json());
  cacheBackend({ url: config.supabaseUrl, key: config.publishableKey });
  return config;
}
