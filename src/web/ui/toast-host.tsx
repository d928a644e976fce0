import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '#web/lib/toast-store.ts';

const IDLE_MS = 1500;

/**
 * The place for toasts. Their code comes with the first one, or before it when the page is quiet: the first may
 * be about a lost connection.
 */
export function ToastHost() {
  const isWanted = useSyncExternalStore(subscribeToToasts, currentToast, () => null) !== null;
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      // A fetch that fails may be remembered by the browser: none is begun that must fail and is not needed.
      if (!isWanted && !navigator.onLine) return;
      import('./toaster.tsx').then(
        (code) => setToaster(() => code.Toaster),
        () => undefined,
      );
    };
    const timer = setTimeout(load, isWanted ? 0 : IDLE_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return Toaster && <Toaster />;
}
