import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { isFirstWeek } from '#domain/first-steps.ts';
import { authClient } from '#web/lib/auth-client.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';

/** Of the account's own words about itself: it holds on every device, and comes with the session. */
const CLOSED = 'first_steps';

const keptSession = v.object({
  user: v.object({
    id: v.string(),
    created_at: v.string(),
    user_metadata: v.nullish(v.object({ [CLOSED]: v.optional(v.unknown()) })),
  }),
});

/** The account whose card was closed in this tab, whether or not the server could be told. */
let closedHere: string | null = null;
const listeners = new Set<() => void>();

/** Whether someone is new here and has not closed the card. */
export function useFirstVisit(): boolean {
  return useSyncExternalStore(subscribe, isFirstVisit, () => false);
}

/** Gone at once, and for good once the server knows. Without a connection it is back the next time. */
export function closeFirstVisit(userId: string): void {
  closedHere = userId;
  for (const tell of listeners) tell();
  authClient()
    .then((client) => client.updateUser({ data: { [CLOSED]: 'closed' } }))
    .catch(() => undefined);
}

function isFirstVisit(): boolean {
  try {
    return showsFirstSteps(localStorage.getItem(storageKeys.session), new Date());
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}

export function showsFirstSteps(kept: string | null, now: Date): boolean {
  const session = v.safeParse(keptSession, JSON.parse(kept ?? 'null'));
  if (!session.success) return false;
  const { id, created_at: createdAt, user_metadata: metadata } = session.output.user;
  const isClosed = id === closedHere || metadata?.[CLOSED] === 'closed';
  return !isClosed && isFirstWeek(new Date(createdAt), now);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  // Closed in another tab, the session that it keeps says so.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
