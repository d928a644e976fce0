import { type RefObject, useEffect, useRef } from 'react';

/** With every new step the focus goes to what is pressed next, unless somebody is busy elsewhere, say typing. */
export function useFirstButton(step: string): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = button.current?.closest('section');
    const focused = document.activeElement;
    if (!focused || focused === document.body || panel?.contains(focused)) button.current?.focus();
  }, [step]);
  return button;
}
