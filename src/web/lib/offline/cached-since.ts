let since: number | null = null;
const listeners = new Set<() => void>();

/**
 * The time when the server sent the displayed data, in milliseconds. Null if the data is current and not from the cache.
 */
export function setCachedSince(at: number | null): void {
  since = at;
  for (const listener of listeners) listener();
}

export function cachedSince(): number | null {
  return since;
}

export function subscribeToCachedSince(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
