let since: number | null = null;
const listeners = new Set<() => void>();

/** When the server sent the displayed data, in milliseconds. Null: it is current, not from the cache. */
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
