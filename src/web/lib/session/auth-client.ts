import type { GoTrueClient } from '@supabase/auth-js';
import { readStoredSession } from './stored-session.ts';

let opening: Promise<GoTrueClient> | undefined;
/** `authClientRequested` resolves once any part of the page has requested the client. */
const { promise: authClientRequested, resolve: noteAsked } = Promise.withResolvers<void>();

/** The page's auth client. Its code is loaded at the first call, after the first paint. */
export function authClient(): Promise<GoTrueClient> {
  noteAsked();
  opening ??= import('./open-auth-client.ts')
    .then((module) => module.openAuthClient())
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

/** The current access token, refreshed if it has expired. Null when signed out. */
export async function accessToken(): Promise<string | null> {
  const stored = readStoredSession();
  if (stored) return stored.accessToken;
  const client = await authClient();
  const { data } = await client.getSession();
  return data.session?.access_token ?? null;
}

export { authClientRequested };
