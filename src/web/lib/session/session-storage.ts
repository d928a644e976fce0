import type { SupportedStorage } from '@supabase/auth-js';
import { waitsForSecondStep } from '#web/lib/sign-in/waits-for-second-step.ts';

/**
 * The auth client's storage: this browser, or only this page's memory until the second step is done. So a stored session
 * is always complete, and a page that is reloaded in between starts again with the password.
 */
export function openSessionStorage(browser: Storage | null): SupportedStorage {
  const page = new Map<string, string>();
  return {
    getItem: (key) => page.get(key) ?? attempt(() => browser?.getItem(key)) ?? null,
    setItem(key, value) {
      page.delete(key);
      const isKept =
        !isHalfway(value) &&
        attempt(() => {
          browser?.setItem(key, value);
          return browser !== null;
        });
      if (!isKept) page.set(key, value);
    },
    removeItem(key) {
      page.delete(key);
      attempt(() => browser?.removeItem(key));
    },
  };
}

function isHalfway(value: string): boolean {
  // Not every value is a session.
  return attempt(() => waitsForSecondStep(JSON.parse(value))) ?? false;
}

/** Undefined if the browser has no storage. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
