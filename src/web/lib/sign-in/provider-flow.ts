import type { GoTrueClient } from '@supabase/auth-js';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';

export interface SignInProvider {
  id: string;
  name: string;
}

/** Whose accounts people may sign in with here; mostly nobody's. */
export async function signInProviders(): Promise<readonly SignInProvider[]> {
  return (await publicConfig()).providers ?? [];
}

/** The ways in that stand behind a button of their own: few people have them. */
export interface RareWays {
  byText: boolean;
  byOrganization: boolean;
}

export async function rareWays(): Promise<RareWays> {
  const { signsInByText = false, singleSignOn = false } = await publicConfig();
  return { byText: signsInByText, byOrganization: singleSignOn };
}

/** What a sign-in elsewhere brought back to this page. */
export type ProviderReturn = { provider: string } & (
  | { kind: 'code'; code: string }
  | { kind: 'failed'; code: string }
);

const MARK = `${storageKeys.providerFlow}-for`;

/** Notes where this tab is going, so that what comes back is known for its own. */
export function markDeparture({ name }: { name: string }): void {
  sessionStorage.setItem(MARK, name);
}

/** Reads what came back, and takes it out of the address and its history. A code counts in the tab that began it. */
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

/** What was kept for the way back. */
export function clearProviderFlow(): void {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(storageKeys.providerFlow));
  for (const key of keys) sessionStorage.removeItem(key);
}

/** As the client's types want names that they do not know; the server takes both. */
export function clientName({ id }: SignInProvider): `custom:${string}` {
  return `custom:${id}`;
}

/** A client whose sign-ins leave this page's own session alone. */
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
