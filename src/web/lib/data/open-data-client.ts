import { PostgrestClient } from '@supabase/postgrest-js';
import { accessToken } from '#web/lib/session/auth-client.ts';
import { publicConfig } from './public-config.ts';

export async function openDataClient(): Promise<PostgrestClient> {
  const config = await publicConfig();
  return new PostgrestClient(`${config.supabaseUrl}/rest/v1`, {
    // The queries retry once by themselves: both together would show a failure only after 15 seconds.
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
