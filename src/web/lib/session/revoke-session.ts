import { cachedBackend } from '#web/lib/data/cached-backend.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';

/** Ends the session on the server. Works while the page closes, and without the auth client. */
export function revokeSession(token: string): void {
  const { url, key } = cachedBackend();
  fetch(`${url}/auth/v1/logout?scope=local`, {
    method: 'POST',
    keepalive: true,
    headers: { Authorization: `Bearer ${token}`, apikey: key },
  }).catch(() => undefined);
}

export function storedAccessToken(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.session) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('access_token' in stored)) return null;
    return typeof stored.access_token === 'string' ? stored.access_token : null;
  } catch {
    return null;
  }
}
