import { storageKeys } from './storage-keys.ts';

/** For whoever still has it in the page's memory (features/resources/use-reading.ts). */
export const READING_FORGOTTEN = 'reading-forgotten';

/**
 * A tick is a sentence such as “Copy bank statements”: whoever signs out, or has this browser lock itself, shares the device and
 * leaves none behind. A session that ends by itself takes nothing: its owner comes back.
 */
export function forgetReading(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${storageKeys.reading}:`)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing.
  }
  window.dispatchEvent(new Event(READING_FORGOTTEN));
}
