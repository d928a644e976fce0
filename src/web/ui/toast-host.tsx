import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { type Toast, currentToast, dismissToast, subscribeToToasts } from '#web/lib/toast-store.ts';
import { Boundary } from './boundary.tsx';

const IDLE_MS = 1500;

/**
 * The place for toasts. Their code comes with the first one, or before it when the page is quiet: the first may
 * be about a lost connection.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const isWanted = toast !== null;
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
  return (
    Toaster && (
      <Boundary attempt={toast} instead={toast && <PlainToast toast={toast} />}>
        <Toaster />
      </Boundary>
    )
  );
}

/** The words alone, until they are pressed away: what went wrong with the toast is no reason to lose them. */
function PlainToast({ toast: { id, title, description } }: { toast: Toast }) {
  return (
    <div
      role="alert"
      className="no-print fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-50 rounded-card border border-edge bg-surface p-4 shadow-card md:right-6 md:bottom-6 md:left-auto md:w-96"
    >
      <p className="font-semibold">{title}</p>
      <p className="text-sm">{description}</p>
      <button
        type="button"
        onClick={() => dismissToast(id)}
        className="min-h-11 font-semibold text-pine underline underline-offset-4"
      >
        Dismiss
      </button>
    </div>
  );
}
