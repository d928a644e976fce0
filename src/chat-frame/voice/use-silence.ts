import { useEffect, useRef } from 'react';

/**
 * Calls `silence` on Escape, in the frame or in the page around it, and when either is hidden or closed, as with Quick
 * exit. The latter must stop the sound directly, because nothing is rendered any more.
 */
export function useSilence(silence: () => void): void {
  const now = useRef(silence);
  useEffect(() => {
    now.current = silence;
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') now.current();
    };
    // The page around the frame has the same origin, because no other may embed it.
    for (const target of [window, window.parent]) target.addEventListener('keydown', onKey, { signal });
    window.addEventListener('pagehide', () => now.current(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && now.current(), { signal });
    return () => ending.abort();
  }, []);
}
