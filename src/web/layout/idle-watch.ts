import { idleState, noteActivity, readIdleLock } from '#web/lib/session/idle-lock.ts';
import { lockSession } from '#web/lib/session/lock-session.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { showToast } from '#web/lib/toast-store.ts';

const CHECKED_EVERY_MS = 1000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown'];

/**
 * Locks when nobody did anything in any tab for as long as the person chose. Looks at the clock every second
 * and whenever the page comes back: one long timer would stand still while the device sleeps.
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
    for (const sign of SIGNS_OF_LIFE) {
      target.addEventListener(sign, onSignOfLife, { capture: true, passive: true, signal });
    }
  };

  // Whoever comes from the sign-in screen has just done something.
  noteActivity(readIdleLock(), Date.now());
  watch(document);
  // What is done inside a frame does not reach the page around it. Another site's frame stays unseen.
  window.addEventListener('blur', () => watchFrame(document.activeElement, watch), { signal });
  window.addEventListener('focus', isOver, { signal });
  window.addEventListener('pageshow', isOver, { signal });
  document.addEventListener('visibilitychange', isOver, { signal });
  window.addEventListener('storage', ({ key }) => key === storageKeys.session && isOver(), { signal });
  const timer = setInterval(isOver, CHECKED_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => stopped.abort();
}

function watchFrame(focused: Element | null, watch: (target: Document) => void): void {
  if (focused instanceof HTMLIFrameElement && focused.contentDocument) watch(focused.contentDocument);
}
