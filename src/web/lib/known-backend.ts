interface KnownBackend {
  url: string;
  key: string;
}

let known: KnownBackend | undefined;

/** Kept for the moment of leaving, when there is no time to ask. */
export function rememberBackend(backend: KnownBackend): void {
  known = backend;
}

/** Before the configuration has come, the page's own server is the best guess. */
export function knownBackend(): KnownBackend {
  return known ?? { url: location.origin, key: '' };
}
