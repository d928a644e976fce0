import { clearOfflineData } from '#web/lib/offline/clear-offline-data.ts';
import { revokeSession, storedAccessToken } from '#web/lib/session/revoke-session.ts';
import { createShiftWatch } from './shift-presses.ts';
import { SIDEBAR_COOKIE, keysKeptOnQuickExit } from '#web/lib/storage-keys.ts';

/** A harmless page. The URL is also in `before-paint.js`, for a press before the app has started. */
export const EXIT_URL = 'https://www.weather.gov';

/** Marks the exit links, which work as plain links, too. */
export const QUICK_EXIT_ATTRIBUTE = 'data-quick-exit';

/**
 * Leaves immediately: first the page is blanked, then everything stored in this browser is removed, the session is
 * ended (if the request succeeds) and another site replaces the page in the history. Other tabs follow.
 */
export function quickExit(): void {
  blankPage();
  document.title = 'Weather';
  const token = storedAccessToken();
  clearBrowser(clearStorage);
  if (token) revokeSession(token);
  location.replace(EXIT_URL);
}

/** Listens on the whole page, so that leaving works anywhere and even after a crash of the app. */
export function listenForQuickExit(): void {
  // The page's own early listener is no longer needed from here on (before-paint.js).
  document.documentElement.dataset['leaves'] = '';
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(`[${QUICK_EXIT_ATTRIBUTE}]`)) return;
    event.preventDefault();
    quickExit();
  });
  quickExitOnShift(window);
  // Only Quick exit clears the whole storage. Other tabs get that event, without a key.
  window.addEventListener('storage', (event) => {
    if (event.key === null && event.storageArea === localStorage) quickExit();
  });
}

/** Key presses in a frame don't reach the page. A frame of our own has its own listener. */
export function quickExitOnShift(target: Window): void {
  const isShiftedOut = createShiftWatch();
  target.addEventListener('keydown', (event) => {
    if (!event.repeat && isShiftedOut(event.key, event.timeStamp)) quickExit();
  });
}

export function blankPage(): void {
  document.documentElement.hidden = true;
  document.body.replaceChildren();
}

/** Removes everything that a closed account has stored here. Other tabs lose their session and stay open. */
export function clearAccountData(): void {
  clearBrowser(() => {
    for (const key of Object.keys(localStorage)) {
      if (!keysKeptOnQuickExit.some((kept) => kept === key)) localStorage.removeItem(key);
    }
  });
}

/** Clearing everything at once notifies other tabs, which then leave, too. */
function clearStorage(): void {
  const kept = keysKeptOnQuickExit.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value) localStorage.setItem(key, value);
}

/**
 * Removes everything stored in this browser. Each store is cleared separately, so that a failing one doesn't stop the
 * others.
 */
function clearBrowser(clearLocal: () => void): void {
  const clearings = [
    clearLocal,
    () => sessionStorage.clear(),
    () => void (document.cookie = `${SIDEBAR_COOKIE}=; path=/; max-age=0`),
    clearOfflineData,
  ];
  for (const clear of clearings) {
    try {
      clear();
    } catch {
      // A failure must not stop the exit.
    }
  }
}
