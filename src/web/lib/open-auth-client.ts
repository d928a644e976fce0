import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { publicConfig } from './public-config.ts';
import { storageKeys } from './storage-keys.ts';

export async function openAuthClient(): Promise<GoTrueClient> {
  return new AuthClient({
    ...(await backend()),
    storageKey: storageKeys.session,
    flowType: 'implicit',
    detectSessionInUrl: takesSessionFromAddress(location.pathname),
    autoRefreshToken: true,
    persistSession: true,
  });
}

let passingClients = 0;

/** Keeps nothing and tells no tab: for a sign-in that must leave the page's own session alone. */
export async function openPassingAuthClient(): Promise<GoTrueClient> {
  return new AuthClient({
    ...(await backend()),
    // The client warns of two with the same key.
    storageKey: `passing-${++passingClients}`,
    detectSessionInUrl: false,
    autoRefreshToken: false,
    persistSession: false,
  });
}

async function backend() {
  const { supabaseUrl, publishableKey } = await publicConfig();
  return { url: `${supabaseUrl}/auth/v1`, headers: { apikey: publishableKey } };
}

/** Only the two pages that mails lead to may sign somebody in by their address. */
function takesSessionFromAddress(path: string): boolean {
  return /^\/(auth|update-password)\/?$/.test(path);
}
