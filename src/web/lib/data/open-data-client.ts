import { PostgrestClient } from '@supabase/postgrest-js';
import { accessToken } from '#web/lib/session/auth-client.ts';
import { publicConfig } from './public-config.ts';

export async function openDataClient(): Promise<PostgrestClient> {
  const config = await publicConfig();
  return new PostgrestClient(`${config.supabaseUrl}/rest/v1`, {
    // The queries already retry once: retrying here as well would delay a failure by 15 seconds.
    retry: false,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('apikey', config.publishableKey);
      const token = await accessToken();
      if (token) headers.set('Authorization', `Bearer ${token}`);
      return fetch(input, { ...init, headers });
    },
  });
}
