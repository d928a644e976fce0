import { blank, endSession, keptAccessToken } from './leave.ts';
import { endPush } from './end-push.ts';
import { endWorker } from './end-worker.ts';
import { forgetReading } from './forget-reading.ts';
import { storageKeys } from './storage-keys.ts';

/** Hides everything at once and ends the session here; the sign-in screen says why. Every tab does the same. */
export function lock(): void {
  blank();
  const token = keptAccessToken();
  // First: a tab that sees the session go asks whether it was for this.
  localStorage.setItem(storageKeys.lastSeen, '0');
  localStorage.removeItem(storageKeys.session);
  if (token) endSession(token);
  void endPush();
  endWorker();
  forgetReading();
  location.replace('/auth#idle');
}
