import type { OfflineFiles } from './offline-files.ts';

const PREFIX = 'offline-';

/** Caches all files or none. Rejects if one fails. */
export async function keepFiles(caches: CacheStorage, { version, files }: OfflineFiles): Promise<void> {
  const name = PREFIX + version;
  const cache = await caches.open(name);
  try {
    await cache.addAll(files.map(requestFor));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Requests are sent without credentials. Versioned files may come from the browser's cache. */
function requestFor(file: string): Request {
  return new Request(file, {
    credentials: 'omit',
    cache: file.startsWith('/assets/') ? 'default' : 'no-cache',
  });
}

/** Whether the person has turned on offline reading here, with this build or an earlier one. */
export async function hasOfflineFiles(caches: CacheStorage): Promise<boolean> {
  return (await keptNames(caches)).length > 0;
}

/** Caches of other builds are deleted when the new one is complete. */
export async function dropFormerFiles(caches: CacheStorage, { version }: OfflineFiles): Promise<void> {
  const names = await keptNames(caches);
  if (!names.includes(PREFIX + version)) return;
  await Promise.all(names.filter((name) => name !== PREFIX + version).map((name) => caches.delete(name)));
}

async function keptNames(caches: CacheStorage): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}
