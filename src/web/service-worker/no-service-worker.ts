import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// Stands in the worker's place while the operator has switched it off: it takes that one away, with all it kept.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.caches
      .keys()
      .then((names) => Promise.all(names.map((name) => self.caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
