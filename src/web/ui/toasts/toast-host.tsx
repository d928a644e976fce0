import { useEffect, useState, useSyncExternalStore } from 'react';
import { firstInteraction } from '#web/lib/loading/first-interaction.ts';
import { currentToast, subscribeToToasts } from '#web/lib/toast-store.ts';
import { Boundary } from '#web/ui/status/boundary.tsx';
import { PlainToast } from './plain-toast.tsx';
import type * as toaster from './toaster.tsx';

/**
 * The container for toasts. Their code is loaded when a person starts to use the page, or with the first toast. If the
 * connection is lost and the code cannot be loaded, that toast is shown as plain text.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const isWanted = toast !== null;
  /** False if the code could not be loaded. */
  const [code, setCode] = useState<typeof toaster | false>();
  useEffect(() => {
    const load = () => {
      // The browser may cache a failed request, so no unneeded request is started that is bound to fail.
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
