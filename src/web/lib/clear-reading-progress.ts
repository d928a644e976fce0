import { storageKeys } from './storage-keys.ts';

/** The event that tells features/resources/use-reading.ts to drop its in-memory copy. */
export const READING_CLEARED = 'reading-cleared';

/**
 * For sign-out and the idle lock: a checked line is a sentence such as “Copy bank statements”, and the device may be
 * shared. A session that expires clears nothing, because its owner comes back.
 */
export function clearReadingProgress(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${storageKeys.reading}:`)) localStorage.removeItem(key);
    }
  } catch {
    // The browser has no storage.
  }
  window.dispatchEvent(new Event(READING_CLEARED));
}
