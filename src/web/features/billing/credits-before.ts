import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { entitlementKey } from '#web/lib/billing/entitlement.ts';
import type { AccountEntitlement } from '#web/lib/billing/subscription.ts';

const KEY = 'uploads-before';
const kept = v.pipe(v.string(), v.parseJson(), v.object({ userId: v.string(), uploads: v.number() }));

/**
 * Stores the number of uploads in this tab during the visit to the payment provider, to find out afterwards whether
 * uploads were added.
 */
export function rememberCredits(queries: QueryClient, userId: string): void {
  const uploads = uploadsNow(queries, userId);
  if (uploads === null) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, uploads }));
  } catch {
    // Without storage only a toast is missing.
  }
}

/** The number of uploads if it has increased, otherwise null. Removes the stored value. */
export function addedCredits(queries: QueryClient, userId: string): number | null {
  const before = takeKept(userId);
  const now = uploadsNow(queries, userId);
  return before !== null && now !== null && now > before ? now : null;
}

function uploadsNow(queries: QueryClient, userId: string): number | null {
  return queries.getQueryData<AccountEntitlement>(entitlementKey(userId))?.uploadsRemaining ?? null;
}

function takeKept(userId: string): number | null {
  try {
    const parsed = v.safeParse(kept, sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return parsed.success && parsed.output.userId === userId ? parsed.output.uploads : null;
  } catch {
    return null;
  }
}
