import { clearOfflineData } from '#web/lib/offline/clear-offline-data.ts';
import { revokeSession, storedAccessToken } from '#web/lib/session/revoke-session.ts';
import { createShiftWatch } from './shift-presses.ts';
import { SIDEBAR_COOKIE, keptOnQuickExit } from '#web/lib/storage-keys.ts';

/** A page that anybody may have open. */
export const SAFE_PLACE = 'https://www.weather.gov';

/** Marks the links that leave; they work as plain links, too. */
export const QUICK_EXIT_ATTRIBUTE = 'data-quick-exit';

/**
 * Leaves at once: the page goes blank first, then everything this browser kept is removed, the session is
 * ended (as far as that gets) and another site takes the page's place in the history. Other tabs follow.
 */
export function quickExit(): void {
  blankPage();
  document.title = 'Weather';
  const token = storedAccessToken();
  clearBrowser(clearStorage);
  if (token) revokeSession(token);
  location.replace(SAFE_PLACE);
}

/** Watches the whole page, so that leaving works wherever the app is and even when it has failed. */
export function listenForQuickExit(): void {
  // From here on the page's own early watch is not needed (before-paint.js).
  document.documentElement.dataset['leaves'] = '';
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(`[${QUICK_EXIT_ATTRIBUTE}]`)) return;
    event.preventDefault();
    quickExit();
  });
  quickExitOnShift(window);
  // Only leaving clears the whole storage: other tabs are told so, with no key.
  window.addEventListener('storage', (event) => {
    if (event.key === null && event.storageArea === localStorage) quickExit();
  });
}

/** Keys pressed in a frame do not reach the page around it: a frame of our own is watched by itself. */
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

/** Everything that this browser keeps of an account that is closed. Other tabs find their session gone, and stay. */
export function clearAccountData(): void {
  clearBrowser(() => {
    for (const key of Object.keys(localStorage)) {
      if (!keptOnQuickExit.some((kept) => kept === key)) localStorage.removeItem(key);
    }
  });
}

/** All at once, which other tabs take as the sign to leave, too. */
function clearStorage(): void {
  const kept = keptOnQuickExit.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value) localStorage.setItem(key, value);
}

/**
 * Everything that this browser keeps. Each store on its own: one that the browser refuses must not keep the others from
 * being cleared.
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
      // Leaving goes on.
    }
  }
}
