import { idleState, noteActivity, readIdleLock } from '#web/lib/session/idle-lock.ts';
import { lockSession } from '#web/lib/session/lock-session.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { showToast } from '#web/lib/toast-store.ts';

const CHECK_INTERVAL_MS = 1000;
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown'];

/**
 * Locks after the chosen time without activity in any tab. Checks the clock every second and whenever the page is
 * shown: one long timer would stop while the device sleeps.
 */
export function watchIdleness(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const watched = new WeakSet<Document>();
  let warnedOf: number | null = null;

  const isOver = () => {
    const idleLock = readIdleLock();
    const state = idleState(idleLock, Date.now());
    if (state === 'over') {
      stopped.abort();
      lockSession();
    }
    if (state === 'warn' && warnedOf !== idleLock.lastSeen) {
      warnedOf = idleLock.lastSeen;
      showToast({ title: 'Still there?', description: 'Press a key or tap to stay signed in.' });
    }
    return state === 'over';
  };
  const onSignOfLife = () => {
    if (!signal.aborted && !isOver()) noteActivity(readIdleLock(), Date.now());
  };
  const watch = (target: Document) => {
    if (watched.has(target)) return;
    watched.add(target);
    for (const sign of ACTIVITY_EVENTS) {
      target.addEventListener(sign, onSignOfLife, { capture: true, passive: true, signal });
    }
  };

  // Arriving from the sign-in screen counts as activity.
  noteActivity(readIdleLock(), Date.now());
  watch(document);
  // Events inside a frame don't reach the page. Activity in another site's frame can't be observed.
  window.addEventListener('blur', () => watchFrame(document.activeElement, watch), { signal });
  window.addEventListener('focus', isOver, { signal });
  window.addEventListener('pageshow', isOver, { signal });
  document.addEventListener('visibilitychange', isOver, { signal });
  window.addEventListener('storage', ({ key }) => key === storageKeys.session && isOver(), { signal });
  const timer = setInterval(isOver, CHECK_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => stopped.abort();
}

function watchFrame(focused: Element | null, watch: (target: Document) => void): void {
  if (focused instanceof HTMLIFrameElement && focused.contentDocument) watch(focused.contentDocument);
}
