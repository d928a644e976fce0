import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { bringTooltips } from '../../../design/bring-tooltips.ts';
import { subscribeToModals, topModal } from '#web/lib/open-modals.ts';
import { currentToast, dismissToast, subscribeToToasts } from '#web/lib/toast-store.ts';
import { useToastEdge } from './toast-edge.ts';

const DURATION_MS = 5000;
const SWIPE_PX = 50;

/** Shows the store's toast. F8 focuses it. Loaded with the first toast, or when a person starts to use the page. */
export function Toaster() {
  // Loaded with this file, on every page that a person starts to use.
  useEffect(bringTooltips, []);
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const isBad = toast?.variant === 'destructive';
  const toastId = toast?.id;
  const viewport = useRef<HTMLOListElement>(null);
  const { place, modal } = usePlace();
  const edge = useToastEdge(viewport, toastId, modal);
  const cameFrom = useRef<Element>(null);

  // A popover isn't clipped by its dialog. After it is moved, it must be shown again.
  useEffect(() => {
    const popover = viewport.current;
    // The popover was removed together with its dialog. The effect in its new position shows it again.
    if (toastId === undefined || !popover?.isConnected) return undefined;
    popover.showPopover();
    return () => {
      const hadFocus = popover.contains(document.activeElement);
      popover.hidePopover();
      if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    };
  }, [toastId, modal]);

  function noteWhereFrom({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  return createPortal(
    <Primitive.Provider
      duration={DURATION_MS}
      swipeThreshold={SWIPE_PX}
      swipeDirection="right"
      announcerContainer={place}
    >
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
        data-edge={edge}
        onFocus={noteWhereFrom}
        className="toast-place no-print fixed inset-x-4 z-50 w-auto overflow-visible bg-transparent text-ink outline-none md:right-6 md:left-auto md:w-96"
      />
    </Primitive.Provider>,
    place,
  );
}

/**
 * Nothing behind an open dialog is interactive or readable, so toasts are rendered in the topmost dialog, otherwise in
 * the page.
 */
function usePlace() {
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => null);
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => (modal ?? document.body).append(place), [modal, place]);
  return { place, modal };
}
