import type { Metadata } from '../world/state.ts';

/** Stripe merges: an empty value removes its key, an empty string removes all. */
export function mergedMetadata(kept: Metadata, change: unknown): Metadata {
  if (change === undefined) return kept;
  if (change === '') return {};
  const entries = Object.entries({ ...kept, ...(change as Record<string, unknown>) });
  return Object.fromEntries(
    entries.filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)]),
  );
}
