import { chooseAnswer } from './choose-answer.ts';
import { dropFormerFiles, isAnythingKept, keepFiles } from './kept-files.ts';
import { OFFLINE_PAGE, type OfflineFiles } from './offline-files.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * Answers without a network from what is kept. Nothing is kept before a page asks for it. A new build waits until the
 * pages of the old one are closed: they find their files until then.
 */
export function serveOffline(scope: WorkerScope, offline: OfflineFiles): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(renewFiles(scope.caches, offline));
  });
  scope.addEventListener('activate', (event) => {
    // The page that has just asked for it finds what it has not fetched yet without a network, too.
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
  if (await isAnythingKept(caches)) await keepFiles(caches, offline);
}

/**
 * Of its own, not the kept one itself: Chromium writes the compiled script back to the cache that an answer came from,
 * and when that has been deleted meanwhile, makes an empty one of its name, which would stay.
 */
async function keptFile({ caches }: WorkerScope, file: string): Promise<Response | undefined> {
  const kept = await caches.match(file);
  return kept && new Response(kept.body, kept);
}

/** Where nothing is kept, as with notices alone, the browser says by itself that there is no network. */
async function keptPage({ caches }: WorkerScope, file: string): Promise<Response> {
  return (await caches.match(file)) ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error();
}
