import { useSyncExternalStore } from 'react';
import { isFirstWeek } from '#domain/first-week.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';

/** Stored in the account's metadata, so that it applies to every device and is part of the session. */
export const CLOSED = 'first_steps';

const HIDDEN = 'first-steps-hidden';
/** The account whose card was closed in this tab, even if the server could not be told. */
let hiddenFor: unknown;

/** Whether the account is new and the card has not been closed. */
export function useFirstVisit(): boolean {
  return useSyncExternalStore(subscribe, isFirstVisit, () => false);
}

export function hideFirstSteps(userId: string): void {
  hiddenFor = userId;
  window.dispatchEvent(new Event(HIDDEN));
}

function isFirstVisit(): boolean {
  try {
    return showsFirstSteps(localStorage.getItem(storageKeys.session), new Date());
  } catch {
    // The browser has no storage.
    return false;
  }
}

/** Reads the session that the auth client stores. Without a valid session there is no card. */
export function showsFirstSteps(kept: string | null, now: Date): boolean {
  const session = JSON.parse(kept ?? '{}') as { user?: Record<string, unknown> };
  const { id, created_at: createdAt, user_metadata: metadata } = session.user ?? {};
  if (id === hiddenFor || new Map(Object.entries(metadata ?? {})).has(CLOSED)) return false;
  return isFirstWeek(new Date(String(createdAt)), now);
}

function subscribe(tell: () => void): () => void {
  // If it was closed in another tab, the stored session says so.
  for (const event of [HIDDEN, 'storage']) window.addEventListener(event, tell);
  return () => {
    for (const event of [HIDDEN, 'storage']) window.removeEventListener(event, tell);
  };
}
