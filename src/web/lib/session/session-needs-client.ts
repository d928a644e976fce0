import { authClientRequested } from './auth-client.ts';
import { readAuthRedirect } from './auth-redirect.ts';
import { firstInteraction } from '#web/lib/loading/first-interaction.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { hasStoredSession, readStoredSession } from './stored-session.ts';

/** How long before its expiry the auth client renews an access token. */
const RENEWED_BEFORE_MS = 90_000;

/**
 * Resolves when the page needs the auth client: immediately if a session must be renewed or the URL contains the result
 * of a link; otherwise when a person uses the page, another tab signs in or out, or the token expires.
 */
export function sessionNeedsClient(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    const stored = readStoredSession();
    if (stored) setTimeout(resolve, stored.expiresAt * 1000 - RENEWED_BEFORE_MS - Date.now());
    else if (hasStoredSession()) resolve(stored);
    if (readAuthRedirect(location).kind !== 'none') resolve(stored);
    void firstInteraction().then(resolve);
    void authClientRequested.then(resolve);
    addEventListener('storage', ({ key }) => key === storageKeys.session && resolve(key));
  });
}
