import { useEffect, useState, useSyncExternalStore } from 'react';
import { firstInteraction } from '#web/lib/loading/first-interaction.ts';
import { currentToast, subscribeToToasts } from '#web/lib/toast-store.ts';
import { Boundary } from '#web/ui/status/boundary.tsx';
import { PlainToast } from './plain-toast.tsx';
import type * as toaster from './toaster.tsx';

/**
 * The place for toasts. Their code comes when someone begins to use the page, or with the first toast: that may be
 * about a lost connection, and then its words stand there plainly.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const isWanted = toast !== null;
  /** False: it could not be fetched. */
  const [code, setCode] = useState<typeof toaster | false>();
  useEffect(() => {
    const load = () => {
      // A fetch that fails may be remembered by the browser: none is begun that must fail and is not needed.
      if (!isWanted && !navigator.onLine) return;
      import('./toaster.tsx').then(setCode, () => setCode(false));
    };
    if (isWanted) load();
    else void firstInteraction().then(load);
  }, [isWanted]);
  const plain = toast && <PlainToast toast={toast} />;
  if (!code) return code === false && plain;
  return (
    <Boundary attempt={toast} instead={plain}>
      <code.Toaster />
    </Boundary>
  );
}
