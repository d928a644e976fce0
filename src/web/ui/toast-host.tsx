import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '#web/lib/toast-store.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

/** The place for toasts. Their code is fetched with the first one and stays. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [hasShownOne, setHasShownOne] = useState(false);
  if (toast && !hasShownOne) setHasShownOne(true);
  if (!hasShownOne) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
