import { expect, test } from 'vitest';
import { keepFiles } from './cached-files.ts';
import type { OfflineFiles } from './offline-files.ts';
import { serveOffline } from './serve-offline.ts';
import type { WorkerScope } from './worker-scope.ts';

const files = (version: string): OfflineFiles => ({
  version,
  pages: [['/', '/pages/home.html']],
  files: ['/offline.html', '/pages/home.html', `/assets/app-${version}.js`],
});

/** The parts of the browser's caches that the worker uses. `fetched` rejects for unknown files. */
function openCaches(missing: readonly string[] = []) {
  const stored = new Map<string, Map<string, Response>>();
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        addAll: async (requests: Request[]) => {
          const paths = requests.map(({ url }) => new URL(url).pathname);
          if (paths.some((path) => missing.includes(path))) throw new TypeError('not found');
          for (const path of paths) cache.set(path, new Response(`${name} ${path}`));
        },
      };
    },
    match: async (path: string) =>
      [...stored.values()]
        .map((cache) => cache.get(path))
        .find(Boolean)
        ?.clone(),
  };
  return { caches: caches as unknown as CacheStorage, names: () => [...stored.keys()] };
}

function startWorker(offline: OfflineFiles, caches: CacheStorage) {
  let isOnline = true;
  const listeners = new Map<string, (event: never) => void>();
  serveOffline(
    {
      caches,
      location: { origin: 'https://app.test' },
      clients: { claim: async () => undefined },
      fetch: async ({ url }: Request) => {
        if (!isOnline) throw new TypeError('no network');
        return new Response(`network ${new URL(url).pathname}`);
      },
      addEventListener: (name: string, listener: (event: never) => void) =>
        void listeners.set(name, listener),
    } as unknown as WorkerScope,
    offline,
  );
  const dispatch = async (name: string, event: object = {}) => {
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void works.push(work);
    listeners.get(name)?.({ ...event, waitUntil, respondWith: waitUntil } as never);
    const [first] = await Promise.all(works);
    return first;
  };
  return {
    dispatch,
    goOffline: () => void (isOnline = false),
    async answer(url: string, request: object) {
      return dispatch('fetch', { request: { method: 'GET', url, ...request } });
    },
    async open(path: string, request: object = { mode: 'navigate', destination: 'document' }) {
      const url = `https://app.test${path}`;
      const answer = await dispatch('fetch', { request: { method: 'GET', url, ...request } });
      return answer instanceof Response ? answer.text() : answer;
    },
    async keep() {
      const answers: unknown[] = [];
      const port = { postMessage: (answer: unknown) => void answers.push(answer) };
      await dispatch('message', { data: 'keep', ports: [port] });
      return answers;
    },
  };
}

// Requests need absolute URLs here. A worker has its own base.
const atApp = (list: OfflineFiles): OfflineFiles => ({
  ...list,
  files: list.files.map((file) => `https://app.test${file}`),
});

test('a worker that was registered only for notifications caches nothing', async () => {
  const { caches, names } = openCaches();
  const worker = startWorker(atApp(files('1')), caches);
  await worker.dispatch('install');
  await worker.dispatch('activate');
  expect(await worker.open('/')).toBe('network /');
  expect(names()).toEqual([]);
});

test('pages come from the network, or from the cache while offline; uncached pages are replaced by the offline page', async () => {
  const { caches } = openCaches();
  const worker = startWorker(atApp(files('1')), caches);
  expect(await worker.keep()).toEqual(['kept']);
  expect(await worker.open('/')).toBe('network /');
  worker.goOffline();
  expect(await worker.open('/')).toBe('offline-1 /pages/home.html');
  expect(await worker.open('/settings')).toBe('offline-1 /offline.html');
});

test('a cached file is served as a new response, which the browser does not tie to a cache', async () => {
  const { caches } = openCaches();
  caches.match = async () => Object.assign(new Response('kept'), { isFromCache: true });
  const worker = startWorker(files('1'), caches);
  const script = { mode: 'cors', destination: 'script' };
  const answer = await worker.answer('https://app.test/assets/app-1.js', script);
  expect(answer).not.toHaveProperty('isFromCache');
  expect(await (answer as Response).text()).toBe('kept');
});

test('caches nothing when one file is missing, and notifies the page', async () => {
  const { caches, names } = openCaches(['/assets/app-1.js']);
  const worker = startWorker(atApp(files('1')), caches);
  expect(await worker.keep()).toEqual(['failed']);
  expect(names()).toEqual([]);
});

test('a new build caches its files next to the old ones, and deletes the old ones when it takes over', async () => {
  const { caches, names } = openCaches();
  await startWorker(atApp(files('1')), caches).keep();
  const next = startWorker(atApp(files('2')), caches);
  await next.dispatch('install');
  expect(names()).toEqual(['offline-1', 'offline-2']);
  await next.dispatch('activate');
  expect(names()).toEqual(['offline-2']);
});

test('a new build whose files fail to load is not installed, and the old files stay', async () => {
  const { caches, names } = openCaches(['/assets/app-2.js']);
  await keepFiles(caches, atApp(files('1')));
  const next = startWorker(atApp(files('2')), caches);
  await expect(next.dispatch('install')).rejects.toThrow('not found');
  await next.dispatch('activate');
  expect(names()).toEqual(['offline-1']);
});
