import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref for a heading that takes the focus when `what` changes, except to null. */
export function useFocusOn(what: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (what) heading.current?.focus();
  }, [what]);
  return heading;
}
