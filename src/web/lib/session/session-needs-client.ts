import { authClientAsked } from './auth-client.ts';
import { readAuthRedirect } from './auth-redirect.ts';
import { firstInteraction } from '#web/lib/loading/first-interaction.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { hasStoredSession, readStoredSession } from './stored-session.ts';

/** As long before the end of an access token the auth client itself renews it. */
const RENEWED_BEFORE_MS = 90_000;

/**
 * Once the auth client has something to do for this page: at once where a session has to be renewed or the address
 * brings news of it; else when someone uses the page, another tab signs in or out, or the token runs out.
 */
export function sessionNeedsClient(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    const stored = readStoredSession();
    if (stored) setTimeout(resolve, stored.expiresAt * 1000 - RENEWED_BEFORE_MS - Date.now());
    else if (hasStoredSession()) resolve(stored);
    if (readAuthRedirect(location).kind !== 'none') resolve(stored);
    void firstInteraction().then(resolve);
    void authClientAsked.then(resolve);
    addEventListener('storage', ({ key }) => key === storageKeys.session && resolve(key));
  });
}
