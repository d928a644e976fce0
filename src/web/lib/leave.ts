import { endWorker } from './end-worker.ts';
import { knownBackend } from './known-backend.ts';
import { createShiftWatch } from './shift-exit.ts';
import { SIDEBAR_COOKIE, keptThroughLeaving, storageKeys } from './storage-keys.ts';

/** A page that anybody may have open. */
export const SAFE_PLACE = 'https://www.weather.gov';

/** Marks the links that leave; they work as plain links, too. */
export const QUICK_EXIT = 'data-quick-exit';

/**
 * Leaves at once: the page goes blank first, then everything this browser kept is removed, the session is
 * ended (as far as that gets) and another site takes the page's place in the history. Other tabs follow.
 */
export function leave(): void {
  blank();
  document.title = 'Weather';
  const token = keptAccessToken();
  forget(clearStorage);
  if (token) endSession(token);
  location.replace(SAFE_PLACE);
}

/** Watches the whole page, so that leaving works wherever the app is and even when it has failed. */
export function leaveOnRequest(): void {
  // From here on the page's own early watch is not needed (before-paint.js).
  document.documentElement.dataset['leaves'] = '';
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(`[${QUICK_EXIT}]`)) return;
    event.preventDefault();
    leave();
  });
  leaveOnShift(window);
  // Only leaving clears the whole storage: other tabs are told so, with no key.
  window.addEventListener('storage', (event) => {
    if (event.key === null && event.storageArea === localStorage) leave();
  });
}

/** Keys pressed in a frame do not reach the page around it: a frame of our own is watched by itself. */
export function leaveOnShift(target: Window): void {
  const isShiftedOut = createShiftWatch();
  target.addEventListener('keydown', (event) => {
    if (!event.repeat && isShiftedOut(event.key, event.timeStamp)) leave();
  });
}

export function blank(): void {
  document.documentElement.hidden = true;
  document.body.replaceChildren();
}

export function keptAccessToken(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeys.session) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('access_token' in kept)) return null;
    return typeof kept.access_token === 'string' ? kept.access_token : null;
  } catch {
    return null;
  }
}

/** Everything that this browser keeps of an account that is closed. Other tabs find their session gone, and stay. */
export function forgetAccount(): void {
  forget(() => {
    for (const key of Object.keys(localStorage)) {
      if (!keptThroughLeaving.some((kept) => kept === key)) localStorage.removeItem(key);
    }
  });
}

/** All at once, which other tabs take as the sign to leave, too. */
function clearStorage(): void {
  const kept = keptThroughLeaving.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value) localStorage.setItem(key, value);
}

/**
 * Everything that this browser keeps. Each store on its own: one that the browser refuses must not keep the others from
 * being cleared.
 */
function forget(clearLocal: () => void): void {
  const clearings = [
    clearLocal,
    () => sessionStorage.clear(),
    () => void (document.cookie = `${SIDEBAR_COOKIE}=; path=/; max-age=0`),
    endWorker,
  ];
  for (const clear of clearings) {
    try {
      clear();
    } catch {
      // Leaving goes on.
    }
  }
}

export function endSession(token: string): void {
  const { url, key } = knownBackend();
  fetch(`${url}/auth/v1/logout?scope=local`, {
    method: 'POST',
    keepalive: true,
    headers: { Authorization: `Bearer ${token}`, apikey: key },
  }).catch(() => undefined);
}
