import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { publicConfig } from './public-config.ts';
import { storageKeys } from './storage-keys.ts';

export async function openAuthClient(): Promise<GoTrueClient> {
  const config = await publicConfig();
  return new AuthClient({
    url: `${config.supabaseUrl}/auth/v1`,
    headers: { apikey: config.publishableKey },
    storageKey: storageKeys.session,
    flowType: 'implicit',
    detectSessionInUrl: takesSessionFromAddress(location.pathname),
    autoRefreshToken: true,
    persistSession: true,
  });
}

/** Only the two pages that mails lead to may sign somebody in by their address. */
function takesSessionFromAddress(path: string): boolean {
  return /^\/(auth|update-password)\/?$/.test(path);
}
