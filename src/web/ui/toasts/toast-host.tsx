import { useEffect, useState, useSyncExternalStore } from 'react';
import { firstInteraction } from '#web/lib/loading/first-interaction.ts';
import { currentToast, subscribeToToasts } from '#web/lib/toast-store.ts';
import { Boundary } from '#web/ui/status/boundary.tsx';
import { PlainToast } from './plain-toast.tsx';
import type * as toaster from './toaster.tsx';

/**
 * The place for toasts. Their code is loaded when a person starts to use the page, or with the first toast. That may
 * be about a lost connection, and is then shown as plain text.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const isWanted = toast !== null;
  /** False: it could not be loaded. */
  const [code, setCode] = useState<typeof toaster | false>();
  useEffect(() => {
    const load = () => {
      // The browser may cache a failed request, so none is started that must fail and is not needed.
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
