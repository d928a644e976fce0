interface CachedBackend {
  url: string;
  key: string;
}

let cached: CachedBackend | undefined;

/** For the quick exit, when there is no time to ask. */
export function cacheBackend(backend: CachedBackend): void {
  cached = backend;
}

/** Before the configuration has come, the page's own server is the best guess. */
export function cachedBackend(): CachedBackend {
  return cached ?? { url: location.origin, key: '' };
}
