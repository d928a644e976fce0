import { type RefObject, useEffect, useRef } from 'react';

/** With each new step the focus moves to the next button, unless the person is active elsewhere, such as typing. */
export function useFirstButton(step: string): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = button.current?.closest('section');
    const focused = document.activeElement;
    if (!focused || focused === document.body || panel?.contains(focused)) button.current?.focus();
  }, [step]);
  return button;
}
