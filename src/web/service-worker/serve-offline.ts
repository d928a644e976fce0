import { chooseAnswer } from './choose-answer.ts';
import { dropFormerFiles, hasOfflineFiles, keepFiles } from './cached-files.ts';
import { OFFLINE_PAGE, type OfflineFiles } from './offline-files.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * Answers from the cache while offline. Nothing is cached before a page asks for it. A new build waits until the
 * pages of the old one are closed, so that they find their files.
 */
export function serveOffline(scope: WorkerScope, offline: OfflineFiles): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(renewFiles(scope.caches, offline));
  });
  scope.addEventListener('activate', (event) => {
    // Includes files that the page that has just enabled offline reading has not loaded yet.
    event.waitUntil(Promise.all([scope.clients.claim(), dropFormerFiles(scope.caches, offline)]));
  });
  scope.addEventListener('message', (event) => {
    const [port] = event.ports;
    if (event.data !== 'keep' || !port) return;
    event.waitUntil(
      keepFiles(scope.caches, offline).then(
        () => port.postMessage('kept'),
        () => port.postMessage('failed'),
      ),
    );
  });
  scope.addEventListener('fetch', (event) => {
    const answer = chooseAnswer(event.request, scope.location.origin, offline);
    if (answer.kind === 'page') {
      event.respondWith(scope.fetch(event.request).catch(() => keptPage(scope, answer.file)));
    } else if (answer.kind === 'file') {
      event.respondWith(keptFile(scope, answer.file).then((kept) => kept ?? scope.fetch(event.request)));
    }
  });
}

async function renewFiles(caches: CacheStorage, offline: OfflineFiles): Promise<void> {
  if (await hasOfflineFiles(caches)) await keepFiles(caches, offline);
}

/**
 * A copy, not the cached response itself: Chromium writes the compiled script back to the cache of a response. If that
 * cache was deleted meanwhile, Chromium creates an empty one with its name, which would remain.
 */
async function keptFile({ caches }: WorkerScope, file: string): Promise<Response | undefined> {
  const kept = await caches.match(file);
  return kept && new Response(kept.body, kept);
}

/** Without a cache, as when only notifications are enabled, the browser shows its own offline page. */
async function keptPage({ caches }: WorkerScope, file: string): Promise<Response> {
  return (await caches.match(file)) ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error();
}
