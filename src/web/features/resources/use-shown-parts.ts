import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** As many as fill a screen and more; then one at a time, which a slow phone lays out in a moment. */
const FIRST = 3;
const FONTS_PATIENCE_MS = 3000;

/**
 * How many of an article's parts, its end among them, stand there. When the app opens with it, the rest follows in steps, and after the
 * real fonts, which would lay out all of it once more. Otherwise all do: where the browser goes back to must be there.
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
    // A link to a part that is not there yet: the browser found nothing to go to. It may have been pressed in the
    // page as the build drew it, while the app was being made.
    const showMissed = () => {
      const id = location.hash.slice(1);
      if (id === '' || document.getElementById(id)) return;
      flushSync(() => setShown(count));
      const heading = document.getElementById(id);
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
      // The real fonts lay out all that stands above it once more.
      const stay = () => heading === document.activeElement && heading?.scrollIntoView();
      window.addEventListener('evenkeel:fonts', stay, { once: true });
    };
    window.addEventListener('hashchange', showMissed, { signal });
    // React finishes its effects first.
    queueMicrotask(showMissed);
    if (document.documentElement.dataset['fonts']) {
      window.addEventListener('evenkeel:fonts', grow, { once: true, signal });
      setTimeout(grow, FONTS_PATIENCE_MS);
    } else {
      // Not before what is there now has been painted.
      requestAnimationFrame(() => setTimeout(grow));
    }
    return () => stopped.abort();
  }, [shown, count]);

  return Math.min(shown, count);
}

function isOpening(): boolean {
  // Drawn by the build.
  if (typeof document === 'undefined') return true;
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isNew && !location.hash && document.documentElement.dataset['started'] === undefined;
}
