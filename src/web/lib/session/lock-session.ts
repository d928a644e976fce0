import { blankPage } from '#web/lib/quick-exit/quick-exit.ts';
import { unsubscribePush } from '#web/lib/unsubscribe-push.ts';
import { clearOfflineData } from '#web/lib/offline/clear-offline-data.ts';
import { clearReadingProgress } from '#web/lib/clear-reading-progress.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { revokeSession, storedAccessToken } from './revoke-session.ts';

/** Hides everything and ends the session in this browser. The sign-in screen says why. Every tab does the same. */
export function lockSession(): void {
  blankPage();
  const token = storedAccessToken();
  // Set first: a tab that loses the session checks whether this was the reason.
  localStorage.setItem(storageKeys.lastSeen, '0');
  localStorage.removeItem(storageKeys.session);
  if (token) revokeSession(token);
  void unsubscribePush();
  clearOfflineData();
  clearReadingProgress();
  location.replace('/auth#idle');
}
