import { type RefObject, useEffect, useRef } from 'react';

/** A heading that takes the focus when its content changes, not while `what` is null. */
export function useFocusOn(what: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (what) heading.current?.focus();
  }, [what]);
  return heading;
}
