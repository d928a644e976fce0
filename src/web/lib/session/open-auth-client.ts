import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { belongsToOtherAccount } from './other-account-link.ts';
import { openSessionStorage } from './session-storage.ts';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { readStoredUserId } from './stored-session.ts';
import { showToast } from '#web/lib/toast-store.ts';

export async function openAuthClient(): Promise<GoTrueClient> {
  return new AuthClient({
    ...(await backend()),
    storageKey: storageKeys.session,
    flowType: 'implicit',
    detectSessionInUrl: takesSessionFromAddress(location.pathname) && takesLink,
    autoRefreshToken: true,
    persistSession: true,
    storage: openSessionStorage(browserStorage()),
    experimental: { recoveryCodes: true },
  });
}

function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    // Storage is disabled in this browser.
    return null;
  }
}

let passingClients = 0;

/** Stores nothing and notifies no other tab: for a sign-in that must not change the page's session. */
export async function openPassingAuthClient(): Promise<GoTrueClient> {
  return new AuthClient({
    ...(await backend()),
    // The client warns about two instances with the same key.
    storageKey: `passing-${++passingClients}`,
    detectSessionInUrl: false,
    autoRefreshToken: false,
    persistSession: false,
  });
}

/**
 * Used for a sign-in with a provider: the session is only for this page. The verifier that proves that this tab started
 * the sign-in is stored until the return.
 */
export async function openProviderAuthClient(): Promise<GoTrueClient> {
  const page = new Map<string, string>();
  const of = (key: string): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> =>
    key === storageKeys.providerFlow
      ? {
          getItem: () => page.get(key) ?? null,
          setItem: (_key, value) => void page.set(key, value),
          removeItem: () => void page.delete(key),
        }
      : sessionStorage;
  return new AuthClient({
    ...(await backend()),
    storageKey: storageKeys.providerFlow,
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => of(key).getItem(key),
      setItem: (key, value) => of(key).setItem(key, value),
      removeItem: (key) => of(key).removeItem(key),
    },
  });
}

async function backend() {
  const { supabaseUrl, publishableKey } = await publicConfig();
  return { url: `${supabaseUrl}/auth/v1`, headers: { apikey: publishableKey } };
}

/** Only the two pages that emails link to may sign people in by the URL. */
function takesSessionFromAddress(path: string): boolean {
  return /^\/(auth|update-password)\/?$/.test(path);
}

/** A signed-in person must not be moved to another account without noticing: its owner could read what they write. */
function takesLink(address: URL, parameters: Record<string, string>): boolean {
  // The error is from a sign-in with a provider, not from an email: the signed-in person stays the same.
  if (address.searchParams.has('error_code')) return false;
  const { access_token: accessToken } = parameters;
  if (accessToken && belongsToOtherAccount(accessToken, readStoredUserId())) {
    history.replaceState(history.state, '', location.pathname);
    showToast({
      title: 'This link belongs to another account',
      description: 'You’re still signed in to your own account. To use the other one, sign out first.',
      variant: 'destructive',
    });
    return false;
  }
  return ['access_token', 'error', 'error_description', 'error_code'].some((name) => parameters[name]);
}
