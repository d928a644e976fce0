import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element when it replaces the element that had the focus. It needs `tabIndex={-1}`. Without this, the focus
 * is lost with the pressed button: the keyboard starts again at the top, and a screen reader falls silent.
 */
export function useFocusAtStart<Target extends HTMLElement>(isWanted = true): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isWanted) target.current?.focus();
  }, [isWanted]);
  return target;
}
