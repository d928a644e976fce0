import { useSyncExternalStore } from 'react';
import { useUser } from '#web/lib/session/session.tsx';
import { storageKeys } from '#web/lib/storage-keys.ts';

/**
 * Whether the signed-in person gets reminders in this browser: they have turned them on here, and the browser allows
 * them. Other people who sign in here don't get them.
 */
export function useReminders() {
  const key = `${storageKeys.reminders}:${useUser().id}`;
  const isOn = useSyncExternalStore(
    subscribe,
    () => isTurnedOn(key),
    () => false,
  );
  return {
    isOn,
    turnOn: () => turn(() => localStorage.setItem(key, 'on')),
    turnOff: () => turn(() => localStorage.removeItem(key)),
  };
}

function isTurnedOn(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null && Notification.permission === 'granted';
  } catch {
    // The browser has no storage or no notifications.
    return false;
  }
}

const CHANGED = 'reminders-changed';

function turn(change: () => void): void {
  change();
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  // The setting is changed by this page, another tab, or the browser's settings while the page was in the background.
  const events = [CHANGED, 'storage', 'focus'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
