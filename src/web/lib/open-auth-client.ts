import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { isForeignLink } from './foreign-link.ts';
import { openSessionKeeper } from './keep-session.ts';
import { publicConfig } from './public-config.ts';
import { storageKeys } from './storage-keys.ts';
import { readStoredUserId } from './stored-session.ts';
import { showToast } from './toast-store.ts';

export async function openAuthClient(): Promise<GoTrueClient> {
  return new AuthClient({
    ...(await backend()),
    storageKey: storageKeys.session,
    flowType: 'implicit',
    detectSessionInUrl: takesSessionFromAddress(location.pathname) && takesLink,
    autoRefreshToken: true,
    persistSession: true,
    storage: openSessionKeeper(browserStorage()),
    experimental: { recoveryCodes: true },
  });
}

function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    // Switched off in this browser.
    return null;
  }
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

/** Nobody who is signed in may be moved to another account unawares: what they write would be read there. */
function takesLink(_address: URL, parameters: Record<string, string>): boolean {
  const { access_token: accessToken } = parameters;
  if (accessToken && isForeignLink(accessToken, readStoredUserId())) {
    history.replaceState(history.state, '', location.pathname);
    showToast({
      title: 'This link belongs to another account',
      description: 'You are still signed in to yours. To use the other one, sign out first.',
      variant: 'destructive',
    });
    return false;
  }
  return ['access_token', 'error', 'error_description', 'error_code'].some((name) => parameters[name]);
}
