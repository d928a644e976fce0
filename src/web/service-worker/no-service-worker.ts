import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// Replaces the service worker while the operator has disabled it: unregisters the worker and deletes its caches.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.caches
      .keys()
      .then((names) => Promise.all(names.map((name) => self.caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
