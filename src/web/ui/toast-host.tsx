import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '#web/lib/toast-store.ts';
import { Boundary } from './boundary.tsx';
import type * as toaster from './toaster.tsx';

const IDLE_MS = 1500;

/**
 * The place for toasts. Their code comes with the first one, or before it when the page is quiet: the first may
 * be about a lost connection.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const isWanted = toast !== null;
  const [code, setCode] = useState<typeof toaster | null>(null);
  useEffect(() => {
    const load = () => {
      // A fetch that fails may be remembered by the browser: none is begun that must fail and is not needed.
      if (!isWanted && !navigator.onLine) return;
      import('./toaster.tsx').then(setCode, () => undefined);
    };
    const timer = setTimeout(load, isWanted ? 0 : IDLE_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return (
    code && (
      <Boundary attempt={toast} instead={toast && <code.PlainToast toast={toast} />}>
        <code.Toaster />
      </Boundary>
    )
  );
}
