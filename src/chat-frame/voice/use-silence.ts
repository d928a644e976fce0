import { useEffect, useRef } from 'react';

/**
 * Calls `silence` on Escape, in the frame or in the page around it, and when either is hidden or closed, as with
 * Quick exit: nothing is rendered any more then, so it must end the sound itself.
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
    // The page around has the same origin: no other may embed the frame.
    for (const target of [window, window.parent]) target.addEventListener('keydown', onKey, { signal });
    window.addEventListener('pagehide', () => now.current(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && now.current(), { signal });
    return () => ending.abort();
  }, []);
}
