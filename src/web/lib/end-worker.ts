import { storageKeys } from './storage-keys.ts';

/**
 * Nothing stays that works without a network: neither the files nor the deadlines kept for it, nor the worker, which
 * takes the notices with it, nor the saved cases, which the next person to sign in here would see. All begins before
 * this returns: a page that is about to go need not wait.
 */
export function endWorker(): void {
  const endings = [
    () => forgetOffline(),
    () => localStorage.removeItem(storageKeys.savedCases),
    () =>
      void navigator.serviceWorker
        .getRegistrations()
        .then((all) => Promise.all(all.map((worker) => worker.unregister())))
        .catch(() => undefined),
  ];
  for (const end of endings) {
    try {
      end();
    } catch {
      // A browser that keeps nothing, or knows no workers.
    }
  }
}

/** What was kept for reading offline. */
export function forgetOffline(): void {
  dropCaches();
  for (const key of [storageKeys.offline, storageKeys.keptDeadlines]) localStorage.removeItem(key);
}

function dropCaches(): void {
  // Absent where the page did not come by https.
  void globalThis.caches
    ?.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .catch(() => undefined);
}

/** Whoever signs in after somebody else finds nothing of theirs. */
export function endWorkerOfOthers(userId: string): void {
  const owner = localStorage.getItem(storageKeys.offline);
  if (owner !== null && owner !== userId) endWorker();
}
