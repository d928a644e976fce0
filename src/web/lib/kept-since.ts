let since: number | null = null;
const listeners = new Set<() => void>();

/** What is on the screen was last seen then, in milliseconds; null: it is from now. */
export function showsKept(at: number | null): void {
  since = at;
  for (const listener of listeners) listener();
}

export function shownKeptSince(): number | null {
  return since;
}

export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
