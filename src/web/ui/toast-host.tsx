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
    const load = () => import('./toaster.tsx').then((code) => setToaster(() => code.Toaster));
    // Fetched again with the next toast when it does not come.
    const timer = setTimeout(() => void load().catch(() => undefined), isWanted ? 0 : IDLE_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return Toaster && <Toaster />;
}
