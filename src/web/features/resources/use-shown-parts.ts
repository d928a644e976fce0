import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** As many as fill more than a screen, then one at a time, which a slow phone lays out quickly. */
const FIRST = 3;
const FONTS_TIMEOUT_MS = 3000;

/**
 * The number of an article's parts, including its end, that are rendered. If the app starts with the article, the rest
 * follows in steps and after the web fonts, which would cause another layout of the whole article. Otherwise all parts
 * are rendered, so that the browser can restore the position.
 */
export function useShownParts(count: number): number {
  const [shown, setShown] = useState(() => (isOpening() ? FIRST : count));

  useEffect(() => {
    if (shown >= count) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    const grow = () => {
      if (!signal.aborted) startTransition(() => setShown((before) => before + 1));
    };
    // A link to a part that is not rendered yet, so the browser did not find it. It may have been pressed in the
    // prerendered page, while the app was starting.
    const showMissed = () => {
      const id = location.hash.slice(1);
      if (id === '' || document.getElementById(id)) return;
      flushSync(() => setShown(count));
      const heading = document.getElementById(id);
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
      // The web fonts cause another layout of everything above the target.
      const stay = () => heading === document.activeElement && heading?.scrollIntoView();
      window.addEventListener('evenkeel:fonts', stay, { once: true });
    };
    window.addEventListener('hashchange', showMissed, { signal });
    // Waits until React has finished its effects.
    queueMicrotask(showMissed);
    if (document.documentElement.dataset['fonts']) {
      window.addEventListener('evenkeel:fonts', grow, { once: true, signal });
      setTimeout(grow, FONTS_TIMEOUT_MS);
    } else {
      // Waits until the current parts have been painted.
      requestAnimationFrame(() => setTimeout(grow));
    }
    return () => stopped.abort();
  }, [shown, count]);

  return Math.min(shown, count);
}

function isOpening(): boolean {
  // Prerendered.
  if (typeof document === 'undefined') return true;
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isNew && !location.hash && document.documentElement.dataset['started'] === undefined;
}
