import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { SIDEBAR_COOKIE } from '#web/lib/storage-keys.ts';

const COOKIE_SECONDS = 604_800;
const CHANGED = 'evenkeel:sidebar';

/** Whether the sidebar is collapsed to icons. Stored in a cookie for a week and applied by an attribute of <html>. */
export function useSidebarState() {
  const isCollapsed = useSyncExternalStore(subscribe, readIsCollapsed, () => false);
  const toggle = useCallback(() => setCollapsed(!readIsCollapsed()), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'b';
      if (!isShortcut || isTyping(event.target)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  return { isCollapsed, toggle };
}

function readIsCollapsed(): boolean {
  return document.documentElement.dataset['sidebar'] === 'collapsed';
}

function setCollapsed(isCollapsed: boolean): void {
  if (isCollapsed) document.documentElement.dataset['sidebar'] = 'collapsed';
  else delete document.documentElement.dataset['sidebar'];
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${SIDEBAR_COOKIE}=${!isCollapsed}; path=/; max-age=${COOKIE_SECONDS}; samesite=strict${secure}`;
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** In a text field, the keys edit the text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
