import * as v from 'valibot';
import { clearOfflineCopies } from '#web/lib/offline/clear-offline-data.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { readOfflineSession } from '#web/lib/session/stored-session.ts';

const size = v.object({ bytes: v.number() });

/** The stored size on the device, in bytes. Null if this browser or server doesn't support offline use. */
export async function offlineSize(): Promise<number | null> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return null;
  const answer = await fetch('/offline.json');
  if (answer.status === 404) return null;
  return v.parse(size, await answer.json()).bytes;
}

/** Rejects if not everything could be stored. In that case nothing is stored. */
export async function enableOffline(userId: string, keepDeadlines: (userId: string) => Promise<void>) {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    // A service worker of an earlier build would look for files that no longer exist.
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if ((await askWorker(worker)) !== 'kept') throw new Error('The files could not be kept');
    localStorage.setItem(storageKeys.offline, userId);
    await keepDeadlines(userId);
  } catch (error) {
    await disableOffline();
    throw error;
  }
}

/** The worker stays registered for notifications, if they are on. */
export async function disableOffline(): Promise<void> {
  clearOfflineCopies();
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) await registration?.unregister();
}

export function isOfflineEnabled(userId: string): boolean {
  return readOfflineSession()?.user.id === userId;
}

function askWorker(worker: ServiceWorker | null): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    if (worker) worker.postMessage('keep', [port2]);
    else resolve(null);
  });
}
