import { useSyncExternalStore } from 'react';
import { useUser } from '#web/lib/session/session.tsx';
import { storageKeys } from '#web/lib/storage-keys.ts';

/**
 * Whether the signed-in person is reminded in this browser: they have turned it on here, and the browser
 * allows it. Somebody else who signs in here has not.
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
    // A browser that keeps nothing, or knows no notices.
    return false;
  }
}

const CHANGED = 'reminders-changed';

function turn(change: () => void): void {
  change();
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  // By this page, by another tab, or in the browser's settings while the page was left.
  const events = [CHANGED, 'storage', 'focus'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
