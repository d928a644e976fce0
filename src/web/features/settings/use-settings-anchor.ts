import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the setting in the URL's hash, even if its card loads later than its screen. */
export function useSettingsAnchor(place: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const anchor = hash.slice(1);
    if (!anchor || !place.current) return;
    if (goTo(anchor)) return;
    const late = new MutationObserver(() => goTo(anchor) && late.disconnect());
    late.observe(place.current, { childList: true, subtree: true });
    return () => late.disconnect();
    // `key`: the same setting may be selected twice.
  }, [hash, key, place]);
}

function goTo(anchor: string): boolean {
  const setting = document.getElementById(anchor);
  if (!setting) return false;
  if (setting.tabIndex < 0) setting.tabIndex = -1;
  setting.focus({ preventScroll: true });
  setting.scrollIntoView({ block: 'start' });
  return true;
}
