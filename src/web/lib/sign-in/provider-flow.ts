import type { GoTrueClient } from '@supabase/auth-js';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';

export interface SignInProvider {
  id: string;
  name: string;
}

/** The providers that people may sign in with here. Usually none. */
export async function signInProviders(): Promise<readonly SignInProvider[]> {
  return (await publicConfig()).providers ?? [];
}

/** The less common sign-in methods, which are behind a separate button. */
export interface RareWays {
  byText: boolean;
  byOrganization: boolean;
}

export async function rareWays(): Promise<RareWays> {
  const { signsInByText = false, singleSignOn = false } = await publicConfig();
  return { byText: signsInByText, byOrganization: singleSignOn };
}

/** The result of a sign-in with a provider. */
export type ProviderReturn = { provider: string } & (
  | { kind: 'code'; code: string }
  | { kind: 'failed'; code: string }
);

const MARK = `${storageKeys.providerFlow}-for`;

/** Stores the target in this tab, so that the result can be matched to it. */
export function markDeparture({ name }: { name: string }): void {
  sessionStorage.setItem(MARK, name);
}

/**
 * Reads the result and removes it from the URL and the history. A code is only valid in the tab that started the
 * sign-in.
 */
export function takeReturn(): ProviderReturn | null {
  const query = new URLSearchParams(location.search);
  const [code, failure] = [query.get('code'), query.get('error_code')];
  if (!code && !failure) return null;
  for (const name of ['code', 'error', 'error_code', 'error_description']) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest);
  const provider = read(MARK);
  if (failure) return { kind: 'failed', code: failure, provider: provider ?? 'that account' };
  return provider && code ? { kind: 'code', code, provider } : null;
}

/** Removes the data that was stored for the return. */
export function clearProviderFlow(): void {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(storageKeys.providerFlow));
  for (const key of keys) sessionStorage.removeItem(key);
}

/** The provider's name in the form that the client's types require for unknown names. The server accepts both. */
export function clientName({ id }: SignInProvider): `custom:${string}` {
  return `custom:${id}`;
}

/** A client whose sign-ins don't change this page's session. */
export async function withProviderClient<Result>(
  work: (client: GoTrueClient) => Promise<Result>,
): Promise<Result> {
  const { openProviderAuthClient } = await import('#web/lib/session/open-auth-client.ts');
  const client = await openProviderAuthClient();
  try {
    return await work(client);
  } finally {
    await client.dispose();
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
