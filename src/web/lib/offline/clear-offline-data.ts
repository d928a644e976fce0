import { storageKeys } from '#web/lib/storage-keys.ts';

/**
 * Removes everything that works offline: cached files and deadlines, the service worker with its push subscription, and
 * the saved cases, which the next person to sign in here would see. All removals start before this function returns, so
 * that a closing page need not wait.
 */
export function clearOfflineData(): void {
  const removals = [
    () => clearOfflineCopies(),
    () => localStorage.removeItem(storageKeys.savedCases),
    () =>
      void navigator.serviceWorker
        .getRegistrations()
        .then((all) => Promise.all(all.map((worker) => worker.unregister())))
        .catch(() => undefined),
  ];
  for (const remove of removals) {
    try {
      remove();
    } catch {
      // The browser has no storage or no service workers.
    }
  }
}

/** Removes the pages and deadlines stored for reading offline. The service worker stays. */
export function clearOfflineCopies(): void {
  dropCaches();
  for (const key of [storageKeys.offline, storageKeys.keptDeadlines]) localStorage.removeItem(key);
}

function dropCaches(): void {
  // Absent without https.
  void globalThis.caches
    ?.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .catch(() => undefined);
}

/** A person who signs in after someone else must not find any of their data. */
export function clearOfflineDataOfOthers(userId: string): void {
  const owner = localStorage.getItem(storageKeys.offline);
  if (owner !== null && owner !== userId) clearOfflineData();
}
