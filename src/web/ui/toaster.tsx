import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToasts } from '#web/lib/toast-store.ts';

const DURATION_MS = 5000;
const SWIPE_PX = 50;

/** Shows the toast of the store; F8 goes to it. Fetched with the first toast. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const isBad = toast?.variant === 'destructive';
  const toastId = toast?.id;
  const viewport = useRef<HTMLOListElement>(null);

  // As a popover it lies above a modal dialog that was open before.
  useEffect(() => {
    const popover = viewport.current;
    if (toastId === undefined || !popover) return undefined;
    popover.showPopover();
    return () => popover.hidePopover();
  }, [toastId]);

  return (
    <Primitive.Provider duration={DURATION_MS} swipeThreshold={SWIPE_PX} swipeDirection="right">
      {toast && (
        <Primitive.Root
          key={toast.id}
          type={isBad ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
          className={`toast flex items-start gap-3 rounded-card border bg-surface p-4 shadow-card ${isBad ? 'border-danger' : 'border-edge'}`}
        >
          <div className="min-w-0 flex-1">
            <Primitive.Title className={`font-semibold ${isBad ? 'text-danger' : ''}`}>
              {toast.title}
            </Primitive.Title>
            {toast.description && (
              <Primitive.Description className="text-sm">{toast.description}</Primitive.Description>
            )}
          </div>
          <Primitive.Close
            aria-label="Dismiss"
            className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:text-ink md:size-9"
          >
            <X aria-hidden className="size-4" />
          </Primitive.Close>
        </Primitive.Root>
      )}
      <Primitive.Viewport
        ref={viewport}
        popover="manual"
        className="no-print fixed inset-x-4 top-auto w-auto overflow-visible bg-transparent text-ink bottom-[calc(5rem+env(safe-area-inset-bottom))] z-50 outline-none md:right-6 md:bottom-6 md:left-auto md:w-96"
      />
    </Primitive.Provider>
  );
}
