import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { revokeSession, storedAccessToken } from '#web/lib/session/revoke-session.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { authClient } from '#web/lib/session/auth-client.ts';
import { unsubscribePush } from '#web/lib/unsubscribe-push.ts';
import { clearOfflineData } from '#web/lib/offline/clear-offline-data.ts';
import { clearReadingProgress } from '#web/lib/clear-reading-progress.ts';
import { showToast } from '#web/lib/toast-store.ts';

const UNREACHABLE = 'You’re signed out on this device, but we couldn’t reach the server to confirm it.';

/** Ends the session, clears loaded data and opens the sign-in screen. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    const client = await authClient().catch(() => null);
    // A session that was just started still updates the user, which would revert the sign-out.
    await client?.initialize();
    void unsubscribePush();
    clearOfflineData();
    clearReadingProgress();
    // Answers of guided conversations that exist only in this tab, such as the names and places of a safety plan.
    sessionStorage.clear();
    // The sign-out is intentional, so the sign-in screen need not explain it (page-notes.tsx).
    document.documentElement.dataset['ended'] = 'wanted';
    if (!client) return leaveWithoutClient();
    // The result of the request doesn't matter: the client has already cleared the session.
    const { error } = await client.signOut({ scope: 'local' });
    if (error) {
      const isUnreachable = error.name === 'AuthRetryableFetchError';
      showToast({
        title: 'Error signing out',
        description: isUnreachable ? UNREACHABLE : error.message,
        variant: 'destructive',
      });
    }
    queries.clear();
    await navigate('/auth');
  };
}

/**
 * Used if the auth client's code could not be loaded: removes the session from this browser anyway, and blanks the page.
 */
function leaveWithoutClient(): void {
  const token = storedAccessToken();
  localStorage.removeItem(storageKeys.session);
  if (token) revokeSession(token);
  location.replace('/auth');
}
