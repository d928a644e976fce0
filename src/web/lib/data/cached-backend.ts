interface CachedBackend {
  url: string;
  key: string;
}

let cached: CachedBackend | undefined;

/** Cached for the quick exit, which has no time to request it. */
export function cacheBackend(backend: CachedBackend): void {
  cached = backend;
}

/** Before the configuration is loaded, the page's own server is the best guess. */
export function cachedBackend(): CachedBackend {
  return cached ?? { url: location.origin, key: '' };
}
