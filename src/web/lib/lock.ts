import { blank, endSession, keptAccessToken } from './leave.ts';
import { storageKeys } from './storage-keys.ts';

/** Hides everything at once and ends the session here; the sign-in screen says why. Every tab does the same. */
export function lock(): void {
  blank();
  const token = keptAccessToken();
  localStorage.removeItem(storageKeys.session);
  if (token) endSession(token);
  location.replace('/auth#idle');
}
